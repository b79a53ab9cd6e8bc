//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// All the services of the app: the real ones, and those that a preview uses in place of the disk.
package struct SyncModule: Module {
    private let folders: SyncFolders

    package init(folders: SyncFolders = SyncFolders()) {
        self.folders = folders
    }

    package func register(in registry: inout Registry) {
        let folders = folders
        registry.register(SyncFolders.self) { folders }

        registry.register(
            (any FileSystemProviding).self,
            lifetime: .singleton,
            using: LocalFileSystem.init(folders:)
        )
        registry.register((any FileAccessorProviding).self, lifetime: .singleton) { LocalFileAccessor() }
        registry.register(
            (any BookmarkStorageProviding).self,
            lifetime: .singleton,
            using: LocalBookmarkStorage.init(fileSystem:files:)
        )
        registry.register(
            SyncManager.self,
            lifetime: .singleton,
            using: SyncManager.init(fileSystem:files:bookmarkStorage:)
        )

        registry.register(
            (any FileSystemProviding).self,
            in: .preview,
            lifetime: .singleton,
            using: PreviewFileSystem.init(folders:)
        )
        registry.register(
            (any FileAccessorProviding).self,
            in: .preview,
            lifetime: .singleton,
            using: PreviewFileAccessor.init(folders:)
        )
        registry.register((any BookmarkStorageProviding).self, in: .preview, lifetime: .singleton) {
            PreviewBookmarkStorage()
        }
    }
}
