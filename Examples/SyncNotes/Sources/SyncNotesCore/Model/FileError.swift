//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What went wrong with one file or folder, and how to mend it.
package struct FileError: Error, Hashable {
    package let path: FilePath
    package let problem: Problem

    package init(_ problem: Problem, at path: FilePath) {
        self.path = path
        self.problem = problem
    }

    /// The error of a system call that failed with the given code.
    package init(code: Int32, at path: FilePath) {
        self.init(Problem(code: code), at: path)
    }

    package enum Problem: Hashable, Sendable {
        case missing
        case alreadyExists
        case noPermission
        case notAFolder
        /// A folder, a link or a device, where a file should be written.
        case notAFile
        case diskFull
        case fileTooLarge
        case readOnlyDisk
        case nameTooLong
        /// Anything else, in the system's words.
        case other(String)

        init(code: Int32) {
            self =
                switch code {
                case ENOENT: .missing
                case EEXIST: .alreadyExists
                case EACCES, EPERM: .noPermission
                case ENOTDIR: .notAFolder
                case EISDIR: .notAFile
                case ENOSPC, EDQUOT: .diskFull
                case EFBIG: .fileTooLarge
                case EROFS: .readOnlyDisk
                case ENAMETOOLONG: .nameTooLong
                default: .other(String(cString: strerror(code)))
                }
        }
    }
}

extension FileError: CustomStringConvertible {
    /// The path, what happened, and what to do.
    package var description: String {
        "\(path): \(problem)\n  to mend it: \(problem.advice)"
    }
}

extension FileError.Problem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missing: "there is nothing at this path"
        case .alreadyExists: "there is something at this path already"
        case .noPermission: "permission denied"
        case .notAFolder: "this is not a folder"
        case .notAFile: "something that is not a file is in the way"
        case .diskFull: "the disk is full"
        case .fileTooLarge: "the file is larger than may be written here"
        case .readOnlyDisk: "the disk is read-only"
        case .nameTooLong: "the name is too long"
        case .other(let reason): reason
        }
    }

    /// What the user can do.
    var advice: String {
        switch self {
        case .missing: "check the spelling, or make it first"
        case .alreadyExists: "move it away, or choose another path"
        case .noPermission: "change its owner or mode with chown or chmod, or run as a user who may use it"
        case .notAFolder: "name a folder, or move the file away"
        case .notAFile: "move it away, and run again"
        case .diskFull: "free some space, and run again: what is copied already stays"
        case .fileTooLarge: "raise the limit (ulimit -f), or use a file system that takes larger files"
        case .readOnlyDisk: "mount it for writing, or choose another folder"
        case .nameTooLong: "shorten the name"
        case .other: "see what the system says, and run again"
        }
    }
}
