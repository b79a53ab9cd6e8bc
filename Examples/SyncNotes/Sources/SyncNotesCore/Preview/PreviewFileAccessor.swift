//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Files in memory: the sample notes, and an empty container.
package final class PreviewFileAccessor: FileAccessorProviding {
    private let state: Guarded<State>

    private struct State {
        var folders: Set<FilePath>
        var files: [FilePath: File] = [:]
        /// Stands for the time: it goes on with each write.
        var writes = 0

        mutating func write(_ contents: Data, to path: FilePath) -> FileStamp {
            writes += 1
            let stamp = FileStamp(size: contents.count, modified: writes, changed: writes)
            files[path] = File(contents: contents, stamp: stamp)
            return stamp
        }
    }

    private struct File {
        let contents: Data
        let stamp: FileStamp
    }

    package init(folders: SyncFolders) {
        var state = State(folders: [folders.notes, folders.container])
        for folder in SampleNotes.folders {
            state.folders.insert(folders.notes / folder)
        }
        for note in SampleNotes.all {
            _ = state.write(Data(note.text.utf8), to: folders.notes / note.path)
        }
        self.state = Guarded(state)
    }

    package func exists(at path: FilePath) -> Bool {
        state.withLock { $0.files[path] != nil || $0.folders.contains(path) }
    }

    package func list(_ folder: FilePath) throws(FileError) -> [FileEntry] {
        try state.withLock { state throws(FileError) in
            guard state.folders.contains(folder) else {
                throw FileError(.missing, at: folder)
            }
            let files = state.files.filter { $0.key.parent == folder }
            let folders = state.folders.filter { $0.parent == folder }
            return files.map { FileEntry(name: $0.key.name, kind: .file, stamp: $0.value.stamp) }
                + folders.map { FileEntry(name: $0.name, kind: .folder) }
        }
    }

    package func read(from path: FilePath) throws(FileError) -> Data {
        try state.withLock { state throws(FileError) in
            guard let file = state.files[path] else {
                throw FileError(.missing, at: path)
            }
            return file.contents
        }
    }

    package func write(_ contents: Data, to path: FilePath) throws(FileError) -> FileStamp {
        try state.withLock { state throws(FileError) in
            guard state.folders.contains(path.parent) else {
                throw FileError(.missing, at: path)
            }
            return state.write(contents, to: path)
        }
    }

    package func makeFolder(at path: FilePath) throws(FileError) {
        try state.withLock { state throws(FileError) in
            guard state.folders.contains(path.parent) else {
                throw FileError(.missing, at: path)
            }
            state.folders.insert(path)
        }
    }
}
