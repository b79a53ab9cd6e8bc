//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// The user's folders on the disks of this machine.
///
/// The container belongs to one run at a time: it is locked from when it is first asked for until the file system is
/// let go.
package final class LocalFileSystem: FileSystemProviding {
    private let folders: SyncFolders
    private let containerLock = FolderLock()

    package init(folders: SyncFolders) {
        self.folders = folders
    }

    package func folder(for purpose: FolderPurpose) throws(SyncError) -> FilePath {
        switch purpose {
        case .notes:
            try checkNotes()
            return folders.notes
        case .container:
            try prepareContainer()
            return folders.container
        case .bookmarks:
            return try bookmarksFolder()
        }
    }

    private func checkNotes() throws(SyncError) {
        _ = try resolvedNotes()
        do {
            try folders.notes.system { access($0, R_OK | X_OK) }
        } catch {
            throw .notesUnusable(error)
        }
    }

    private func resolvedNotes() throws(SyncError) -> FilePath {
        do {
            return try folders.notes.resolvedFolder()
        } catch {
            throw .notesUnusable(error)
        }
    }

    // MARK: - The container

    private func prepareContainer() throws(SyncError) {
        let notes = try resolvedNotes()
        let overlap: SyncError.Overlap?
        var isOurs = false
        do {
            overlap = try overlapOfContainer(with: notes)
            if overlap == nil {
                isOurs = try openContainer()
            }
        } catch {
            throw .containerUnusable(error)
        }
        if let overlap {
            throw .foldersOverlap(overlap, notes: folders.notes, container: folders.container)
        }
        if !isOurs {
            throw .containerInUse(folders.container)
        }
    }

    /// How the container, or the place where it will be, overlaps with the notes.
    private func overlapOfContainer(with notes: FilePath) throws(FileError) -> SyncError.Overlap? {
        guard try LocalFileAccessor().exists(at: folders.container) else {
            let parent = try folders.container.parent.resolvedFolder()
            return try notes.isSameOrHolds(parent) ? .containerInsideNotes : nil
        }
        let container = try folders.container.resolvedFolder()
        return switch (try notes.isSameOrHolds(container), try container.isSameOrHolds(notes)) {
        case (true, true): .same
        case (true, false): .containerInsideNotes
        case (false, true): .notesInsideContainer
        case (false, false): nil
        }
    }

    /// Makes the container when it is missing, locks it, and clears what an interrupted run left.
    ///
    /// - Returns: Whether the container is free for this run.
    private func openContainer() throws(FileError) -> Bool {
        if try !LocalFileAccessor().exists(at: folders.container) {
            try LocalFileAccessor().makeFolder(at: folders.container)
        }
        try folders.container.system { access($0, R_OK | W_OK | X_OK) }
        guard try containerLock.take(folders.container) else {
            return false
        }
        try removeLeftovers(in: folders.container)
        return true
    }

    private func removeLeftovers(in folder: FilePath) throws(FileError) {
        for entry in try LocalFileAccessor().list(folder) {
            let path = folder / entry.name
            switch entry.kind {
            case .folder:
                // A folder that cannot be searched is reported when a note is to be copied there.
                try? removeLeftovers(in: path)
            case .file where AtomicWrite.isLeftover(entry.name):
                try path.system { unlink($0) }
            default:
                break
            }
        }
    }

    // MARK: - Bookmarks

    /// A folder for this pair of notes and container.
    private func bookmarksFolder() throws(SyncError) -> FilePath {
        let notes = try resolvedNotes()
        do {
            let container = try folders.container.resolvedFolder()
            let pair = (notes.bytes + [0] + container.bytes).checksum
            let folder = folders.bookmarks / FilePath(String(pair, radix: 36))
            try folder.makeFolderWithParents()
            return folder
        } catch {
            throw .bookmarksUnusable(error)
        }
    }
}

extension FilePath {
    /// The folder at the path, from the root and without links.
    fileprivate func resolvedFolder() throws(FileError) -> FilePath {
        guard try statusOfTarget().isFolder else {
            throw FileError(.notAFolder, at: self)
        }
        return try resolved()
    }

    /// Whether a resolved path is this one or lies below it, by what the system says of the folders: one folder can have
    /// several paths.
    fileprivate func isSameOrHolds(_ other: FilePath) throws(FileError) -> Bool {
        let status = try status()
        var ancestor = other
        while true {
            if try ancestor.status().isSame(as: status) {
                return true
            }
            guard ancestor != "/" else {
                return false
            }
            ancestor = ancestor.parent
        }
    }

    fileprivate func makeFolderWithParents() throws(FileError) {
        do {
            try system { mkdir($0, 0o700) }
        } catch  where error.problem == .missing && parent != self {
            try parent.makeFolderWithParents()
            try system { mkdir($0, 0o700) }
        } catch  where error.problem == .alreadyExists {
            guard try statusOfTarget().isFolder else {
                throw FileError(.notAFolder, at: self)
            }
        }
    }
}
