//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// Checks that the calls came in this order, whatever came between them, also on several spies.
///
/// ```swift
/// verifyInOrder(connector.$setDelegate(.identical(to: service)), connector.$connect())
/// ```
///
/// - Parameters:
///   - selectors: The calls, the first one first.
///   - fileID: The file of the call, for messages.
///   - filePath: The path of the call's file, for messages.
///   - line: The line of the call, for messages.
///   - column: The column of the call, for messages.
/// - Complexity: O(*n* log *n*) in the number of calls of their requirements.
public func verifyInOrder(
    _ selectors: any CallSelector...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    let wanted = selectors.map(\.__selection)
    guard let owner = wanted.first?.state.owner else { return }
    var last: UInt64 = 0
    var found: [RecordedCall] = []
    for (index, selection) in wanted.enumerated() {
        guard let call = selection.matching().first(where: { $0.sequence > last }) else {
            let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
            owner.report(orderFinding(wanted, found: found, missing: index, at: place))
            return
        }
        last = call.sequence
        found.append(call)
        selection.markVerified([call])
    }
}

/// Checks that exactly these calls came, in this order, and no other on the spies that are named.
///
/// ```swift
/// verifySequence(connector.$open(), connector.$send("a"), connector.$close())
/// ```
///
/// - Parameters:
///   - selectors: All calls of these spies, the first one first.
///   - fileID: The file of the call, for messages.
///   - filePath: The path of the call's file, for messages.
///   - line: The line of the call, for messages.
///   - column: The column of the call, for messages.
public func verifySequence(
    _ selectors: any CallSelector...,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    let wanted = selectors.map(\.__selection)
    guard let owner = wanted.first?.state.owner else { return }
    let calls = interleavedCalls(of: wanted.map(\.state))
    var isRight = calls.count == wanted.count
    for (selection, call) in zip(wanted, calls) where isRight {
        isRight = selection.key == call.key && selection.pattern.matches(call) && selection.isOf(call)
        if isRight { selection.markVerified([call]) }
    }
    if isRight { return }
    let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
    owner.report(sequenceFinding(wanted, found: calls, at: place))
}

/// The calls of several spies in the order in which they came.
func interleavedCalls(of states: [__SpyState]) -> [RecordedCall] {
    var seen: Set<ObjectIdentifier> = []
    return states.filter { seen.insert(ObjectIdentifier($0)).inserted }
        .flatMap(\.allCalls)
        .sorted { $0.sequence < $1.sequence }
}

extension __Selection {
    /// Whether a call was made on the spy of this selection.
    func isOf(_ call: RecordedCall) -> Bool {
        state.withRecorder { $0.calls(of: key) }.contains { $0 === call }
    }
}
