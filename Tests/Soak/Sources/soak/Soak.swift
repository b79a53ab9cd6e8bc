//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import SeamTesting

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A boundary.
///
/// Public, because the optimizer takes the one implementation that it sees of an internal protocol for the
/// only one, and does not see the macro's (Swift 6.3, release builds that are not for testing).
@Spyable
public protocol Wire: Sendable {
    /// Sends a text and gives the number of bytes.
    func send(_ text: String) -> Int
}

struct LiveWire: Wire {
    func send(_ text: String) -> Int { text.utf8.count }
}

final class Station: Sendable {
    let wire: any Wire

    init(wire: any Wire) {
        self.wire = wire
    }
}

final class Visit: Sendable {
    let makeWire: @Sendable () -> any Wire

    init(makeWire: @escaping @Sendable () -> any Wire) {
        self.makeWire = makeWire
    }
}

final class Passenger {
    let station: Station

    init(station: Station) {
        self.station = station
    }
}

struct StationModule: Module {
    func register(in registry: inout Registry) {
        registry.register((any Wire).self) { LiveWire() }
        registry.register(Station.self, lifetime: .singleton, using: Station.init(wire:))
        registry.register(Visit.self, lifetime: .scoped, onClose: { _ in }, using: Visit.init(makeWire:))
        registry.register(Passenger.self) { resolver in try Passenger(station: resolver.resolve(Station.self)) }
    }
}

/// Runs each phase several times, and says how much the resident memory grew after the first.
@main
struct Soak {
    /// How often each phase is repeated, and how many pages it may grow by after the first: 1 MiB.
    static let repetitions = 6
    static let allowedGrowth = 256

    static func main() async throws {
        // An argument divides the counts, for a short run.
        let divisor = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1
        let container = try Container(StationModule(), context: .production)
        var isFlat = true

        isFlat =
            try await phase("resolves", 10_000_000 / divisor) { count in
                for _ in 0..<count {
                    _ = try container.resolve(Passenger.self)
                }
            } && isFlat
        isFlat =
            try await phase("scopes", 1_000_000 / divisor) { count in
                for _ in 0..<count {
                    try await container.withScope { scope in _ = try scope.resolve(Visit.self) }
                }
            } && isFlat
        isFlat =
            try await phase("containers", 100_000 / divisor) { count in
                for _ in 0..<count {
                    _ = try Container(StationModule(), context: .production).resolve(Passenger.self)
                }
            } && isFlat
        isFlat =
            try await phase("test scopes", 100_000 / divisor) { count in
                for _ in 0..<count {
                    try withTestScope(StationModule()) { scope in
                        let wire = scope.spy(WireSpy.self)
                        wire.$send(.any).returns(1)
                        _ = try scope.container.resolve(Station.self).wire.send("a")
                        precondition(wire.$send("a").count == 1, "the spy was not called")
                        wire.$send("a").verify(.once)
                    }
                }
            } && isFlat
        try await container.close()
        // A sanitizer keeps what is freed for a while; that of addresses tells of leaks itself.
        if !isFlat, getenv("SEAM_SANITIZER") == nil {
            print("error: the memory grows")
            exit(1)
        }
    }

    static func phase(_ name: String, _ count: Int, _ body: @Sendable (Int) async throws -> Void) async throws -> Bool {
        var pages: [Int] = []
        for _ in 0..<repetitions {
            try await body(count / repetitions)
            guard let resident = residentPages() else {
                print("skipped: \(name): this system does not say how much memory is resident")
                return true
            }
            pages.append(resident)
        }
        let growth = pages[repetitions - 1] - pages[1]
        print("measured: \(count) \(name): resident pages \(pages), growth after the first two runs \(growth)")
        return growth <= allowedGrowth
    }
}
