//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What calls that match a pattern are answered with.
package struct Given {
    /// The number that the recorder gave it; later ones are greater.
    let id: Int
    /// Which calls it answers.
    let pattern: Pattern
    /// Where it was said.
    let place: Place
    /// What it answers, in order.
    private(set) var answers: [AnyAnswer]
    /// What it does after the last answer.
    private(set) var order: AnswerOrder
    /// How many calls it answered.
    private(set) var uses = 0
    /// Whether it may stay unused.
    var isLenient: Bool
    private var cursor = 0

    init(id: Int, pattern: Pattern, answers: [AnyAnswer], order: AnswerOrder, isLenient: Bool, place: Place) {
        self.id = id
        self.pattern = pattern
        self.answers = answers
        self.order = order
        self.isLenient = isLenient
        self.place = place
    }

    /// Whether it can be used up, so that the next best has to be known too.
    var canRunOut: Bool { order == .fallThrough }

    /// Adds answers after the last.
    mutating func append(_ more: [AnyAnswer], order: AnswerOrder) {
        answers += more
        self.order = order
    }

    /// Takes the next answer, or nil when it is used up.
    mutating func take() -> AnyAnswer? {
        if cursor == answers.count {
            switch order.kind {
            case .repeatLast: cursor -= 1
            case .cycle: cursor = 0
            case .fallThrough: return nil
            }
        }
        defer {
            cursor += 1
            uses += 1
        }
        return answers[cursor]
    }
}

/// Something that is chosen for a call by its pattern: a given or a perform.
package struct Candidate {
    /// Where it stands in the list of its requirement; later ones are newer.
    let index: Int
    /// Which calls it is for.
    let pattern: Pattern
    /// Whether it can be used up.
    var canRunOut: Bool

    /// Whether this one is to be asked before another: the more specific, then the one with more values, then by age.
    func precedes(_ other: Candidate, oldestFirst: Bool) -> Bool {
        if pattern.specificity != other.pattern.specificity {
            return pattern.specificity > other.pattern.specificity
        }
        if pattern.values != other.pattern.values {
            return pattern.values > other.pattern.values
        }
        return oldestFirst ? index < other.index : index > other.index
    }
}
