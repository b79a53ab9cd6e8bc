//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SyncNotesCore

/// What the shell is told; documented in ``Options/help``.
enum ExitCode: Int32 {
    case success = 0
    case someNotesFailed = 1
    case usage = 2
    case notesUnusable = 3
    case containerUnusable = 4
    case foldersOverlap = 5
    case diskFull = 6
    case bookmarksUnusable = 7
    case containerInUse = 8
    case outputFailed = 9
    case interrupted = 130
    case terminated = 143

    init(_ error: any Error) {
        self =
            switch error {
            case is UsageError: .usage
            case SyncError.notesUnusable: .notesUnusable
            case SyncError.containerUnusable: .containerUnusable
            case SyncError.bookmarksUnusable: .bookmarksUnusable
            case SyncError.foldersOverlap: .foldersOverlap
            case SyncError.containerInUse: .containerInUse
            case let error as FileError where error.problem == .diskFull: .diskFull
            default: .someNotesFailed
            }
    }
}
