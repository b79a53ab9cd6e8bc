//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The feeds that the user follows, each once.
package struct Subscriptions: Hashable, Sendable {
    package let addresses: [FeedAddress]

    package init(settings: Settings) {
        var known: Set<FeedAddress> = []
        addresses = settings.feeds.filter { known.insert($0).inserted }
    }
}
