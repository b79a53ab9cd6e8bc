//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// Calls that wait until the test lets them go on.
///
/// ```swift
/// let page = feed.$page(1).holds()
/// async let shown = model.load()
/// try await feed.$page(1).wait(for: .once)
/// // what the model shows while it loads can be looked at here
/// page.release(returning: [])
/// ```
///
/// All calls that used the given wait; once it is released, later calls are answered at once. A call whose task is
/// cancelled waits no longer; neither does any when its test scope ends.
public struct Hold<Output, Failure: Error>: Sendable {
    private let held: HeldAnswer

    init(_ held: HeldAnswer) {
        self.held = held
    }

    /// Answers the calls that wait, and those to come, with a value.
    ///
    /// - Parameter value: What the calls return.
    public func release(returning value: sending Output) {
        held.release(with: .value(Box(value)))
    }

    /// Answers the calls that wait, and those to come, with an error.
    ///
    /// - Parameter error: What the calls throw.
    public func release(throwing error: Failure) {
        held.release(with: .error(Box(error)))
    }

    /// Lets the calls that wait, and those to come, return.
    public func release() where Output == Void {
        held.release(with: .value(Box(())))
    }

    /// How many calls are waiting.
    public var waiting: Int { held.waiting }
}

/// What held calls wait for: the state behind a `Hold`.
package final class HeldAnswer: Sendable {
    private struct State {
        var released: AnyAnswer?
        var isOver = false
        var lastID = 0
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

        mutating func takeAll() -> [CheckedContinuation<Void, Never>] {
            isOver = true
            defer { waiting = [:] }
            return Array(waiting.values)
        }
    }

    private let state = Locked(State())

    /// The answer, once there is one.
    var released: AnyAnswer? {
        state.withLock { $0.released }
    }

    /// How many calls are waiting.
    var waiting: Int {
        state.withLock { $0.waiting.count }
    }

    /// Gives the answer; the first one stays.
    func release(with answer: AnyAnswer) {
        let ready = state.withLock { state in
            if state.released == nil { state.released = answer }
            return state.takeAll()
        }
        for continuation in ready { continuation.resume() }
    }

    /// Ends all waiting without an answer.
    func abandon() {
        for continuation in state.withLock({ $0.takeAll() }) { continuation.resume() }
    }

    /// Waits until there is an answer, or the task is cancelled.
    func wait() async {
        let id = state.withLock { state in
            state.lastID += 1
            return state.lastID
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let goesOn = state.withLock { state in
                    if state.isOver || Task.isCancelled { return true }
                    state.waiting[id] = continuation
                    return false
                }
                if goesOn { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: id) }?.resume()
        }
    }
}
