//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies

/// Remembers what was synced last, so that unchanged notes need not be read again.
@Spyable
package protocol BookmarkStorageProviding: Sendable {
    /// What was saved last; empty when that was never, or when it cannot be understood.
    func load() throws(SyncError) -> Bookmarks

    func save(_ bookmarks: Bookmarks) throws(SyncError)
}
