//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

extension SpySelector where Output: ~Copyable {
    /// Suspends until so many calls have come; at least one, if nothing is said.
    ///
    /// A count without a lower bound, as `.never`, waits for the whole time.
    ///
    /// ```swift
    /// try await files.$read(from: .any).wait(for: .atLeast(1), timeout: .seconds(1))
    /// ```
    ///
    /// - Parameters:
    ///   - count: How many calls are waited for.
    ///   - timeout: How long.
    ///   - fileID: The file of the call, for messages.
    ///   - filePath: The path of the call's file, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    /// - Throws: `CallWaitError` when the calls have not come in time, or too many have; `CancellationError` when the
    ///   task is cancelled.
    public func wait(
        for count: CallCount = .atLeast(1),
        timeout: Duration = .seconds(1),
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async throws {
        let end = await selection.wait(for: count, timeout: timeout)
        if end == .cancelled { throw CancellationError() }
        let calls = selection.matching()
        selection.markVerified(calls)
        if count.allows(calls.count) { return }
        let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
        let message = selection.waitMessage(wanted: count, found: calls, end: end, timeout: timeout, at: place)
        let error = CallWaitError(message: message, place: place)
        selection.state.owner.note(error)
        throw error
    }

    /// Suspends until a number of calls in a range has come.
    ///
    /// - Parameters:
    ///   - range: The numbers of calls that end the waiting.
    ///   - timeout: How long.
    ///   - fileID: The file of the call, for messages.
    ///   - filePath: The path of the call's file, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    /// - Throws: `CallWaitError` when the calls have not come in time, or too many have; `CancellationError` when the
    ///   task is cancelled.
    public func wait(
        for range: some RangeExpression<Int>,
        timeout: Duration = .seconds(1),
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async throws {
        let count = CallCount(range)
        try await wait(for: count, timeout: timeout, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}

/// Calls that were waited for have not come in time, or too many have.
public struct CallWaitError: Error, CustomStringConvertible {
    package let message: String
    package let place: Place

    /// The whole message: what was waited for, what came, where, and what to do.
    public var description: String { message }
}

extension __Selection {
    /// Waits on a continuation that the recorder hands back.
    func wait(for count: CallCount, timeout: Duration) async -> Waiter.End {
        let id = state.withRecorder { $0.nextID() }
        let finish: @Sendable (Waiter.End) -> Void = { [state, key] end in
            state.withRecorder { $0.removeWaiter(id, of: key) }?.continuation.resume(returning: end)
        }
        let timer = Task.detached {
            if (try? await Task.sleep(for: timeout)) != nil { finish(.timedOut) }
        }
        defer { timer.cancel() }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let waiter = Waiter(id: id, pattern: pattern, count: count, continuation: continuation)
                let calls = state.withRecorder { $0.addWaiter(waiter, of: key) }
                let found = calls.filter(pattern.matches).count
                state.withRecorder { $0.count(found, for: id, of: key) }?.continuation.resume(returning: .arrived)
                if Task.isCancelled { finish(.cancelled) }
            }
        } onCancel: {
            finish(.cancelled)
        }
    }
}
