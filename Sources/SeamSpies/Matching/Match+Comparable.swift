//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Match where Value: Comparable {
    /// Values greater than a bound.
    public static func greaterThan(_ bound: Value) -> Match {
        comparison("greaterThan", bound) { $0 > bound }
    }

    /// Values less than a bound.
    public static func lessThan(_ bound: Value) -> Match {
        comparison("lessThan", bound) { $0 < bound }
    }

    /// The bound and all values greater.
    public static func atLeast(_ bound: Value) -> Match {
        comparison("atLeast", bound) { $0 >= bound }
    }

    /// The bound and all values less.
    public static func atMost(_ bound: Value) -> Match {
        comparison("atMost", bound) { $0 <= bound }
    }

    /// Values in a range of any kind: `1...3`, `1..<4`, `...3`, `1...`.
    public static func `in`(_ range: some RangeExpression<Value>) -> Match {
        Match(Rule(.predicate, { range.contains($0) }, describedBy: { ".in(\(range))" }))
    }

    private static func comparison(_ name: String, _ bound: Value, _ test: @escaping (Value) -> Bool) -> Match {
        Match(Rule(.predicate, test, describedBy: { ".\(name)(\(readable(bound)))" }))
    }
}
