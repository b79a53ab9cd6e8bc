//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SyncNotesCore

/// The line of a terminal that tells how far a long run is, written over and over, and erased in the end.
package struct ProgressLine {
    private let start: ContinuousClock.Instant
    private var isVisible = false

    /// How long a run takes before it counts as long.
    package static let patience = Duration.seconds(1)

    package init(start: ContinuousClock.Instant) {
        self.start = start
    }

    /// What to write now to bring the line up to date; nothing while the run is a short one.
    package mutating func update(_ summary: SyncSummary, at now: ContinuousClock.Instant) -> String {
        guard now - start > Self.patience else {
            return ""
        }
        isVisible = true
        return Self.erasure + "\(summary) …"
    }

    /// What to write before anything else is.
    package mutating func erase() -> String {
        defer { isVisible = false }
        return isVisible ? Self.erasure : ""
    }

    private static let erasure = "\r\u{1B}[K"
}
