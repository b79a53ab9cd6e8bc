//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// A module written where it is used.
struct Inline: Module {
    let write: @Sendable (inout Registry) -> Void

    init(_ write: @escaping @Sendable (inout Registry) -> Void) {
        self.write = write
    }

    func register(in registry: inout Registry) {
        write(&registry)
    }
}

extension Container {
    /// Builds a container from registrations that are written where it is used.
    convenience init(
        in context: Context = .production,
        _ write: @escaping @Sendable (inout Registry) -> Void
    ) throws(GraphError) {
        try self.init(Inline(write), context: context)
    }
}

/// The problems of registrations that do not fit together.
func problems(
    in context: Context = .production,
    _ write: @escaping @Sendable (inout Registry) -> Void
) -> [GraphProblem] {
    do throws(GraphError) {
        _ = try Container(Inline(write), context: context)
        return []
    } catch {
        return error.problems
    }
}

/// What happened, in order, from anywhere.
final class Trace: Sendable {
    private let lines = Locked<[String]>([])

    func add(_ line: String) {
        lines.withLock { $0.append(line) }
    }

    var all: [String] { lines.withLock { $0 } }
}

/// Counts, from anywhere.
final class Counter: Sendable {
    private let count = Locked(0)

    @discardableResult
    func add() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }

    var value: Int { count.withLock { $0 } }
}

/// An error that a factory throws.
struct Refused: Error, Equatable, CustomStringConvertible {
    var reason = "no"
    var description: String { "refused: \(reason)" }
}

/// The error that `body` throws, when it is one of the container's.
func resolutionError<Value>(_ body: () throws -> Value) -> ResolutionError? {
    do {
        _ = try body()
        return nil
    } catch {
        return error as? ResolutionError
    }
}

/// The error that `body` throws, when it is one of the container's.
func resolutionError<Value>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws -> Value
) async -> ResolutionError? {
    do {
        _ = try await body()
        return nil
    } catch {
        return error as? ResolutionError
    }
}

extension ResolutionError {
    /// The keys of the path.
    var keys: [String] { path.map(\.key) }
}

/// Repeatable numbers.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        // SplitMix64.
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    mutating func below(_ limit: Int) -> Int {
        Int(next() % UInt64(limit))
    }

    mutating func chance(_ percent: Int) -> Bool {
        below(100) < percent
    }
}
