//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import AllocationCounter
import Seam

/// How a resolve, and what a container takes, grow with the number of registrations.
enum Growth {
    struct Point {
        let registrations: Int
        /// Nanoseconds of a resolve of the same ten services, whatever else there is.
        let same: Double
        /// Nanoseconds of a resolve of each service, in random order.
        let all: Double
        /// Nanoseconds of registering and sealing, for each registration.
        let sealing: Double
        /// Bytes of the sealed container, for each registration; nil where they cannot be counted.
        let bytes: Double?
        /// The same where every other service needs two.
        let linkedBytes: Double?
    }

    static func measure(with runner: Runner, _ progress: Progress) async throws -> [Point] {
        var points: [Point] = []
        for count in [10, 100, 1_000, 10_000, 100_000] {
            progress.show("\(count) registrations")
            points.append(try await measure(count, with: runner))
        }
        progress.clear()
        return points
    }

    private static func measure(_ count: Int, with runner: Runner) async throws -> Point {
        let services = numberedServices(count)
        // The first sealing makes the types' metadata, which is the runtime's and stays.
        _ = try Container(NumberedModule(services: services), context: .production)
        let before = allocation_counter_bytes_in_use()
        let start = ContinuousClock.now
        let container = try Container(NumberedModule(services: services), context: .production)
        let sealing = ContinuousClock.now - start
        let bytes = allocation_counter_bytes_in_use() - before
        let linkedBytes = try bytesInUse(by: NumberedModule(services: services, isLinked: true))

        let shuffled = services.shuffled()
        for service in shuffled {
            try service.resolve(from: container)
        }
        let ten = Array(services.prefix(10))
        let same = await runner.measure(Benchmark("same", subject: .sync { resolve(ten, from: container, $0) }))
        let all = await runner.measure(Benchmark("all", subject: .sync { resolve(shuffled, from: container, $0) }))
        return Point(
            registrations: count,
            same: same.ns,
            all: all.ns,
            sealing: sealing.nanoseconds / Double(count),
            bytes: allocation_counter_is_available() ? Double(bytes) / Double(count) : nil,
            linkedBytes: allocation_counter_is_available() ? Double(linkedBytes) / Double(count) : nil
        )
    }

    /// What a container of a module takes.
    private static func bytesInUse(by module: NumberedModule) throws -> Int {
        _ = try Container(module, context: .production)
        let before = allocation_counter_bytes_in_use()
        let container = try Container(module, context: .production)
        return withExtendedLifetime(container) { Int(allocation_counter_bytes_in_use() - before) }
    }

    /// Resolves one service after another, from the beginning again when all had their turn.
    @inline(never)
    private static func resolve(_ services: [any NumberedService.Type], from container: Container, _ iterations: Int) {
        var next = 0
        for _ in 0..<iterations {
            try! services[next].resolve(from: container)
            next += 1
            if next == services.count {
                next = 0
            }
        }
    }
}

extension Table {
    init(growth points: [Growth.Point]) {
        self.init([
            "registrations", "ns, the same ten", "ns, all in random order", "sealing, ns each", "bytes each",
            "bytes, linked",
        ])
        for point in points {
            add([
                "\(point.registrations)",
                point.same.figure,
                point.all.figure,
                point.sealing.figure,
                point.bytes?.fixed(0) ?? "not counted",
                point.linkedBytes?.fixed(0) ?? "not counted",
            ])
        }
    }
}
