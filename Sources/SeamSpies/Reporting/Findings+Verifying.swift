//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

// The findings of verifications: the wanted call, the counts, what came instead, and which givens nearly matched.

extension __SpyState {
    /// A finding with its four parts: what happened, of which spy, what else is known, and what to do.
    func finding(
        _ kind: Finding.Kind,
        _ head: String,
        _ key: RequirementKey?,
        _ details: [String],
        _ advice: String,
        at place: Place?
    ) -> Finding {
        Finding(kind, message(head, key, details, advice), at: place)
    }

    func message(_ head: String, _ key: RequirementKey?, _ details: [String], _ advice: String) -> String {
        var text = head + "\n  spy: " + nameText
        if let key { text += "\n  requirement: " + key.signature }
        return text + indented(details + [advice])
    }
}

private func indented(_ lines: [String]) -> String {
    var text = ""
    for line in lines { text += "\n  " + line }
    return text
}

/// A heading and a line for each item, the first twenty of them.
private func section<Item>(_ title: String, _ items: [Item], _ line: (Item) -> String) -> [String] {
    if items.isEmpty { return ["\(title): none"] }
    var lines = ["\(title):"]
    for item in items.prefix(20) { lines.append("  " + line(item)) }
    if items.count > 20 { lines.append("  … and \(items.count - 20) more") }
    return lines
}

private func section(_ title: String, _ calls: [RecordedCall]) -> [String] {
    section(title, calls) { $0.text }
}

private func section(_ title: String, _ wanted: [__Selection]) -> [String] {
    section(title, wanted) { $0.text }
}

private func timesCalled(_ count: Int) -> String {
    count == 0 ? "never" : times(count)
}

extension __Selection {
    /// Too few or too many calls.
    func countFinding(
        _ kind: Finding.Kind,
        wanted: CallCount,
        found: [RecordedCall],
        at place: Place
    ) -> Finding {
        state.finding(
            kind,
            "\(text) was wanted \(wanted), and was called \(timesCalled(found.count)).",
            key,
            details,
            advice(wanted, found.count),
            at: place
        )
    }

    /// Something is expected where there is no end to check it at.
    func endlessFinding(at place: Place) -> Finding {
        state.finding(
            .misuse,
            "\(text) is expected of a spy that was made outside of any test scope: nothing will check it.",
            key,
            [],
            "Make the spy in a test scope, or verify the calls after they came.",
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
        state.message(
            """
            \(text) was waited for at \(place), wanted \(wanted), and was called \
            \(timesCalled(found.count))\(end == .timedOut ? " within \(timeout)" : "").
            """,
            key,
            details,
            advice(wanted, found.count)
        )
    }

    private func advice(_ wanted: CallCount, _ found: Int) -> String {
        found < wanted.lowest
            ? "Make the code under test call it so, or widen the matchers or the count."
            : "Make the code under test call it less often, or narrow the matchers."
    }

    /// What is known of the calls and the givens, in the order in which it helps.
    private var details: [String] {
        let (calls, all, givens) = state.withRecorder {
            ($0.calls(of: key), $0.allCalls, $0.record(of: key)?.givens ?? [])
        }
        let name = RequirementName(key).full
        return section("calls of \(name)", calls) { call in
            let difference = pattern.differenceText(from: call)
            return "\(call.text) – " + (difference.isEmpty ? "matches" : "differs: \(difference)")
        } + section("other calls of the spy", all.filter { $0.key != key })
            + section("givens of \(name)", givens) { given in
                let answers = given.answers.map(\.text).joined(separator: ", ")
                let uses = timesCalled(given.uses)
                return "\(given.pattern.text(for: key)) \(answers), used \(uses), said at \(given.place)"
            }
    }
}

/// Calls did not come in order.
func orderFinding(_ wanted: [__Selection], found: [RecordedCall], missing: Int, at place: Place) -> Finding {
    let missed = wanted[missing]
    let before = found.last.map { "after \($0.text)" } ?? "at all"
    let came = missed.matching().isEmpty ? "" : " It came before that."
    return missed.state.finding(
        .verification,
        "\(missed.text) was not called \(before), where the order wants it.\(came)",
        nil,
        section("wanted order", wanted) + section("calls, in order", interleavedCalls(of: wanted.map(\.state))),
        "Make the calls come in the wanted order, or verify them without one.",
        at: place
    )
}

/// Other calls came than the sequence says.
func sequenceFinding(_ wanted: [__Selection], found: [RecordedCall], at place: Place) -> Finding {
    let spies = "spies: " + Set(wanted.map(\.state.nameText)).sorted().joined(separator: "; ")
    let details = [spies] + section("wanted sequence", wanted) + section("calls, in order", found)
    let advice = "Name every call of these spies in its order, or use verifyInOrder to let others come between."
    return Finding(
        .verification,
        "The calls are not exactly the wanted sequence." + indented(details + [advice]),
        at: place
    )
}

extension __SpyState {
    /// Calls came that nobody verified.
    func unverifiedFinding(_ calls: [RecordedCall], _ kind: Finding.Kind, at place: Place?) -> Finding {
        finding(
            kind,
            "\(calls.count == 1 ? "1 call was" : "\(calls.count) calls were") not verified.",
            nil,
            section("not verified", calls),
            "Verify them, answer them by givens, or do not ask for no more interactions.",
            at: place
        )
    }

    /// Calls came where none was wanted.
    func interactionFinding(_ calls: [RecordedCall], at place: Place?) -> Finding {
        finding(
            .verification,
            "No call was wanted, and \(calls.count == 1 ? "1 came" : "\(calls.count) came").",
            nil,
            section("calls", calls),
            "Keep the code under test from calling it, or verify the calls.",
            at: place
        )
    }

    /// Nobody used a given.
    func unusedFinding(_ given: Given, _ record: RequirementRecord) -> Finding {
        let calls = section("calls of \(RequirementName(record.key).full)", record.calls) { call in
            let difference = given.pattern.differenceText(from: call)
            return "\(call.text) – " + (call.isAnswered ? "answered by another given" : difference)
        }
        return finding(
            .unusedGiven,
            "No call used the given \(given.pattern.text(for: record.key)).",
            record.key,
            calls,
            "Delete the given, let the code under test make the call, or say .lenient() after it.",
            at: given.place
        )
    }
}
