//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

// The findings of verifications: the wanted call, the counts, what came instead, and which givens nearly matched.

extension __Selection {
    /// Too few or too many calls.
    func countFinding(
        _ kind: Finding.Kind,
        wanted: CallCount,
        found: [RecordedCall],
        at place: Place
    ) -> Finding {
        Finding(
            kind,
            """
            \(text) was wanted \(wanted), and was called \(found.isEmpty ? "never" : times(found.count)).
            \(details)  \(advice(wanted, found.count))
            """,
            at: place
        )
    }

    /// Something is expected where there is no end to check it at.
    func endlessFinding(at place: Place) -> Finding {
        Finding(
            .misuse,
            """
            \(text) is expected of a spy that was made outside of any test scope: nothing will check it.
              spy: \(state.nameText)
              requirement: \(key.signature)
              Make the spy in a test scope, or verify the calls after they came.
            """,
            at: place
        )
    }

    /// Calls that were waited for did not come.
    func waitMessage(
        wanted: CallCount,
        found: [RecordedCall],
        end: Waiter.End,
        timeout: Duration,
        at place: Place
    ) -> String {
        """
        \(text) was waited for at \(place), wanted \(wanted), and was called \
        \(found.isEmpty ? "never" : times(found.count))\(end == .timedOut ? " within \(timeout)" : "").
        \(details)  \(advice(wanted, found.count))
        """
    }

    private func advice(_ wanted: CallCount, _ found: Int) -> String {
        found < wanted.lowest
            ? "Make the code under test call it so, or widen the matchers or the count."
            : "Make the code under test call it less often, or narrow the matchers."
    }

    /// Everything that is known of the spy, in the order in which it helps.
    private var details: String {
        let calls = state.withRecorder { $0.calls(of: key) }
        let others = state.allCalls.filter { $0.key != key }
        let givens = state.withRecorder { $0.record(of: key)?.givens } ?? []
        var lines = ["spy: \(state.nameText)", "requirement: \(key.signature)"]
        lines += section("calls of \(RequirementName(key).full)", calls) { call in
            let difference = pattern.differenceText(from: call)
            return "\(call.text) – " + (difference.isEmpty ? "matches" : "differs: \(difference)")
        }
        lines += section("other calls of the spy", others, \.text)
        lines += section("givens of \(RequirementName(key).full)", givens) { given in
            let answers = given.answers.map(\.text).joined(separator: ", ")
            let wanted = RequirementName(key).call(given.pattern.texts.map { shortened($0) })
            return "\(wanted) \(answers), used \(given.uses == 0 ? "never" : times(given.uses)), said at \(given.place)"
        }
        return lines.map { "  \($0)\n" }.joined()
    }
}

/// A heading and a line for each item, the first twenty of them.
func section<Item>(_ title: String, _ items: [Item], _ line: (Item) -> String) -> [String] {
    if items.isEmpty { return ["\(title): none"] }
    let lines = items.prefix(20).map { "  " + line($0) }
    return ["\(title):"] + lines + (items.count > 20 ? ["  … and \(items.count - 20) more"] : [])
}

/// Calls did not come in order.
func orderFinding(_ wanted: [__Selection], found: [RecordedCall], missing: Int, at place: Place) -> Finding {
    let calls = interleavedCalls(of: wanted.map(\.state))
    let before = found.last.map { "after \($0.text)" } ?? "at all"
    let came = wanted[missing].matching().isEmpty ? "" : " It came before that."
    return Finding(
        .verification,
        """
        \(wanted[missing].text) was not called \(before), where the order wants it.\(came)
          spy: \(wanted[missing].state.nameText)
        \(lines("wanted order", wanted.map(\.text)))\(lines("calls, in order", calls.map(\.text)))  \
        Make the calls come in the wanted order, or verify them without one.
        """,
        at: place
    )
}

/// Other calls came than the sequence says.
func sequenceFinding(_ wanted: [__Selection], found: [RecordedCall], at place: Place) -> Finding {
    Finding(
        .verification,
        """
        The calls are not exactly the wanted sequence.
          spies: \(Set(wanted.map(\.state.nameText)).sorted().joined(separator: "; "))
        \(lines("wanted sequence", wanted.map(\.text)))\(lines("calls, in order", found.map(\.text)))  \
        Name every call of these spies in its order, or use verifyInOrder to let others come between.
        """,
        at: place
    )
}

private func lines(_ title: String, _ texts: [String]) -> String {
    section(title, texts) { $0 }.map { "  \($0)\n" }.joined()
}

extension __SpyState {
    /// Calls came that nobody verified.
    func unverifiedFinding(_ calls: [RecordedCall], _ kind: Finding.Kind, at place: Place?) -> Finding {
        Finding(
            kind,
            """
            \(calls.count == 1 ? "1 call was" : "\(calls.count) calls were") not verified.
              spy: \(nameText)
            \(lines("not verified", calls.map(\.text)))  \
            Verify them, answer them by givens, or do not ask for no more interactions.
            """,
            at: place
        )
    }

    /// Calls came where none was wanted.
    func interactionFinding(_ calls: [RecordedCall], at place: Place?) -> Finding {
        Finding(
            .verification,
            """
            No call was wanted, and \(calls.count == 1 ? "1 came" : "\(calls.count) came").
              spy: \(nameText)
            \(lines("calls", calls.map(\.text)))  \
            Keep the code under test from calling it, or verify the calls.
            """,
            at: place
        )
    }
}

extension __SpyState {
    /// Nobody used a given.
    func unusedFinding(_ given: Given, _ record: RequirementRecord) -> Finding {
        let name = RequirementName(record.key)
        let calls = section("calls of \(name.full)", record.calls) { call in
            let difference = given.pattern.differenceText(from: call)
            return "\(call.text) – " + (call.isAnswered ? "answered by another given" : difference)
        }
        return Finding(
            .unusedGiven,
            """
            No call used the given \(name.call(given.pattern.texts.map { shortened($0) })).
              spy: \(nameText)
              requirement: \(record.key.signature)
            \(calls.map { "  \($0)\n" }.joined())  \
            Delete the given, let the code under test make the call, or say .lenient() after it.
            """,
            at: given.place
        )
    }
}
