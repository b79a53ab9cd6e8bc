//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The folders that the user chose, taken to exist.
package struct PreviewFileSystem: FileSystemProviding {
    private let folders: SyncFolders

    package init(folders: SyncFolders) {
        self.folders = folders
    }

    package func folder(for purpose: FolderPurpose) -> FilePath {
        switch purpose {
        case .notes: folders.notes
        case .container: folders.container
        case .bookmarks: folders.bookmarks
        }
    }
}
