//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

extension SpySelector where Output: ~Copyable {
    /// Answers the calls by a closure that is `async` and throwing where the requirement is.
    ///
    /// ```swift
    /// files.$read(from: .any).returns { url in Data(url.path.utf8) }
    /// ```
    ///
    /// - Parameters:
    ///   - answer: Gets the arguments and gives the result.
    ///   - order: What the given does after the last of its answers.
    ///   - fileID: The file of the call, for messages.
    ///   - filePath: The path of the call's file, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    ///   - function: The function of the call, which tells whether it stands in a set-up.
    /// - Returns: The selector, to which more answers can be chained.
    @discardableResult
    public func returns(
        _ answer: Answer,
        then order: AnswerOrder = .repeatLast,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        function: StaticString = #function
    ) -> Self {
        give(
            [.closure(Box(answer))],
            order: order,
            at: Place(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
        )
    }

    /// Answers the calls with an error, of the type that the requirement throws.
    ///
    /// ```swift
    /// files.$read(from: .any).throws(Busy(), times: 2).returns(Data())
    /// ```
    ///
    /// - Parameters:
    ///   - error: What is thrown.
    ///   - times: How many calls it answers before the next answer of the chain.
    ///   - order: What the given does after the last of its answers.
    ///   - fileID: The file of the call, for messages.
    ///   - filePath: The path of the call's file, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    ///   - function: The function of the call, which tells whether it stands in a set-up.
    /// - Returns: The selector, to which more answers can be chained.
    @discardableResult
    public func `throws`(
        _ error: Failure,
        times: Int = 1,
        then order: AnswerOrder = .repeatLast,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        function: StaticString = #function
    ) -> Self {
        give(
            Array(repeating: .error(Box(error)), count: times),
            order: order,
            at: Place(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
        )
    }

    /// Runs a closure at each call, before it is answered.
    ///
    /// Of several that match, the best one runs.
    ///
    /// - Parameter action: Gets the arguments. It runs on the thread of the call, without a lock held, and is never
    ///   used up.
    /// - Returns: The selector.
    @discardableResult
    public func performs(_ action: Action) -> Self {
        let box = Box(action)
        let oldestFirst = selection.state.isOldestFirst
        selection.state.withRecorder {
            $0.addPerform(selection.pattern, of: selection.key, action: box, oldestFirst: oldestFirst)
        }
        return self
    }

    /// Lets the given that was just made stay unused.
    ///
    /// Without a given, the whole requirement becomes lenient: nothing but stated expectations counts.
    @discardableResult
    public func lenient() -> Self {
        selection.state.withRecorder {
            $0.change(selection.key) { record in
                if let given { record.makeLenient(given) } else { record.isLenient = true }
            }
        }
        return self
    }

    /// Answers calls of the requirement that have no given with the fallback for its type, silently.
    @discardableResult
    public func relaxed() -> Self {
        selection.state.withRecorder { $0.change(selection.key) { $0.isRelaxed = true } }
        return self
    }

    /// Adds answers to the given at hand, or makes one.
    @discardableResult
    func give(
        _ answers: [AnyAnswer],
        order: AnswerOrder,
        at place: Place
    ) -> Self {
        let state = selection.state
        if let given, state.withRecorder({ $0.extend(given, of: selection.key, with: answers, order: order) }) {
            return self
        }
        let oldestFirst = state.isOldestFirst
        let given = state.withRecorder {
            $0.addGiven(
                selection.pattern,
                of: selection.key,
                answers: answers,
                order: order,
                isLenient: place.isInSetUp,
                oldestFirst: oldestFirst,
                at: place
            )
        }
        return Self(selection, given: given)
    }
}

extension SpySelector {
    /// Answers the calls with values, one after the other.
    ///
    /// ```swift
    /// dice.$roll().returns(1, 2, 6)                  // 1, 2, 6, 6, 6, …
    /// dice.$roll().returns(1, 2, 6, then: .cycle)    // 1, 2, 6, 1, 2, …
    /// ```
    ///
    /// - Parameters:
    ///   - values: What is returned, one for each call.
    ///   - times: How many calls each value answers.
    ///   - order: What the given does after the last of its answers.
    ///   - fileID: The file of the call, for messages.
    ///   - filePath: The path of the call's file, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    ///   - function: The function of the call, which tells whether it stands in a set-up.
    /// - Returns: The selector, to which more answers can be chained.
    @discardableResult
    public func returns(
        _ values: Output...,
        times: Int = 1,
        then order: AnswerOrder = .repeatLast,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        function: StaticString = #function
    ) -> Self {
        var answers: [AnyAnswer] = []
        answers.reserveCapacity(values.count * times)
        for value in values {
            let answer = AnyAnswer.value(Box(value))
            for _ in 0..<times { answers.append(answer) }
        }
        return give(
            answers,
            order: order,
            at: Place(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
        )
    }

    /// Lets `async` calls wait until the test releases them, with an answer or an error.
    ///
    /// - Parameters:
    ///   - fileID: The file of the call, for messages.
    ///   - filePath: The path of the call's file, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    ///   - function: The function of the call, which tells whether it stands in a set-up.
    /// - Returns: What releases the calls.
    public func holds(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        function: StaticString = #function
    ) -> Hold<Output, Failure> {
        let held = HeldAnswer()
        let place = Place(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
        give([.held(held)], order: .repeatLast, at: place)
        selection.state.owner.atEnd { held.abandon() }
        return Hold(held)
    }
}

extension SpySelector where Output == Void {
    /// Answers the calls by returning: for the last step of a chain, and to call a call expected.
    @discardableResult
    public func returns(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        function: StaticString = #function
    ) -> Self {
        let place = Place(fileID: fileID, filePath: filePath, line: line, column: column, function: function)
        return give([.value(Box(()))], order: .repeatLast, at: place)
    }
}
