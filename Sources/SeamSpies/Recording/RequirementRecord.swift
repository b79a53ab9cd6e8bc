//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What was recorded of one requirement of a spy, and said about it.
package struct RequirementRecord {
    let key: RequirementKey
    var calls: [RecordedCall] = []
    private(set) var givens: [Given] = []
    private var givenCandidates: [Candidate] = []
    private(set) var performs: [Perform] = []
    private var performCandidates: [Candidate] = []
    var observers: [Observer] = []
    var expectations: [Expectation] = []
    var waiters: [Waiter] = []
    /// Changes whenever something is told, so that a call that was matched meanwhile is matched again.
    var version = 0
    /// How often it was reset: until it is, what was told keeps its position.
    private var resets = 0
    var isLenient = false
    var isRelaxed = false
    private var reportedMismatch = false
    private var reportedUnstubbed = false

    init(key: RequirementKey) {
        self.key = key
    }

    // MARK: - A call comes

    /// Records a call at once, or says what it has to be matched with.
    mutating func enter(_ call: RecordedCall, at position: Int) -> Entry {
        // Asking for counts is what unoptimized code is fast at.
        guard performs.count == 0, observers.count == 0 else { return .matching(choices(at: position)) }
        var outcome = Outcome()
        if givenCandidates.count > 0 {
            let best = givenCandidates[0]
            guard best.pattern.isOpen, !best.canRunOut else { return .matching(choices(at: position)) }
            outcome.answer = givens[best.index].take()
        }
        if waiters.count > 0 { outcome.sequel = Sequel(waiters: waiters) }
        append(call, isAnswered: outcome.answer != nil)
        return .settled(outcome)
    }

    /// What a call is to be matched with.
    func choices(at position: Int) -> Choices {
        Choices(
            position: position,
            version: version,
            resets: resets,
            givens: givenCandidates,
            performs: performCandidates,
            observers: observers
        )
    }

    /// Records a call that was matched, and takes its answer; nil when something was told since.
    mutating func settle(_ call: RecordedCall, _ choice: Choice) -> Outcome? {
        guard let outcome = answer(choice) else { return nil }
        append(call, isAnswered: outcome.answer != nil)
        return outcome
    }

    /// Records a call that was matched, and takes its answer even if something was told since; none after a reset, when what it
    /// was matched with is gone.
    mutating func settleAnyhow(_ call: RecordedCall, _ choice: Choice) -> Outcome {
        let outcome = choice.resets == resets ? take(choice) : Outcome()
        append(call, isAnswered: outcome.answer != nil)
        return outcome
    }

    /// Takes the answer of a call that was matched; nil when something was told since.
    mutating func answer(_ choice: Choice) -> Outcome? {
        choice.version == version ? take(choice) : nil
    }

    private mutating func take(_ choice: Choice) -> Outcome {
        var outcome = Outcome()
        if let perform = choice.perform { outcome.action = performs[perform].action }
        var next = choice.given
        var others = 0
        while let index = next {
            outcome.answer = givens[index].take()
            if outcome.answer != nil { break }
            next = others < choice.otherGivens.count ? choice.otherGivens[others] : nil
            others += 1
        }
        outcome.sequel = Sequel(
            captors: next.flatMap { givens[$0].pattern.hasCaptors ? givens[$0].pattern : nil },
            observers: choice.observers,
            waiters: waiters,
            missedGivens: outcome.answer == nil && givens.count > 0
        )
        return outcome
    }

    private mutating func append(_ call: RecordedCall, isAnswered: Bool) {
        call.isAnswered = isAnswered
        call.sequence = Recorder.nextNumber()
        if calls.count == 0 { calls.reserveCapacity(8) }
        calls.append(call)
    }

    // MARK: - What is reported once

    /// The givens to print when a call that none of them matched is to be reported; empty when it is not.
    mutating func takeMismatch() -> [Given] {
        guard !reportedMismatch, !isLenient else { return [] }
        guard givens.contains(where: { $0.uses == 0 && !$0.isLenient }) else { return [] }
        reportedMismatch = true
        // It says how the call is to be answered, too.
        reportedUnstubbed = true
        return givens
    }

    /// Whether a call without an answer is to be reported.
    mutating func takeUnstubbed() -> Bool {
        guard !reportedUnstubbed else { return false }
        reportedUnstubbed = true
        return true
    }

    // MARK: - Something is told

    mutating func add(_ given: Given, oldestFirst: Bool) {
        givens.append(given)
        givenCandidates.append(Candidate(index: givens.count - 1, pattern: given.pattern, canRunOut: given.canRunOut))
        sort(oldestFirst: oldestFirst)
    }

    mutating func extend(_ id: Int, with answers: [AnyAnswer], order: AnswerOrder) -> Bool {
        guard let index = givens.firstIndex(where: { $0.id == id }) else { return false }
        givens[index].append(answers, order: order)
        for candidate in givenCandidates.indices where givenCandidates[candidate].index == index {
            givenCandidates[candidate].canRunOut = givens[index].canRunOut
        }
        return true
    }

    mutating func add(_ perform: Perform, oldestFirst: Bool) {
        performs.append(perform)
        performCandidates.append(Candidate(index: performs.count - 1, pattern: perform.pattern, canRunOut: false))
        sort(oldestFirst: oldestFirst)
    }

    mutating func makeLenient(_ id: Int) {
        for index in givens.indices where givens[index].id == id { givens[index].isLenient = true }
    }

    mutating func sort(oldestFirst: Bool) {
        givenCandidates.sort { $0.precedes($1, oldestFirst: oldestFirst) }
        performCandidates.sort { $0.precedes($1, oldestFirst: oldestFirst) }
    }

    mutating func reset(_ parts: Set<ResetPart>) {
        if parts.contains(.invocations) {
            calls = []
            reportedUnstubbed = false
        }
        if parts.contains(.givens) {
            givens = []
            givenCandidates = []
            observers.removeAll(where: \.belongsToGiven)
            reportedMismatch = false
        }
        if parts.contains(.performs) {
            performs = []
            performCandidates = []
            observers.removeAll { !$0.belongsToGiven }
        }
        if parts.contains(.expectations) { expectations = [] }
        version += 1
        resets += 1
    }
}

/// What else calls that match a pattern do.
struct Perform {
    let pattern: Pattern
    let action: Box
}

/// Something that is told of each call that matches a pattern.
struct Observer {
    let pattern: Pattern
    /// Whether it goes when the givens are reset.
    let belongsToGiven: Bool
    let notify: (RecordedCall) -> Void
}

/// A number of calls that a test said would come.
struct Expectation {
    let pattern: Pattern
    let count: CallCount
    let place: Place
}
