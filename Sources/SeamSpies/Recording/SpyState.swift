//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// What a spy recorded and was told.
///
/// Generated code calls it; tests speak to it through the spy's selectors.
///
/// A spy belongs to the test scope that was open when it was made, whoever calls it later.
public final class __SpyState: @unchecked Sendable {
    // Unchecked: what can change is under a lock; calls and values go in and out as the test shares them.

    /// The scope that the spy belongs to.
    package let owner: SpyScope
    /// The type of the spy.
    package let spyType: Any.Type
    /// The first spy of the same key, whose givens serve where this one has none.
    let elder: __SpyState?
    /// The place of the spy in the order of all spies and calls.
    let number = Recorder.nextNumber()
    private let lock = Lock()
    private var unguardedRecorder = Recorder()
    private var unguardedPlace: Place?
    /// The real implementation behind the spy, as `Any`.
    private let real: Cell?

    /// Makes the state of a spy that belongs to the scope which is open.
    public convenience init(of spyType: Any.Type) {
        self.init(of: spyType, in: .current, at: nil)
    }

    /// Makes the state of a partial spy: calls that no given answers go to `real`.
    public convenience init(of spyType: Any.Type, wrapping real: Any) {
        self.init(of: spyType, in: .current, at: nil, wrapping: real)
    }

    /// Makes the state of a spy that belongs to `owner`.
    package init(
        of spyType: Any.Type,
        in owner: SpyScope,
        at place: Place?,
        wrapping real: Any? = nil,
        after elder: __SpyState? = nil
    ) {
        self.spyType = spyType
        self.owner = owner
        self.elder = elder
        unguardedPlace = place
        // Without the words, what is inside would be put into the box.
        self.real = real.map { Cell(Box($0 as Any)) }
        owner.adopt(self)
    }

    /// Makes the state of a static side; the scope keeps it itself.
    init(ofStaticSide spyType: any Spy.Type, in owner: SpyScope) {
        self.spyType = spyType
        self.owner = owner
        elder = nil
        real = nil
    }

    /// Where the test made the spy, or asked for it; nil when it did not.
    package var place: Place? {
        lock.lock()
        defer { lock.unlock() }
        return unguardedPlace
    }

    /// Notes where the test asked for the spy; the first place stays.
    package func note(_ place: Place) {
        lock.lock()
        if unguardedPlace == nil { unguardedPlace = place }
        lock.unlock()
    }

