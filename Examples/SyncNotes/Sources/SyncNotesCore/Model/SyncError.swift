//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Why nothing can be synced at all.
package enum SyncError: Error, Hashable {
    case notesUnusable(FileError)
    case containerUnusable(FileError)
    case bookmarksUnusable(FileError)
    /// One of the folders lies in the other, or they are the same.
    case foldersOverlap(Overlap, notes: FilePath, container: FilePath)
    /// Another run works on the container.
    case containerInUse(FilePath)

    package enum Overlap: Hashable, Sendable {
        case same
        case containerInsideNotes
        case notesInsideContainer
    }
}

extension SyncError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notesUnusable(let error):
            "the folder of notes cannot be read: \(error)"
        case .containerUnusable(let error):
            "the container cannot be used: \(error)"
        case .bookmarksUnusable(let error):
            """
            what was synced cannot be remembered: \(error)
              The notes themselves are synced; without bookmarks, the next run compares every file.
            """
        case .foldersOverlap(let overlap, let notes, let container):
            """
            \(container): the container \(overlap.inWords) \(notes)
              to mend it: choose a container outside of the notes, that does not hold them either
            """
        case .containerInUse(let container):
            """
            \(container): another run is syncing into this container
              to mend it: wait until it has ended
            """
        }
    }
}

extension SyncError.Overlap {
    fileprivate var inWords: String {
        switch self {
        case .same: "is the folder of notes itself:"
        case .containerInsideNotes: "lies inside the folder of notes"
        case .notesInsideContainer: "holds the folder of notes"
        }
    }
}
