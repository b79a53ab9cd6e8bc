//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import SeamSpies
import Testing

/// Takes the findings of one test, and tells them to its framework: at once on the test's own task, else at its end.
final class Ledger: FindingSink {
    private struct State {
        var kept: [Finding] = []
        var hasFailed = false
        var isClosed = false
    }

    /// The test that the findings are laid to.
    let owner: TestOwner
    private let state = Locked(State())

    init(of owner: TestOwner) {
        self.owner = owner
    }

    /// Whether the test failed so far, as far as is known.
    var hasFailed: Bool { state.withLock { $0.hasFailed } }

    /// Notes that the test failed.
    func noteFailure() {
        state.withLock { $0.hasFailed = true }
    }

    func report(_ finding: Finding) {
        let isOnTask = TestScope.open?.ledger === self
        let isClosed = state.withLock { state in
            state.hasFailed = true
            if !state.isClosed, !(isOnTask && owner.canRecordHere) { state.kept.append(finding) }
            return state.isClosed
        }
        if isClosed {
            RunIssue.record(
                "\(finding.message)\n  test: \(owner.name), opened at \(owner.place)",
                at: finding.place ?? owner.place
            )
        } else if isOnTask && owner.canRecordHere {
            owner.record(finding)
        }
    }

    /// Records what was kept and what was found at the end; what comes later is reported for the run.
    func close(_ findings: [Finding]) {
        let kept = state.withLock { state in
            state.isClosed = true
            defer { state.kept = [] }
            return state.kept
        }
        for finding in kept + findings { owner.record(finding) }
    }
}
