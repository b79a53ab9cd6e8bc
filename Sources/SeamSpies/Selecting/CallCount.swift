//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// How many calls are wanted.
///
/// ```swift
/// files.$read(from: .any).verify(.once)
/// files.$read(from: .any).verify(2...4)
/// files.$read(from: .any).verify(3)
/// ```
public struct CallCount: Sendable, Hashable {
    let lowest: Int
    let highest: Int

    /// A count between two bounds, both included.
    init(lowest: Int, highest: Int) {
        precondition(
            0 <= lowest && lowest <= highest,
            "SeamSpies: a count of calls from \(lowest) to \(highest) cannot be met; write a range that is not empty"
        )
        self.lowest = lowest
        self.highest = highest
    }

    /// Exactly one call.
    public static let once = exactly(1)

    /// No call.
    public static let never = exactly(0)

    /// So many calls.
    public static func exactly(_ count: Int) -> CallCount { CallCount(lowest: count, highest: count) }

    /// So many calls, or more.
    public static func atLeast(_ count: Int) -> CallCount { CallCount(lowest: count, highest: .max) }

    /// So many calls, or fewer.
    public static func atMost(_ count: Int) -> CallCount { CallCount(lowest: 0, highest: count) }

    /// A number of calls between two bounds, both included.
    public static func between(_ lowest: Int, and highest: Int) -> CallCount {
        CallCount(lowest: lowest, highest: highest)
    }

    /// A number of calls in a range of any kind: `2...4`, `..<3`, `1...`.
    public init(_ range: some RangeExpression<Int>) {
        let bounds = range.relative(to: 0..<Int.max)
        self.init(lowest: bounds.lowerBound, highest: bounds.upperBound == .max ? .max : bounds.upperBound - 1)
    }

    /// Whether so many calls are right.
    package func allows(_ count: Int) -> Bool { lowest <= count && count <= highest }
}

extension CallCount: ExpressibleByIntegerLiteral {
    /// Exactly so many calls.
    public init(integerLiteral value: Int) {
        self = .exactly(value)
    }
}

extension CallCount: CustomStringConvertible {
    /// The count as messages say it: `at least 2 times`.
    public var description: String {
        switch (lowest, highest) {
        case (0, 0): "never"
        case (1, 1): "once"
        case (let low, .max): "at least \(times(low))"
        case (0, let high): "at most \(times(high))"
        case let (low, high): low == high ? "exactly \(times(low))" : "\(low) to \(high) times"
        }
    }
}

/// A number of times, in words.
func times(_ count: Int) -> String {
    count == 1 ? "once" : "\(count) times"
}
