//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension SyncManager {
    /// One pass over the notes.
    struct Run {
        private let files: any FileAccessorProviding
        private let notes: FilePath
        private let container: FilePath
        private var seen: Set<FilePath> = []
        private(set) var bookmarks: Bookmarks
        private(set) var summary = SyncSummary()

        init(files: any FileAccessorProviding, notes: FilePath, container: FilePath, bookmarks: Bookmarks) {
            self.files = files
            self.notes = notes
            self.container = container
            self.bookmarks = bookmarks
        }

        /// Mirrors all the notes.
        mutating func mirror(reporting report: (SyncEvent) -> Void) throws {
            let entries: [FileEntry]
            do {
                entries = try files.list(notes)
            } catch {
                throw SyncError.notesUnusable(error)
            }
            do {
                try mirror(entries, of: "", onto: try files.list(container), report)
            } catch let error as FileError where error.path == container {
                throw SyncError.containerUnusable(error)
            }
            bookmarks.keep(only: seen)
        }

        /// Mirrors a folder's entries, at a path in the notes, onto those that the container has there.
        private mutating func mirror(
            _ entries: [FileEntry],
            of folder: FilePath,
            onto copies: [FileEntry],
            _ report: (SyncEvent) -> Void
        ) throws {
            let copies = Dictionary(copies.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
            for entry in entries.sorted(by: { $0.name < $1.name }) {
                try Task.checkCancellation()
                let path = folder / entry.name
                do {
                    switch entry.kind {
                    case .folder:
                        try mirrorFolder(at: path, onto: copies[entry.name], report)
                    case .file, .link(to: .file):
                        tell(try mirrorNote(entry, at: path, onto: copies[entry.name]), report)
                    case .link(to: .folder):
                        tell(.skipped(path, .linkToFolder), report)
                    case .link(to: nil):
                        tell(.skipped(path, .brokenLink), report)
                    case .link, .special:
                        tell(.skipped(path, .notAFile), report)
                    }
                } catch let error as FileError where error.problem != .diskFull {
                    tell(.failed(path, error), report)
                }
            }
        }

        private mutating func mirrorFolder(
            at path: FilePath,
            onto copy: FileEntry?,
            _ report: (SyncEvent) -> Void
        ) throws {
            let entries = try files.list(notes / path)
            var copies: [FileEntry] = []
            switch copy?.kind {
            case .folder: copies = try files.list(container / path)
            case nil: try files.makeFolder(at: container / path)
            // A link is not followed: it may lead out of the container.
            default: throw FileError(.notAFolder, at: container / path)
            }
            try mirror(entries, of: path, onto: copies, report)
        }

        /// Brings the copy of a note up to date.
        private mutating func mirrorNote(
            _ note: FileEntry,
            at path: FilePath,
            onto copy: FileEntry?
        ) throws -> SyncEvent {
            seen.insert(path)
            if let copy, bookmarks[path] == Bookmarks.Stamps(note: note.stamp, copy: copy.stamp) {
                return .unchanged(path)
            }
            let contents = try files.read(from: notes / path)
            if copy?.kind == .folder {
                throw FileError(.notAFile, at: container / path)
            }
            if let copy, copy.kind == .file, copy.stamp.size == contents.count,
                try files.read(from: container / path) == contents
            {
                bookmarks[path] = Bookmarks.Stamps(note: note.stamp, copy: copy.stamp)
                return .unchanged(path)
            }
            let written = try files.write(contents, to: container / path)
            bookmarks[path] = Bookmarks.Stamps(note: note.stamp, copy: written)
            return copy == nil ? .added(path, bytes: contents.count) : .updated(path, bytes: contents.count)
        }

        private mutating func tell(_ event: SyncEvent, _ report: (SyncEvent) -> Void) {
            summary.count(event)
            report(event)
        }
    }
}
