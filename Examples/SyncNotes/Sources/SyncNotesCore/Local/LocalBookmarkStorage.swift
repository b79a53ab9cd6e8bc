//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Keeps the bookmarks in a file.
package struct LocalBookmarkStorage: BookmarkStorageProviding {
    private let fileSystem: any FileSystemProviding
    private let files: any FileAccessorProviding

    package init(fileSystem: any FileSystemProviding, files: any FileAccessorProviding) {
        self.fileSystem = fileSystem
        self.files = files
    }

    package func load() throws(SyncError) -> Bookmarks {
        let path = try path
        do {
            guard try files.exists(at: path) else {
                return Bookmarks()
            }
            let contents = try files.read(from: path)
            // Bookmarks save time only: what cannot be understood is as good as none.
            return (try? JSONDecoder().decode(Bookmarks.self, from: contents)) ?? Bookmarks()
        } catch {
            throw .bookmarksUnusable(error)
        }
    }

    package func save(_ bookmarks: Bookmarks) throws(SyncError) {
        let path = try path
        do {
            _ = try files.write(bookmarks.encoded, to: path)
        } catch {
            throw .bookmarksUnusable(error)
        }
    }

    private var path: FilePath {
        get throws(SyncError) { try fileSystem.folder(for: .bookmarks) / "bookmarks.json" }
    }
}

extension Bookmarks {
    fileprivate var encoded: Data {
        guard let encoded = try? JSONEncoder().encode(self) else {
            preconditionFailure("Strings and integers can always be written as JSON.")
        }
        return encoded
    }
}
