//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The folders that the user chose.
package struct SyncFolders: Hashable, Sendable {
    package let notes: FilePath
    package let container: FilePath
    /// The folder for what is remembered from one run to the next.
    package let bookmarks: FilePath

    package init(notes: FilePath = "notes", container: FilePath = "container", bookmarks: FilePath = "bookmarks") {
        self.notes = notes.trimmingSlashes
        self.container = container.trimmingSlashes
        self.bookmarks = bookmarks.trimmingSlashes
    }
}
