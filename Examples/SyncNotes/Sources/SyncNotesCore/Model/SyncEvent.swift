//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What was done with one note.
package enum SyncEvent: Hashable, Sendable {
    /// The note was not in the container.
    case added(FilePath, bytes: Int)
    /// The container had another version of the note.
    case updated(FilePath, bytes: Int)
    case unchanged(FilePath)
    case skipped(FilePath, SkipReason)
    case failed(FilePath, FileError)

    package enum SkipReason: Hashable, Sendable, CustomStringConvertible {
        case linkToFolder
        case brokenLink
        case notAFile

        package var description: String {
            switch self {
            case .linkToFolder: "a link to a folder"
            case .brokenLink: "a link that leads nowhere"
            case .notAFile: "not a file"
            }
        }
    }
}

extension SyncEvent: CustomStringConvertible {
    /// One line of the report.
    package var description: String {
        switch self {
        case .added(let path, _): "added      \(path)"
        case .updated(let path, _): "updated    \(path)"
        case .unchanged(let path): "unchanged  \(path)"
        case .skipped(let path, let reason): "skipped    \(path) (\(reason))"
        case .failed(let path, let error): "failed     \(path) (\(error.problem))"
        }
    }
}
