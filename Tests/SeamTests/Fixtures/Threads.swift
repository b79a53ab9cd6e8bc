//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Seam

/// A wait that did not end: what would hang becomes a failure.
struct Stuck: Error {}

/// Where threads wait for each other: it stays open once it was opened.
final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func open() {
        semaphore.signal()
    }

    func pass() throws {
        guard semaphore.wait(timeout: .now() + 30) == .success else {
            throw Stuck()
        }
        semaphore.signal()
    }
}

/// Opens when `count` have arrived.
final class Rendezvous: Sendable {
    private let missing: Locked<Int>
    private let gate = Gate()

    init(of count: Int) {
        missing = Locked(count)
    }

    func arrive() {
        let left = missing.withLock { missing in
            missing -= 1
            return missing
        }
        if left == 0 {
            gate.open()
        }
    }

    /// Waits until all have arrived.
    func wait() throws {
        try gate.pass()
    }

    func meet() throws {
        arrive()
        try wait()
    }
}

/// Runs `body` on threads of its own, at once, and gives their results in order.
func onThreads<Value: Sendable>(
    _ count: Int,
    _ body: @escaping @Sendable (Int) throws -> Value
) async -> [Result<Value, any Error>] {
    let results = Locked<[Result<Value, any Error>?]>(Array(repeating: nil, count: count))
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
        for number in 0..<count {
            Thread {
                let result = Result { try body(number) }
                let isLast = results.withLock { results in
                    results[number] = result
                    return !results.contains { $0 == nil }
                }
                if isLast {
                    continuation.resume()
                }
            }
            .start()
        }
    }
    return results.withLock { $0.map { $0! } }
}

/// Runs `body` on a thread of its own.
func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await onThreads(1) { _ in try body() }[0].get()
}

/// Starts a thread and forgets it.
func startThread(_ body: @escaping @Sendable () -> Void) {
    Thread(block: body).start()
}
