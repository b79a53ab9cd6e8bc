//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import SyncNotesCore

/// Sample notes in a temporary folder, for a run without arguments.
struct Demo {
    let folders: SyncFolders

    /// Makes the folder and writes the notes.
    init() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "sync-notes-\(UUID().uuidString)")
        let root = FilePath(url.path)
        folders = SyncFolders(
            notes: root / "notes",
            container: root / "container",
            bookmarks: root / "bookmarks"
        )
        let files = LocalFileAccessor()
        for folder in [root, folders.notes] + SampleNotes.folders.map({ folders.notes / $0 }) {
            try files.makeFolder(at: folder)
        }
        for note in SampleNotes.all {
            _ = try files.write(Data(note.text.utf8), to: folders.notes / note.path)
        }
    }
}
