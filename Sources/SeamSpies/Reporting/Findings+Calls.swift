//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

// The findings of calls as they come: each says what happened, of which spy, which requirement, and how to mend it.

extension __SpyState {
    /// A call has no answer; `fallback` is what it got instead.
    func unstubbedFinding(_ call: RecordedCall, fallback: String?) -> Finding {
        let selector = openSelector(call)
        let outcome = fallback.map { "it returned the fallback \(shortened($0))" } ?? "its type has no fallback"
        let givens = withRecorder { $0.record(of: call.key)?.givens } ?? []
        return finding(
            .unstubbed,
            "\(call.text) was called, and nothing says what it returns; \(outcome).",
            call.key,
            givenTexts(givens, call),
            "Stub it, \(selector).returns(…), or let it pass, \(selector).relaxed().",
            at: place
        )
    }

    /// A call matched no given, although there are some that nobody used.
    func mismatchFinding(_ call: RecordedCall, _ givens: [Given]) -> Finding {
        finding(
            .mismatch,
            "\(call.text) was called, and none of the givens of \(RequirementName(call.key).full) matches it.",
            call.key,
            givenTexts(givens, call),
            "Let a given match these arguments, or say \(openSelector(call)).lenient().",
            at: place
        )
    }

    /// A closure threw what its requirement cannot throw.
    func wrongErrorFinding(_ error: any Error, wanted: any Error.Type, _ call: RecordedCall) -> Finding {
        finding(
            .misuse,
            "The closure that answers \(call.text) threw \(readable(error)), which the requirement cannot throw.",
            call.key,
            [],
            "Throw \(wanted == Never.self ? "nothing" : "a \(typeName(wanted))") in the closure.",
            at: place
        )
    }

    /// What was said of a requirement changed whenever a call was matched with it.
    func restlessFinding(_ call: RecordedCall, attempts: Int) -> Finding {
        finding(
            .misuse,
            """
            \(call.text) was matched \(attempts) times, and each time something new was said of \
            \(RequirementName(call.key).full) meanwhile; it was answered by what it matched last.
            """,
            call.key,
            [],
            "Let matchers only look at their argument; what a call is to change, say in .performs { … }.",
            at: place
        )
    }

    /// A call came after the scope had ended.
    func lateFinding(_ call: RecordedCall) -> Finding {
        finding(
            .late,
            "\(call.text) was called after the test that owns the spy had ended.",
            call.key,
            [],
            "Await the work that calls it before the test ends, or cancel it.",
            at: place
        )
    }

    /// Somebody asks for calls that were let go.
    func forgottenFinding(_ key: RequirementKey) -> Finding {
        finding(
            .misuse,
            "Calls were asked for after the test that owns the spy had ended.",
            key,
            [],
            "When its test ends, a spy lets go of what it recorded. Verify before, inside of the test or of withTestScope.",
            at: place
        )
    }

    /// Reports a call that no given matched, once for each requirement, unless somebody said that it does not matter.
    func reportMismatch(_ call: RecordedCall) {
        if isLenient { return }
        let givens = takeMismatch(call.key)
        if !givens.isEmpty { owner.report(mismatchFinding(call, givens)) }
    }

    private func takeMismatch(_ key: RequirementKey) -> [Given] {
        var givens: [Given] = []
        withRecorder { $0.look(key) { givens = $0.takeMismatch() } }
        return givens.isEmpty ? elder?.takeMismatch(key) ?? [] : givens
    }

    /// Reports a call without an answer, once for each requirement, unless somebody said that it does not matter.
    func reportUnstubbed(_ finding: Finding, of call: RecordedCall) {
        if isRelaxed || isRelaxed(call.key) || owner.hasEnded { return }
        var isNew = false
        withRecorder { $0.look(call.key) { isNew = $0.takeUnstubbed() } }
        if isNew { owner.report(finding) }
    }

    /// A selector of every call like this one as a test may write it: `filesSpy.$read(from: .any)`.
    private func openSelector(_ call: RecordedCall) -> String {
        let type = typeName(spyType).prefix { $0 != "<" }
        let selector = RequirementName(call.key).selector(call.argumentTexts.map { _ in ".any" })
        return "\(type.prefix(1).lowercased())\(type.dropFirst()).\(selector)"
    }

    private func givenTexts(_ givens: [Given], _ call: RecordedCall) -> [String] {
        var texts: [String] = []
        for given in givens {
            let difference = given.pattern.differenceText(from: call)
            texts.append(
                "given at \(given.place): \(given.pattern.text(for: call.key)) – \(difference.isEmpty ? "used up" : difference)"
            )
        }
        return texts
    }
}
