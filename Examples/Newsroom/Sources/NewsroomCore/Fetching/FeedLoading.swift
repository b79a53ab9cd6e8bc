//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Gets the documents of some kind of address.
///
/// Loaders are contributed to an array, in which a fetcher looks for one.
package protocol FeedLoading: Sendable {
    /// Whether the loader is the one for an address.
    func canLoad(_ address: FeedAddress) -> Bool

    func load(_ address: FeedAddress) async throws(FeedError) -> Data
}
