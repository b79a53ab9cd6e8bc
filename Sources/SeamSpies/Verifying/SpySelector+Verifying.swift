//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

extension SpySelector where Output: ~Copyable {
    /// Says how many calls will come; checked when the test scope ends.
    ///
    /// Of a spy that was made outside of any scope it is an issue: nothing would ever check it.
    ///
    /// - Parameters:
    ///   - count: How many calls are wanted; at least one, if nothing is said.
    ///   - fileID: The file of the call, for messages.
    ///   - filePath: The path of the call's file, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    /// - Returns: The selector.
    @discardableResult
    public func expects(
        _ count: CallCount = .atLeast(1),
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Self {
        let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
        let expectation = Expectation(pattern: selection.pattern, count: count, place: place)
        selection.state.withRecorder { $0.addExpectation(expectation, of: selection.key) }
        let owner = selection.state.owner
        if owner.isEndless { owner.report(selection.endlessFinding(at: place)) }
        return self
    }

    /// Says that a number of calls in a range will come; checked when the test scope ends.
    ///
    /// - Parameters:
    ///   - range: The numbers of calls that are right.
    ///   - fileID: The file of the call, for messages.
    ///   - filePath: The path of the call's file, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    /// - Returns: The selector.
    @discardableResult
    public func expects(
        _ range: some RangeExpression<Int>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> Self {
        expects(CallCount(range), fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Checks now how many calls came; at least one, if nothing is said.
    ///
    /// It consumes nothing.
    ///
    /// - Parameters:
    ///   - count: How many calls are wanted.
    ///   - fileID: The file of the call, for messages.
    ///   - filePath: The path of the call's file, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    public func verify(
        _ count: CallCount = .atLeast(1),
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
        let calls = selection.matching()
        selection.markVerified(calls)
        if count.allows(calls.count) { return }
        selection.state.owner.report(selection.countFinding(.verification, wanted: count, found: calls, at: place))
    }

    /// Checks now that the number of calls is in a range.
    ///
    /// - Parameters:
    ///   - range: The numbers of calls that are right.
    ///   - fileID: The file of the call, for messages.
    ///   - filePath: The path of the call's file, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    public func verify(
        _ range: some RangeExpression<Int>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        verify(CallCount(range), fileID: fileID, filePath: filePath, line: line, column: column)
    }
}
