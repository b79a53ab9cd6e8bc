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
    private let lockedPlace: Locked<Place?>
    /// The first spy of the same key, whose givens serve where this one has none.
    let elder: __SpyState?
    /// The place of the spy in the order of all spies and calls.
    let number = Recorder.nextNumber()
    let recorder = Locked(Recorder())
    private let real: ValueCell<Any?>
    /// Whether there is a real implementation behind the spy.
    let isPartial: Bool

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
        lockedPlace = Locked(place)
        self.real = ValueCell(real)
        isPartial = real != nil
        owner.adopt(self)
    }

    /// Makes the state of a static side; the scope keeps it itself.
    init(ofStaticSide spyType: any Spy.Type, in owner: SpyScope) {
        self.spyType = spyType
        self.owner = owner
        elder = nil
        lockedPlace = Locked(nil)
        real = ValueCell(nil)
        isPartial = false
    }

    /// Where the test made the spy, or asked for it; nil when it did not.
    package var place: Place? { lockedPlace.withLock { $0 } }

    /// Notes where the test asked for the spy; the first place stays.
    package func note(_ place: Place) {
        lockedPlace.withLock { $0 = $0 ?? place }
    }

    // MARK: - A call comes

    /// Records a call, and says how it is answered.
    public func __call<each Argument, Output: ~Copyable, Failure: Error, Answer, Action>(
        _ signature: String,
        types: [Any.Type] = [],
        stores property: String? = nil,
        _ arguments: repeat each Argument
    ) -> __Call<Output, Failure, Answer, Action> {
        let call = TypedCall(RequirementKey(signature, types: types), repeat each arguments)
        return __Call(state: self, call: call, outcome: record(call))
    }

    /// Records a call: matches it outside the lock, and starts anew when something was told meanwhile.
    func record(_ call: RecordedCall) -> Outcome {
        var outcome: Outcome
        recording: while true {
            switch recorder.withLock({ $0.enter(call) }) {
            case .settled(let settled):
                outcome = settled
                break recording
            case .matching(let choices):
                let choice = choices.match(call)
                guard let settled = recorder.withLock({ $0.settle(call, choice) }) else { continue }
                outcome = settled
                break recording
            }
        }
        if let elder, outcome.answer == nil {
            elder.lend(to: call, &outcome)
            if outcome.answer != nil { recorder.withLock { $0.markAnswered(call) } }
        }
        if !outcome.isQuiet { follow(outcome, of: call) }
        if owner.hasEnded { owner.report(lateFinding(call)) }
        return outcome
    }

    /// Lets a call of a younger spy have an answer, and an action if it has none; it is not recorded here.
    private func lend(to call: RecordedCall, _ outcome: inout Outcome) {
        while let choices = recorder.withLock({ $0.choices(for: call.key) }) {
            let choice = choices.match(call)
            guard let lent = recorder.withLock({ $0.lend(choice) }) else { continue }
            outcome.answer = lent.answer
            outcome.captors = lent.captors
            outcome.action = outcome.action ?? lent.action
            outcome.missedGivens = lent.answer == nil && (outcome.missedGivens || lent.missedGivens)
            return
        }
    }

    /// Does what a recorded call leads to, outside the lock.
    private func follow(_ outcome: Outcome, of call: RecordedCall) {
        outcome.captors?.capture(call)
        for observer in outcome.observers { observer.notify(call) }
        for waiter in outcome.waiters where waiter.pattern.matches(call) {
            recorder.withLock { $0.count(1, for: waiter.id, of: call.key) }?.continuation.resume(returning: .arrived)
        }
        if outcome.missedGivens, !isPartial, !owner.hasEnded { reportMismatch(call) }
    }

    // MARK: - The real implementation behind the spy

    /// The real implementation, if there is one.
    func wrapped() -> Any? {
        isPartial ? real.value : nil
    }

    /// Keeps the real implementation as a mutating call left it.
    public func __rewrap<Real>(_ real: inout Real) {
        self.real.replace(with: real)
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
            let cell = ValueCell(value)
            get.give([TypedAnswer(value: CellOutput(cell))], order: .repeatLast, at: place)
            let captured = set(Match(Rule(.open, { _ in true }, capturing: cell.replace, describedBy: { ".any" })))
            captured.selection.observe(belongsToGiven: true) { captured.selection.pattern.capture($0) }
        }
    }
}
