//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Synchronization

/// What one spy recorded and was told, as a value.
///
/// It runs no user code: patterns are matched by the caller, between `enter` and `settle`, on what `enter` handed out.
package struct Recorder {
    /// The number of the last call of any spy.
    private static let sequence = Atomic<UInt64>(0)

    private(set) var requirements: [RequirementRecord] = []
    private var lastID = 0

    /// Whether nothing but stated expectations counts.
    var isLenient = false
    /// Whether calls without a given are answered silently.
    var isRelaxed = false
    /// Whether the oldest of equal givens wins.
    var isOldestFirst = false
    /// Whether its scope is over, and its calls are not kept any more.
    private(set) var isOver = false

    package init() {}

    // MARK: - A call comes

    /// The first half of a call: it is recorded at once when there is nothing to match.
    package mutating func enter(_ call: RecordedCall) -> Entry {
        let position = position(of: call.key)
        return requirements[position].enter(call, at: position)
    }

    /// The second half: the call is recorded and takes its answer, unless something was told in between.
    package mutating func settle(_ call: RecordedCall, _ choice: Choice) -> Outcome? {
        requirements[choice.position].settle(call, choice)
    }

    /// Records a call by what it was matched with, also when something was told since.
    package mutating func settleAnyhow(_ call: RecordedCall, _ choice: Choice) -> Outcome {
        requirements[choice.position].settleAnyhow(call, choice)
    }

    /// What a call of another spy may be matched with; nil when nothing was said of its requirement.
    func choices(for key: RequirementKey) -> Choices? {
        find(key).map { requirements[$0].choices(at: $0) }
    }

    /// Lets a call of another spy have an answer, unless something was told in between.
    mutating func lend(_ choice: Choice) -> Outcome? {
        requirements[choice.position].answer(choice)
    }

    /// The next number in the order of all spies and calls.
    static func nextNumber() -> UInt64 {
        sequence.add(1, ordering: .relaxed).newValue
    }

    // MARK: - Something is told

    package mutating func addGiven(
        _ pattern: Pattern,
        of key: RequirementKey,
        answers: [AnyAnswer],
        order: AnswerOrder,
        isLenient: Bool,
        oldestFirst: Bool,
        at place: Place
    ) -> Int {
        let id = nextID()
        let given = Given(
            id: id,
            pattern: pattern,
            answers: answers,
            order: order,
            isLenient: isLenient,
            place: place
        )
        change(key) { $0.add(given, oldestFirst: oldestFirst) }
        return id
    }

    /// Adds answers to a given; false when it was reset meanwhile.
    package mutating func extend(
        _ id: Int,
        of key: RequirementKey,
        with answers: [AnyAnswer],
        order: AnswerOrder
    ) -> Bool {
        var found = false
        change(key) { found = $0.extend(id, with: answers, order: order) }
        return found
    }

    mutating func addPerform(_ pattern: Pattern, of key: RequirementKey, action: Box, oldestFirst: Bool) {
        change(key) { $0.add(Perform(pattern: pattern, action: action), oldestFirst: oldestFirst) }
    }

    mutating func addObserver(_ observer: Observer, of key: RequirementKey) -> [RecordedCall] {
        var calls: [RecordedCall] = []
        change(key) {
            $0.observers.append(observer)
            calls = $0.calls
        }
        return calls
    }

    mutating func addExpectation(_ expectation: Expectation, of key: RequirementKey) {
        change(key) { $0.expectations.append(expectation) }
    }

    mutating func change(_ key: RequirementKey, _ body: (inout RequirementRecord) -> Void) {
        let position = position(of: key)
        body(&requirements[position])
        requirements[position].version += 1
    }

    /// Changes of a requirement what has nothing to do with matching.
    mutating func look(_ key: RequirementKey, _ body: (inout RequirementRecord) -> Void) {
        body(&requirements[position(of: key)])
    }

    mutating func putOldestFirst() {
        isOldestFirst = true
        for index in requirements.indices { requirements[index].sort(oldestFirst: true) }
    }

    // MARK: - Waiting

    mutating func addWaiter(_ waiter: Waiter, of key: RequirementKey) -> [RecordedCall] {
        let position = position(of: key)
        requirements[position].waiters.append(waiter)
        return requirements[position].calls
    }

    /// Counts calls for a waiter, and hands it out for resuming when it has waited long enough.
    mutating func count(_ calls: Int, for id: Int, of key: RequirementKey) -> Waiter? {
        let position = position(of: key)
        guard let index = requirements[position].waiters.firstIndex(where: { $0.id == id }) else { return nil }
        requirements[position].waiters[index].matched += calls
        guard requirements[position].waiters[index].isDone else { return nil }
        return requirements[position].waiters.remove(at: index)
    }

    /// Ends a wait that is not wanted any more.
    mutating func removeWaiter(_ id: Int, of key: RequirementKey) -> Waiter? {
        let position = position(of: key)
        guard let index = requirements[position].waiters.firstIndex(where: { $0.id == id }) else { return nil }
        return requirements[position].waiters.remove(at: index)
    }

    // MARK: - Asking

    func record(of key: RequirementKey) -> RequirementRecord? {
        find(key).map { requirements[$0] }
    }

    package func calls(of key: RequirementKey) -> [RecordedCall] {
        find(key).map { requirements[$0].calls } ?? []
    }

    /// The calls of all requirements, in the order in which they came.
    var allCalls: [RecordedCall] {
        requirements.flatMap(\.calls).sorted { $0.sequence < $1.sequence }
    }

    func markAnswered(_ call: RecordedCall) {
        call.isAnswered = true
    }

    func markVerified(_ calls: [RecordedCall]) {
        for call in calls { call.isVerified = true }
    }

    // MARK: - Reset

    /// Forgets, and hands out what is to be let go when the lock is free.
    package mutating func reset(_ parts: Set<ResetPart>) -> [RequirementRecord] {
        let old = requirements
        for index in requirements.indices { requirements[index].reset(parts) }
        return old
    }

    /// Forgets what came and what is done besides, and hands it out to be let go when the lock is free.
    ///
    /// Answers stay: late calls must get one.
    mutating func end() -> [RequirementRecord] {
        isOver = true
        return reset(ResetPart.ofEnd)
    }

    // MARK: - Helpers

    mutating func nextID() -> Int {
        lastID += 1
        return lastID
    }

    private mutating func position(of key: RequirementKey) -> Int {
        if let position = find(key) { return position }
        requirements.append(RequirementRecord(key: key))
        return requirements.count - 1
    }

    /// Where the record of a requirement stands.
    ///
    /// The requirements that a test has to do with are few: going through them is faster than hashing the signature.
    private func find(_ key: RequirementKey) -> Int? {
        let count = requirements.count
        // By their address, since unoptimized code would copy the records to look at them.
        return requirements.withUnsafeBufferPointer { records in
            var position = 0
            while position < count {
                if records.baseAddress.unsafelyUnwrapped[position].key == key { return position }
                position += 1
            }
            return nil
        }
    }
}
