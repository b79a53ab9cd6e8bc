//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Bookmarks that last as long as the app runs.
package final class PreviewBookmarkStorage: BookmarkStorageProviding {
    private let saved = Guarded(Bookmarks())

    package init() {}

    package func load() -> Bookmarks {
        saved.withLock { $0 }
    }

    package func save(_ bookmarks: Bookmarks) {
        saved.withLock { $0 = bookmarks }
    }
}
