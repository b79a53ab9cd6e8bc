//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

extension FilePath {
    /// Calls the system with the path, again when a signal interrupts it.
    ///
    /// - Returns: What the call returns, which is not negative.
    /// - Throws: A ``FileError`` when the call fails.
    @discardableResult
    func system(_ call: (UnsafePointer<CChar>) -> Int32) throws(FileError) -> Int32 {
        while true {
            let (result, code) = withCString { (call($0), errno) }
            if result >= 0 {
                return result
            }
            guard code == EINTR else {
                throw FileError(code: code, at: self)
            }
        }
    }

    func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        (bytes + [0]).withUnsafeBytes { body($0.baseAddress!.assumingMemoryBound(to: CChar.self)) }
    }

    /// What the system says of the file; of the link itself when it is one.
    func status() throws(FileError) -> stat {
        var status = stat()
        try system { lstat($0, &status) }
        return status
    }

    /// What the system says of what the path leads to.
    func statusOfTarget() throws(FileError) -> stat {
        var status = stat()
        try system { stat($0, &status) }
        return status
    }

    /// The path from the root, without links.
    func resolved() throws(FileError) -> FilePath {
        let (path, code) = withCString { (realpath($0, nil), errno) }
        guard let path else {
            throw FileError(code: code, at: self)
        }
        defer { free(path) }
        return FilePath(bytes: UnsafeRawBufferPointer(start: path, count: strlen(path)))
    }

    /// Forces what a folder says of its entries to the disk.
    func synchronizeFolder() throws(FileError) {
        let descriptor = try system { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        defer { close(descriptor) }
        // Some file systems cannot do this for folders.
        guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else {
            throw FileError(code: errno, at: self)
        }
    }
}

extension stat {
    var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }

    var isLink: Bool { st_mode & S_IFMT == S_IFLNK }

    var isFile: Bool { st_mode & S_IFMT == S_IFREG }

    /// Whether both describe the same file, whatever the paths that lead to it.
    func isSame(as other: stat) -> Bool {
        st_dev == other.st_dev && st_ino == other.st_ino
    }

    var stamp: FileStamp {
        #if canImport(Darwin)
        let (modified, changed) = (st_mtimespec, st_ctimespec)
        #else
        let (modified, changed) = (st_mtim, st_ctim)
        #endif
        return FileStamp(size: Int(st_size), modified: modified.nanoseconds, changed: changed.nanoseconds)
    }
}

extension timespec {
    fileprivate var nanoseconds: Int { tv_sec * 1_000_000_000 + tv_nsec }
}
