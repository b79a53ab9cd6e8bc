//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SyncNotes
import SyncNotesCore
import Testing

struct ProgressLineTests {
    private let start = ContinuousClock.now
    private let summary = SyncSummary([.added("a.md", bytes: 1), .unchanged("b.md")])

    @Test func shortRunsShowNoProgress() {
        var line = ProgressLine(start: start)
        #expect(line.update(summary, at: start + .seconds(1)) == "")
        #expect(line.erase() == "")
    }

    @Test func longRunsTellHowFarTheyAre() {
        var line = ProgressLine(start: start)
        #expect(
            line.update(summary, at: start + .milliseconds(1001))
                == "\r\u{1B}[K2 notes: 1 copied (1 byte), 1 unchanged …"
        )
    }

    @Test func theLineIsErasedOnce() {
        var line = ProgressLine(start: start)
        _ = line.update(summary, at: start + .seconds(2))
        #expect(line.erase() == "\r\u{1B}[K")
        #expect(line.erase() == "")
    }
}
