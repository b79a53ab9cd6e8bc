//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Seam
import Synchronization

extension Benchmark {
    /// What tasks and threads cost.
    static func concurrency() async throws -> [Benchmark] {
        let container = try Container(AsyncModule(), context: .production)
        _ = try await container.resolveAsync((any Connecting).self)
        let stored = storedConnector()
        return [
            Benchmark(
                "resolve.async.singleton",
                against: "a stored async closure returns a stored existential",
                subject: .async { await resolveSingletons(in: container, $0) },
                reference: .async { await callConnectors(stored, $0) }
            ),
            try twoThreads(),
        ]
    }

    private static func twoThreads() throws -> Benchmark {
        let container = try Container(ServicesModule(), context: .production)
        _ = try container.resolve((any Connecting).self)
        _ = try container.resolve((any FileAccessing).self)
        let first = { @Sendable (iterations: Int) in
            for _ in 0..<iterations {
                keep(try! container.resolve((any Connecting).self))
            }
        }
        let second = { @Sendable (iterations: Int) in
            for _ in 0..<iterations {
                keep(try! container.resolve((any FileAccessing).self))
            }
        }
        return Benchmark(
            "resolve.threads2.distinct",
            against: "one thread",
            subject: .timed { runTogether([first, second], $0) },
            reference: .timed { runTogether([first], $0) }
        ).with {
            $0.operations.subject = 2
            $0.sample = .milliseconds(2)
            $0.relation = .throughput
        }
    }
}

@inline(never)
private func storedConnector() -> @Sendable () async -> any Connecting {
    let connector: any Connecting = Connector()
    return { connector }
}

@inline(never)
private func resolveSingletons(in container: Container, _ iterations: Int) async {
    for _ in 0..<iterations {
        keep(try! await container.resolveAsync((any Connecting).self))
    }
}

@inline(never)
private func callConnectors(_ stored: @Sendable () async -> any Connecting, _ iterations: Int) async {
    for _ in 0..<iterations {
        keep(await stored())
    }
}

/// Runs each body on a thread of its own, all released at once, and returns the time until the last one has ended.
private func runTogether(_ bodies: [@Sendable (Int) -> Void], _ iterations: Int) -> Duration {
    let ready = Meeting()
    let ended = DispatchSemaphore(value: 0)
    for body in bodies {
        Thread.detachNewThread {
            ready.arrived.add(1, ordering: .acquiringAndReleasing)
            while !ready.isOpen.load(ordering: .acquiring) {}
            body(iterations)
            ended.signal()
        }
    }
    while ready.arrived.load(ordering: .acquiring) < bodies.count {
        sched_yield()
    }
    let start = ContinuousClock.now
    ready.isOpen.store(true, ordering: .releasing)
    for _ in bodies {
        ended.wait()
    }
    return ContinuousClock.now - start
}

/// Where threads wait for each other, spinning, so that they start within nanoseconds.
private final class Meeting: Sendable {
    let arrived = Atomic<Int>(0)
    let isOpen = Atomic<Bool>(false)
}
