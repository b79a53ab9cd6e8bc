//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Mirrors the notes into the container.
///
/// Notes that are new or changed are copied; nothing is ever deleted. The manager knows its surroundings through three
/// protocols only, so that tests run it without touching a disk.
package actor SyncManager {
    private let fileSystem: any FileSystemProviding
    private let files: any FileAccessorProviding
    private let bookmarkStorage: any BookmarkStorageProviding

    package init(
        fileSystem: any FileSystemProviding,
        files: any FileAccessorProviding,
        bookmarkStorage: any BookmarkStorageProviding
    ) {
        self.fileSystem = fileSystem
        self.files = files
        self.bookmarkStorage = bookmarkStorage
    }

    /// Copies what is new or changed.
    ///
    /// A note that cannot be copied is reported, and the others go on. Whatever stops the run, the copies that were made
    /// are whole, and the next run completes it.
    ///
    /// - Parameter report: Is told what was done with each note.
    /// - Returns: What was done in all.
    /// - Throws: A ``SyncError`` when a folder cannot be used, a ``FileError`` when the disk is full, and
    ///   `CancellationError` when the task was cancelled.
    @discardableResult
    package func sync(reporting report: (SyncEvent) -> Void = { _ in }) throws -> SyncSummary {
        let notes = try fileSystem.folder(for: .notes)
        let container = try fileSystem.folder(for: .container)
        // Bookmarks save time only: without them, every note is compared.
        let known = (try? bookmarkStorage.load()) ?? Bookmarks()
        var run = Run(files: files, notes: notes, container: container, bookmarks: known)
        let result = Result { try run.mirror(reporting: report) }
        let saving = Result {
            if run.bookmarks != known {
                try bookmarkStorage.save(run.bookmarks)
            }
        }
        // What stopped the run matters more than what could not be saved after it.
        try result.get()
        try saving.get()
        return run.summary
    }
}