    /// Runs `body` with what was recorded and told while the lock is held.
    ///
    /// No user code may run in it.
    func withRecorder<Result>(_ body: (inout Recorder) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&unguardedRecorder)
    }

    // MARK: - A call comes

    /// Records a call, and says how it is answered.
    public func __call<each Argument, Output: ~Copyable, Failure: Error, Answer, Action>(
        _ signature: String,
        types: [Any.Type] = [],
        stores property: String? = nil,
        _ arguments: repeat each Argument
    ) -> __Call<Output, Failure, Answer, Action> {
        __Call(running: begin(RequirementKey(signature, types: types), repeat each arguments))
    }

    /// Records a call.
    func begin<each Argument>(_ key: RequirementKey, _ arguments: repeat each Argument) -> RunningCall {
        let call = RecordedCall(key, repeat each arguments)
        return RunningCall(state: self, call: call, outcome: record(call))
    }

    /// Records a call: matches it outside the lock, and starts anew when something was told meanwhile.
    private func record(_ call: RecordedCall) -> Outcome {
        lock.lock()
        let entry = unguardedRecorder.enter(call)
        lock.unlock()
        var outcome: Outcome
        switch entry {
        case .settled(let settled): outcome = settled
        case .matching(let choices): outcome = match(call, with: choices)
        }
        if let elder, outcome.answer == nil {
            elder.lend(to: call, &outcome)
            if outcome.answer != nil { withRecorder { $0.markAnswered(call) } }
        }
        if let sequel = outcome.sequel { follow(sequel, of: call) }
        if owner.hasEnded {
            owner.report(lateFinding(call))
            if withRecorder({ $0.isOver }) { end() }
        }
        return outcome
    }

    /// How often a call is matched anew: a matcher that tells the spy something whenever it runs would do so for ever.
    private static let attempts = 100

    private func match(_ call: RecordedCall, with first: Choices) -> Outcome {
        var choices = first
        for _ in 1..<Self.attempts {
            let choice = choices.match(call)
            if let settled = withRecorder({ $0.settle(call, choice) }) { return settled }
            switch withRecorder({ $0.enter(call) }) {
            case .settled(let settled): return settled
            case .matching(let more): choices = more
            }
        }
        let choice = choices.match(call)
        if let settled = withRecorder({ $0.settle(call, choice) }) { return settled }
        owner.report(restlessFinding(call, attempts: Self.attempts))
        return withRecorder { $0.settleAnyhow(call, choice) }
    }

    /// Lets a call of a younger spy have an answer, and an action if it has none; it is not recorded here.
    private func lend(to call: RecordedCall, _ outcome: inout Outcome) {
        for _ in 0..<Self.attempts {
            guard let choices = withRecorder({ $0.choices(for: call.key) }) else { return }
            let choice = choices.match(call)
            guard let lent = withRecorder({ $0.lend(choice) }) else { continue }
            outcome.sequel = Sequel(
                captors: lent.sequel?.captors,
                observers: outcome.sequel?.observers ?? [],
                waiters: outcome.sequel?.waiters ?? [],
                missedGivens: lent.answer == nil && (outcome.missedGivens || lent.missedGivens)
            )
            outcome.answer = lent.answer
            outcome.action = outcome.action ?? lent.action
            return
        }
        owner.report(restlessFinding(call, attempts: Self.attempts))
    }

    /// Does what a recorded call leads to, outside the lock.
    private func follow(_ sequel: Sequel, of call: RecordedCall) {
        sequel.captors?.capture(call)
        for observer in sequel.observers { observer.notify(call) }
        for waiter in sequel.waiters where waiter.pattern.matches(call) {
            withRecorder { $0.count(1, for: waiter.id, of: call.key) }?.continuation.resume(returning: .arrived)
        }
        if sequel.missedGivens, !isPartial, !owner.hasEnded { reportMismatch(call) }
    }

    // MARK: - The real implementation behind the spy

    /// Whether there is one.
    var isPartial: Bool { real != nil }

    /// The real implementation, if there is one.
    func wrapped() -> Any? {
        real?.box.value(as: Any.self)
    }

    /// Keeps the real implementation as a mutating call left it.
    public func __rewrap<Real>(_ real: inout Real) {
        self.real?.replace(with: Box(real as Any))
    }

    // MARK: - Selectors

    /// Selects calls of a requirement.
    public func __select<each Argument, Output: ~Copyable, Failure: Error, Answer, Action>(
        _ signature: String,
        types: [Any.Type] = [],
        _ matches: repeat Match<each Argument>
    ) -> SpySelector<(repeat each Argument), Output, Failure, Answer, Action> {
        SpySelector(
            __Selection(
                state: self,
                key: RequirementKey(signature, types: types),
                pattern: Pattern(repeat each matches)
            )
        )
    }

    /// Selects the calls of a property's getter and setter.
    public func __property<
        Value,
        GetArguments,
        GetFailure: Error,
        GetAnswer,
        GetAction,
        SetArguments,
        SetFailure: Error,
        SetAnswer,
        SetAction
    >(
        _ name: String,
        get: SpySelector<GetArguments, Value, GetFailure, GetAnswer, GetAction>,
        set: @escaping (Match<Value>) -> SpySelector<SetArguments, Void, SetFailure, SetAnswer, SetAction>
    ) -> PropertySelector<
        Value,
        SpySelector<GetArguments, Value, GetFailure, GetAnswer, GetAction>,
        SpySelector<SetArguments, Void, SetFailure, SetAnswer, SetAction>
    > {
        PropertySelector(get: get, set: set) { value, place in
            let cell = Cell(Box(value))
            get.give([.stored(cell)], order: .repeatLast, at: place)
            let stored = Rule<Value>(
                .open,
                { _ in true },
                capturing: { cell.replace(with: Box($0)) },
                describedBy: { ".any" }
            )
            let captured = set(Match(stored)).selection
            let pattern = captured.pattern
            captured.observe(belongsToGiven: true) { pattern.capture($0) }
        }
    }
}
