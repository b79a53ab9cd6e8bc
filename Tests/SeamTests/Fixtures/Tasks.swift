//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// Where tasks wait for each other, without blocking a thread: it stays open once it was opened.
final class Door: Sendable {
    private struct State {
        var isOpen = false
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Locked(State())

    func open() {
        let waiters = state.withLock { state in
            defer { state = State(isOpen: true) }
            return state.waiters
        }
        for waiter in waiters {
            waiter.resume()
        }
    }

    func pass() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen {
                    state.waiters.append(continuation)
                }
                return state.isOpen
            }
            if isOpen {
                continuation.resume()
            }
        }
    }
}

/// Waits, without blocking, until the task is cancelled.
func untilCancelled() async throws {
    let door = Door()
    await withTaskCancellationHandler {
        await door.pass()
    } onCancel: {
        door.open()
    }
    try Task.checkCancellation()
}

/// Lets other tasks run until `condition` holds.
func until(_ condition: @Sendable () -> Bool) async throws {
    for _ in 0..<1_000_000 {
        if condition() {
            return
        }
        await Task.yield()
    }
    throw Stuck()
}
