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
    let givens: [Candidate]
    let performs: [Candidate]
    let observers: [Observer]

    /// Matches a call; this runs user code.
    package func match(_ call: RecordedCall) -> Choice {
        var choice = Choice(position: position, version: version)
        for candidate in givens where candidate.pattern.matches(call) {
            if choice.given == nil {
                choice.given = candidate.index
            } else {
                choice.otherGivens.append(candidate.index)
            }
            if !candidate.canRunOut { break }
        }
        if !performs.isEmpty { choice.perform = performs.first { $0.pattern.matches(call) }?.index }
        if !observers.isEmpty { choice.observers = observers.filter { $0.pattern.matches(call) } }
        return choice
    }
}

/// What of the choices matched a call.
package struct Choice {
    let position: Int
    let version: Int
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
    /// The pattern of the given that answered, if it captures arguments.
    var captors: Pattern?
    var action: AnyObject?
    var observers: [Observer] = []
    /// Whether there are givens, and none of them answered.
    package internal(set) var missedGivens = false
    var waiters: [Waiter]

    /// Whether nothing follows the recording.
    var isQuiet: Bool { captors == nil && !missedGivens && observers.isEmpty && waiters.isEmpty }
}
