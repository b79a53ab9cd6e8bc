//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies
import Testing

/// The recorder as a value: no threads, no spies.
struct RecorderTests {
    private let key = RequirementKey("size(of:) | (String) -> Int")
    private let place = Place(fileID: "M/F.swift", filePath: "/F.swift", line: 1, column: 1)

    @discardableResult
    private func give(
        _ names: String...,
        to recorder: inout Recorder,
        when match: Match<String> = .any,
        order: AnswerOrder = .repeatLast
    ) -> Int {
        recorder.addGiven(
            Pattern(match),
            of: key,
            answers: names.map { .value(Box($0)) },
            order: order,
            isLenient: false,
            oldestFirst: false,
            at: place
        )
    }

    private func name(_ outcome: Outcome?) -> String? { outcome?.answer?.text }

    @Test func aPlainCallIsRecordedAtOnce() {
        var recorder = Recorder()
        let call = RecordedCall(key, "x")
        guard case .settled(let outcome) = recorder.enter(call) else {
            Issue.record("there is nothing to match")
            return
        }
        #expect(outcome.answer == nil)
        #expect(call.sequence > 0)
        #expect(recorder.calls(of: key).count == 1)
    }

    @Test func aGivenForEveryCallAnswersAtOnce() {
        var recorder = Recorder()
        give("one", "two", to: &recorder)
        for wanted in ["one", "two", "two"] {
            guard case .settled(let outcome) = recorder.enter(RecordedCall(key, "x")) else {
                Issue.record("there is nothing to match")
                return
            }
            #expect(name(outcome) == "returns \"\(wanted)\"")
        }
    }

    @Test func aCallIsNotRecordedBeforeItIsMatched() throws {
        var recorder = Recorder()
        give("x", to: &recorder, when: "x")
        let call = RecordedCall(key, "x")
        let choices = choices(&recorder, call)
        #expect(recorder.calls(of: key).isEmpty)
        let matched = try #require(choices).match(call)
        let outcome = recorder.settle(call, matched)
        #expect(name(outcome) == "returns \"x\"")
        #expect(recorder.calls(of: key).count == 1)
    }

    @Test func aCallIsMatchedAnewWhenGivensChangedInBetween() throws {
        var recorder = Recorder()
        give("old", to: &recorder, when: "x")
        let call = RecordedCall(key, "x")
        let stale = try match(call, in: &recorder)
        give("new", to: &recorder, when: "x")
        let refused = recorder.settle(call, stale)
        #expect(refused == nil)
        #expect(recorder.calls(of: key).isEmpty)
        let fresh = try match(call, in: &recorder)
        let outcome = recorder.settle(call, fresh)
        #expect(name(outcome) == "returns \"new\"")
    }

    @Test func aCallIsMatchedAnewAfterAReset() throws {
        var recorder = Recorder()
        give("old", to: &recorder, when: "x")
        let call = RecordedCall(key, "x")
        let stale = try match(call, in: &recorder)
        _ = recorder.reset([.givens])
        let refused = recorder.settle(call, stale)
        #expect(refused == nil)
        let again = choices(&recorder, call)
        #expect(again == nil)
    }

    @Test func aCallMayBeSettledByWhatItWasMatchedWithEarlier() throws {
        var recorder = Recorder()
        give("old", to: &recorder, when: "x")
        let call = RecordedCall(key, "x")
        let stale = try match(call, in: &recorder)
        give("new", to: &recorder, when: "x")
        let outcome = recorder.settleAnyhow(call, stale)
        #expect(name(outcome) == "returns \"old\"")
        #expect(recorder.calls(of: key).count == 1)
    }

    @Test func whatAResetTookAwayAnswersNoCall() throws {
        var recorder = Recorder()
        give("old", to: &recorder, when: "x")
        let call = RecordedCall(key, "x")
        let stale = try match(call, in: &recorder)
        _ = recorder.reset([.givens])
        give("new", to: &recorder, when: "y")
        let outcome = recorder.settleAnyhow(call, stale)
        #expect(outcome.answer == nil)
        #expect(recorder.calls(of: key).count == 1)
    }

    @Test func twoCallsThatMatchTogetherTakeTwoAnswers() throws {
        var recorder = Recorder()
        give("spare", to: &recorder)
        give("only", to: &recorder, when: "x", order: .fallThrough)
        let calls = [RecordedCall(key, "x"), RecordedCall(key, "x")]
        let choices = try calls.map { try match($0, in: &recorder) }
        let first = recorder.settle(calls[0], choices[0])
        #expect(name(first) == "returns \"only\"")
        let second = recorder.settle(calls[1], choices[1])
        #expect(name(second) == "returns \"spare\"")
    }

    @Test func answersAreAddedToAGivenUntilItIsReset() {
        var recorder = Recorder()
        let given = give("one", to: &recorder)
        let isAdded = recorder.extend(given, of: key, with: [AnyAnswer.value(Box("two"))], order: .cycle)
        #expect(isAdded)
        _ = recorder.reset([.givens])
        let isRefused = !recorder.extend(given, of: key, with: [AnyAnswer.value(Box("three"))], order: .cycle)
        #expect(isRefused)
    }

    @Test func missedGivensAreTold() throws {
        var recorder = Recorder()
        give("x", to: &recorder, when: "x")
        let call = RecordedCall(key, "y")
        let choice = try match(call, in: &recorder)
        let outcome = recorder.settle(call, choice)
        #expect(outcome?.missedGivens == true)
    }

    private func match(_ call: RecordedCall, in recorder: inout Recorder) throws -> Choice {
        let choices = choices(&recorder, call)
        return try #require(choices).match(call)
    }

    private func choices(_ recorder: inout Recorder, _ call: RecordedCall) -> Choices? {
        guard case .matching(let choices) = recorder.enter(call) else { return nil }
        return choices
    }
}
