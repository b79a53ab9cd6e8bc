//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Reads and writes the files of this machine.
package struct LocalFileAccessor: FileAccessorProviding {
    package init() {}

    package func exists(at path: FilePath) throws(FileError) -> Bool {
        do {
            _ = try path.status()
            return true
        } catch  where error.problem == .missing {
            return false
        }
    }

    package func list(_ folder: FilePath) throws(FileError) -> [FileEntry] {
        let descriptor = try folder.system { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard let stream = fdopendir(descriptor) else {
            let code = errno
            close(descriptor)
            throw FileError(code: code, at: folder)
        }
        defer { closedir(stream) }
        var entries: [FileEntry] = []
        while true {
            // The end and an error differ in the code alone.
            errno = 0
            guard let next = readdir(stream) else {
                guard errno == 0 else {
                    throw FileError(code: errno, at: folder)
                }
                return entries
            }
            let name = FilePath(nameOf: next)
            if name != ".", name != "..", let entry = try entry(name, in: folder) {
                entries.append(entry)
            }
        }
    }

    /// What is to be said of an entry; nil when it has gone in the meantime.
    private func entry(_ name: FilePath, in folder: FilePath) throws(FileError) -> FileEntry? {
        let path = folder / name
        do {
            let status = try path.status()
            guard status.isLink else {
                return FileEntry(name: name, kind: FileEntry.Kind(status), stamp: status.stamp)
            }
            // A loop of links leads nowhere, like one whose target is gone.
            guard let target = try? path.statusOfTarget() else {
                return FileEntry(name: name, kind: .link(to: nil), stamp: status.stamp)
            }
            return FileEntry(name: name, kind: .link(to: FileEntry.Kind(target)), stamp: target.stamp)
        } catch  where error.problem == .missing {
            return nil
        }
    }

    package func read(from path: FilePath) throws(FileError) -> Data {
        // Should a pipe have taken the file's place, opening it must not wait for a writer.
        let descriptor = try path.system { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        defer { close(descriptor) }
        var contents = Data()
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count > 0 {
                contents.append(contentsOf: buffer[..<count])
            } else if count == 0 {
                return contents
            } else if errno != EINTR {
                throw FileError(code: errno, at: path)
            }
        }
    }

    package func write(_ contents: Data, to path: FilePath) throws(FileError) -> FileStamp {
        try AtomicWrite(contents, to: path).run()
    }

    package func makeFolder(at path: FilePath) throws(FileError) {
        try path.system { mkdir($0, 0o777) }
        try path.parent.synchronizeFolder()
    }
}

extension FilePath {
    /// The name that a folder's entry holds.
    fileprivate init(nameOf entry: UnsafeMutablePointer<dirent>) {
        let offset = MemoryLayout<dirent>.offset(of: \.d_name)!
        let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
        self.init(bytes: UnsafeRawBufferPointer(start: name, count: strlen(name)))
    }
}

extension FileEntry.Kind {
    fileprivate init(_ status: stat) {
        self = status.isFile ? .file : status.isFolder ? .folder : .special
    }
}
