//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// How much a scope checks when it ends.
package enum Strictness: Sendable {
    /// Stated expectations only.
    case lenient
    /// Also givens that nobody used.
    case standard
    /// Also calls that nobody verified.
    case strict
}

extension SpyScope {
    /// What its spies have to say when the scope ends.
    ///
    /// - Parameters:
    ///   - strictness: How much is checked.
    ///   - hasFailed: Whether the test failed already: unused givens are then no news.
    /// - Returns: The findings, expectations first.
    package func closingFindings(_ strictness: Strictness, hasFailed: Bool) -> [Finding] {
        let states = spies
        var findings = states.flatMap(\.unmetExpectations)
        if strictness != .lenient, !hasFailed { findings += states.flatMap(\.unusedGivens) }
        if strictness == .strict { findings += states.compactMap(\.unverifiedInteractions) }
        return findings
    }
}

extension __SpyState {
    /// Expectations that were not met, at their lines.
    fileprivate var unmetExpectations: [Finding] {
        var findings: [Finding] = []
        for record in requirements {
            for expectation in record.expectations {
                let selection = __Selection(state: self, key: record.key, pattern: expectation.pattern)
                let calls = selection.matching()
                selection.markVerified(calls)
                if expectation.count.allows(calls.count) { continue }
                findings.append(
                    selection.countFinding(
                        .unmetExpectation,
                        wanted: expectation.count,
                        found: calls,
                        at: expectation.place
                    )
                )
            }
        }
        return findings
    }

    /// Givens that no call used and that were not allowed to stay so, at their lines.
    fileprivate var unusedGivens: [Finding] {
        if isLenient { return [] }
        var findings: [Finding] = []
        for record in requirements where !record.isLenient {
            for given in record.givens where given.uses == 0 && !given.isLenient {
                findings.append(unusedFinding(given, record))
            }
        }
        return findings
    }

    /// Calls that nobody verified.
    fileprivate var unverifiedInteractions: Finding? {
        let calls = isLenient ? [] : unverifiedCalls
        return calls.isEmpty ? nil : unverifiedFinding(calls, .unverified, at: place)
    }
}
