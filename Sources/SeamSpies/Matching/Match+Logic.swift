//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Match {
    /// Values that pass both.
    ///
    /// ```swift
    /// robot.$move(.greaterThan(1).and(.lessThan(9))).verify()
    /// ```
    public func and(_ other: Match) -> Match {
        combined(with: other, max(weight, other.weight), "&&") { matches($0) && other.matches($0) }
    }

    /// Values that pass either.
    public func or(_ other: Match) -> Match {
        combined(with: other, .predicate, "||") { matches($0) || other.matches($0) }
    }

    private func combined(
        with other: Match,
        _ weight: AnyRule.Weight,
        _ sign: String,
        _ test: @escaping (Value) -> Bool
    ) -> Match {
        let sides = [self, other].filter(\.captures)
        let capture = { (value: Value) in
            for side in sides where side.matches(value) { side.capture(value) }
        }
        return Match(
            Rule(
                weight,
                test,
                capturing: sides.isEmpty ? nil : capture,
                describedBy: { "(\(text) \(sign) \(other.text))" }
            )
        )
    }

    /// Values that do not pass.
    public static func not(_ match: Match) -> Match {
        Match(Rule(.predicate, { !match.matches($0) }, describedBy: { "!\(match.text)" }))
    }

    /// Values that pass both.
    public static func && (first: Match, second: Match) -> Match {
        first.and(second)
    }

    /// Values that pass either.
    public static func || (first: Match, second: Match) -> Match {
        first.or(second)
    }

    /// Values that do not pass.
    public static prefix func ! (match: Match) -> Match {
        .not(match)
    }
}
