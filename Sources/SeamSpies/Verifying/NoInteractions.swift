//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// Checks that every call of the spies was verified, or answered by a given.
///
/// - Parameters:
///   - spies: The spies whose calls have to be verified, or answered by givens.
///   - fileID: The file of the call, for messages.
///   - filePath: The path of the call's file, for messages.
///   - line: The line of the call, for messages.
///   - column: The column of the call, for messages.
public func verifyNoMoreInteractions(
    _ spies: any Spy...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
    for spy in spies {
        let state = spy.__spy
        let calls = state.unverifiedCalls
        if !calls.isEmpty { state.owner.report(state.unverifiedFinding(calls, .verification, at: place)) }
    }
}

/// Checks that the spies were not called at all.
///
/// - Parameters:
///   - spies: The spies that are not to be called.
///   - fileID: The file of the call, for messages.
///   - filePath: The path of the call's file, for messages.
///   - line: The line of the call, for messages.
///   - column: The column of the call, for messages.
public func verifyNoInteractions(
    _ spies: any Spy...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
    for spy in spies {
        let state = spy.__spy
        let calls = state.allCalls
        if !calls.isEmpty { state.owner.report(state.interactionFinding(calls, at: place)) }
    }
}

extension __SpyState {
    /// The calls that nobody verified and no given answered.
    var unverifiedCalls: [RecordedCall] {
        withRecorder { $0.allCalls.filter { !$0.isVerified && !$0.isAnswered } }
    }
}
