//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What becomes of a call at first.
package enum Entry {
    /// Nothing had to be matched.
    case settled(Outcome)
    /// The caller is to match these, and to come again.
    case matching(Choices)
}

/// What a call may be matched with, at one moment.
package struct Choices {
    let position: Int
    let version: Int
    let resets: Int
    let givens: [Candidate]
    let performs: [Candidate]
    let observers: [Observer]

    /// Matches a call; this runs user code.
    package func match(_ call: RecordedCall) -> Choice {
        var choice = Choice(position: position, version: version, resets: resets)
        // Positions, because unoptimized code is slow at iterators.
        var next = 0
        while next < givens.count {
            let candidate = givens[next]
            next += 1
            guard candidate.pattern.matches(call) else { continue }
            if choice.given == nil {
                choice.given = candidate.index
            } else {
                choice.otherGivens.append(candidate.index)
            }
            if !candidate.canRunOut { break }
        }
        if performs.count == 0, observers.count == 0 { return choice }
        for candidate in performs where candidate.pattern.matches(call) {
            choice.perform = candidate.index
            break
        }
        for observer in observers where observer.pattern.matches(call) { choice.observers.append(observer) }
        return choice
    }
}

/// What of the choices matched a call.
package struct Choice {
    let position: Int
    let version: Int
    let resets: Int
    /// The best given.
    var given: Int?
    /// The next best ones, for when that is used up.
    var otherGivens: [Int] = []
    var perform: Int?
    var observers: [Observer] = []
}

/// What a recorded call leads to.
package struct Outcome {
    package internal(set) var answer: AnyAnswer?
    /// The closure that runs before the answer.
    var action: Box?
    /// What else there is to do when the lock is free; nil for most calls.
    var sequel: Sequel?

    /// Whether there are givens, and none of them answered.
    package var missedGivens: Bool { sequel?.missedGivens == true }
}

/// What there is to do after a call, besides its answer.
final class Sequel {
    /// The pattern of the given that answered, if it captures arguments.
    let captors: Pattern?
    let observers: [Observer]
    let waiters: [Waiter]
    /// Whether there are givens, and none of them answered.
    let missedGivens: Bool

    /// What there is to do, or nil if there is nothing.
    init?(captors: Pattern? = nil, observers: [Observer] = [], waiters: [Waiter] = [], missedGivens: Bool = false) {
        if captors == nil, observers.count == 0, waiters.count == 0, !missedGivens { return nil }
        self.captors = captors
        self.observers = observers
        self.waiters = waiters
        self.missedGivens = missedGivens
    }
}

/// Somebody who waits for calls.
struct Waiter {
    /// How a wait ended.
    enum End {
        case arrived
        case timedOut
        case cancelled
    }

    let id: Int
    let pattern: Pattern
    let count: CallCount
    let continuation: CheckedContinuation<End, Never>
    /// How many calls matched so far.
    var matched = 0

    /// Whether more waiting cannot change what has been found.
    var isDone: Bool {
        count.lowest > 0 && matched >= count.lowest || matched > count.highest
    }
}
