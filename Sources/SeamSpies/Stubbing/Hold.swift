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
    private let answerWith: @Sendable (sending Result<Output, Failure>) -> Void
    private let countWaiting: @Sendable () -> Int

    init<Answer>(_ held: HeldAnswer<Output, Failure, Answer>) {
        answerWith = { result in
            switch result {
            case .success(let value): held.release(with: TypedAnswer(value: StoredOutput(value)))
            case .failure(let error): held.release(with: TypedAnswer(error: error))
            }
        }
        countWaiting = { held.waiting }
    }

    /// Answers the calls that wait, and those to come, with a value.
    ///
    /// - Parameter value: What the calls return.
    public func release(returning value: sending Output) {
        answerWith(.success(value))
    }

    /// Answers the calls that wait, and those to come, with an error.
    ///
    /// - Parameter error: What the calls throw.
    public func release(throwing error: Failure) {
        answerWith(.failure(error))
    }

    /// Lets the calls that wait, and those to come, return.
    public func release() where Output == Void {
        answerWith(.success(()))
    }

    /// How many calls are waiting.
    public var waiting: Int { countWaiting() }
}

/// What held calls wait for: the state behind a `Hold`.
final class HeldAnswer<Output: ~Copyable, Failure: Error, Answer>: @unchecked Sendable {
    // Unchecked: everything that changes is under a lock; the answer is handed over as the test shares it.

    private struct State {
        var released: TypedAnswer<Output, Failure, Answer>?
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
    var released: TypedAnswer<Output, Failure, Answer>? {
        state.withLock { $0.released }
    }

    /// How many calls are waiting.
    var waiting: Int {
        state.withLock { $0.waiting.count }
    }

    /// Gives the answer; the first one stays.
    func release(with answer: TypedAnswer<Output, Failure, Answer>) {
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
