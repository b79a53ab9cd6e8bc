//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Keeps other processes out of a folder, until it is let go or the process ends.
final class FolderLock: Sendable {
    private let descriptor = Guarded<Int32?>(nil)

    deinit {
        if let held = descriptor.withLock({ $0 }) {
            close(held)
        }
    }

    /// Locks the folder.
    ///
    /// - Returns: False when somebody else holds it.
    func take(_ folder: FilePath) throws(FileError) -> Bool {
        guard descriptor.withLock({ $0 }) == nil else {
            return true
        }
        let opened = try folder.system { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
            let code = errno
            close(opened)
            // Where the file system knows no locks, there is nothing to wait for.
            guard code == EWOULDBLOCK else {
                return true
            }
            return false
        }
        let previous = descriptor.withLock { held in
            defer { held = opened }
            return held
        }
        if let previous {
            close(previous)
        }
        return true
    }
}
