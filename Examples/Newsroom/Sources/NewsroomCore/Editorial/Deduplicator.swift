//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Leaves out what several feeds have in common.
package struct Deduplicator: Sendable {
    package init() {}

    /// The stories without those that lead to the same page as an earlier one.
    package func withoutDuplicates(_ stories: [Story]) -> [Story] {
        var known: Set<String> = []
        return stories.filter { known.insert($0.article.link ?? "\($0.feed) \($0.article.id)").inserted }
    }
}
