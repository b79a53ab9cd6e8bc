//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What becomes of a call at first.
enum Entry {
    /// Nothing had to be matched.
    case settled(Outcome)
    /// The caller is to match these, and to come again.
    case matching(Choices)
}

/// What a call may be matched with, at one moment.
struct Choices {
    let version: Int
    let givens: [Candidate]
    let performs: [Candidate]
    let observers: [Observer]

    /// Matches a call; this runs user code.
    func match(_ call: RecordedCall) -> Choice {
        var choice = Choice(version: version)
        for candidate in givens where candidate.pattern.matches(call) {
            choice.givens.append(candidate.id)
            if !candidate.canRunOut { break }
        }
        choice.perform = performs.first { $0.pattern.matches(call) }?.id
        choice.observers = observers.filter { $0.pattern.matches(call) }
        return choice
    }
}

/// What of the choices matched a call, the best first.
struct Choice {
    let version: Int
    var givens: [Int] = []
    var perform: Int?
    var observers: [Observer] = []
}

/// What a recorded call leads to.
struct Outcome {
    var answer: AnyAnswer?
    /// The pattern of the given that answered.
    var pattern: Pattern?
    var action: AnyObject?
    var observers: [Observer] = []
    /// Whether there are givens, and none of them answered.
    var missedGivens = false
    var waiters: [Waiter]

    /// Whether there is nothing to follow the recording.
    var isQuiet: Bool { answer == nil && !missedGivens && observers.isEmpty && waiters.isEmpty }
}
