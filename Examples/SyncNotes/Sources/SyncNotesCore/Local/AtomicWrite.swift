//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Replaces a file's contents as a whole or not at all, whatever happens meanwhile.
///
/// The contents go into a temporary file in the same folder, are forced to the disk, and take the file's place by
/// renaming, which the system does in one step. Should the machine stop before that, the temporary file is left, with a
/// name by which the next run knows it.
struct AtomicWrite {
    private let contents: Data
    private let path: FilePath
    private let temporary: FilePath

    init(_ contents: Data, to path: FilePath) {
        self.contents = contents
        self.path = path
        temporary = path.parent / FilePath(Self.prefix + String(path.name.bytes.checksum, radix: 36) + Self.suffix)
    }

    /// Whether a file is one that an interrupted write left.
    static func isLeftover(_ name: FilePath) -> Bool {
        name.bytes.starts(with: prefix.utf8) && name.bytes.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
    }

    private static let prefix = ".sync-notes-"
    private static let suffix = ".partial"

    /// - Returns: The stamp of the file that was written.
    func run() throws(FileError) -> FileStamp {
        do {
            try writeTemporary()
            try temporary.system { source in path.withCString { rename(source, $0) } }
        } catch {
            _ = try? temporary.system { unlink($0) }
            // The user knows the file by its own path.
            throw FileError(error.problem, at: path)
        }
        try path.parent.synchronizeFolder()
        return try path.status().stamp
    }

    private func writeTemporary() throws(FileError) {
        _ = try? temporary.system { unlink($0) }
        let mode = replacedMode
        let descriptor = try temporary.system { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode ?? 0o666) }
        defer { close(descriptor) }
        if let mode {
            // The file keeps the mode that its owner gave it, whatever the one that this run would give.
            fchmod(descriptor, mode)
        }
        try write(to: descriptor)
        guard fsync(descriptor) == 0 else {
            throw FileError(code: errno, at: temporary)
        }
    }

    private func write(to descriptor: Int32) throws(FileError) {
        var rest = contents[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                throw FileError(code: errno, at: temporary)
            }
        }
    }

    /// The mode of the file that is replaced; nil when there is none.
    private var replacedMode: mode_t? {
        guard let status = try? path.status(), status.isFile else {
            return nil
        }
        return status.st_mode & 0o777
    }
}
