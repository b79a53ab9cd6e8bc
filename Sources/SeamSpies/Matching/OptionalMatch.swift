//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What an argument of an optional parameter has to be like.
///
/// A value, a literal and `nil` can stand bare: `spy.$send("a")`, `spy.$send(nil)`. Whatever holds of the value itself is
/// said as for a parameter that is not optional; nil then does not match.
public struct OptionalMatch<Wrapped> {
    /// The match of the optional value.
    public let __match: Match<Wrapped?>

    /// Makes the match from one of the optional value.
    public init(_ match: Match<Wrapped?>) {
        __match = match
    }
}

extension OptionalMatch: Sendable {}

extension OptionalMatch {
    /// Every value, and nil.
    public static var any: Self { Self(.any) }

    /// Nil only.
    public static var `nil`: Self { Self(.nil) }

    /// Every value but nil.
    public static var notNil: Self { Self(.notNil) }

    /// Every value; the type is said where nothing else tells it.
    public static func any(_ type: Wrapped?.Type) -> Self { .any }

    /// Values that are there and pass.
    public static func some(_ match: Match<Wrapped>) -> Self { Self(.some(match)) }

    /// Values, and nil, for which the closure says true.
    public static func matching(_ predicate: @escaping (Wrapped?) -> Bool) -> Self { Self(.matching(predicate)) }

    /// The very same object.
    public static func identical(to object: AnyObject) -> Self { Self(.identical(to: object)) }

    /// Values of a narrower type.
    public static func type<Narrow>(_ type: Narrow.Type) -> Self { .some(.type(type)) }

    /// Values a part of which passes.
    public static func `where`<Part>(_ path: KeyPath<Wrapped, Part>, _ part: Match<Part>) -> Self {
        .some(.where(path, part))
    }

    /// Hands what passes to a captor, once the whole call has matched.
    public static func capture(into captor: Captor<Wrapped?>) -> Self { Self(.capture(into: captor)) }

    /// Values that pass both.
    public func and(_ other: Self) -> Self { Self(__match.and(other.__match)) }

    /// Values that pass either.
    public func or(_ other: Self) -> Self { Self(__match.or(other.__match)) }

    /// Values that do not pass.
    public static func not(_ match: Self) -> Self { Self(.not(match.__match)) }

    /// Values that pass both.
    public static func && (first: Self, second: Self) -> Self { first.and(second) }

    /// Values that pass either.
    public static func || (first: Self, second: Self) -> Self { first.or(second) }

    /// Values that do not pass.
    public static prefix func ! (match: Self) -> Self { .not(match) }
}

extension OptionalMatch where Wrapped: Equatable {
    /// The value, or nil.
    public static func value(_ value: Wrapped?) -> Self { Self(.value(value)) }
}

extension OptionalMatch where Wrapped: Comparable {
    /// Values greater than a bound.
    public static func greaterThan(_ bound: Wrapped) -> Self { .some(.greaterThan(bound)) }

    /// Values less than a bound.
    public static func lessThan(_ bound: Wrapped) -> Self { .some(.lessThan(bound)) }

    /// The bound and all values greater.
    public static func atLeast(_ bound: Wrapped) -> Self { .some(.atLeast(bound)) }

    /// The bound and all values less.
    public static func atMost(_ bound: Wrapped) -> Self { .some(.atMost(bound)) }

    /// Values in a range of any kind.
    public static func `in`(_ range: some RangeExpression<Wrapped>) -> Self { .some(.in(range)) }
}

// MARK: - Bare literals

extension OptionalMatch: ExpressibleByNilLiteral {
    /// A bare `nil`.
    public init(nilLiteral: ()) { self = .nil }
}

extension OptionalMatch: ExpressibleByIntegerLiteral where Wrapped: ExpressibleByIntegerLiteral & Equatable {
    /// The value of a bare integer literal.
    public init(integerLiteral value: Wrapped.IntegerLiteralType) { self = .value(Wrapped(integerLiteral: value)) }
}

extension OptionalMatch: ExpressibleByFloatLiteral where Wrapped: ExpressibleByFloatLiteral & Equatable {
    /// The value of a bare floating-point literal.
    public init(floatLiteral value: Wrapped.FloatLiteralType) { self = .value(Wrapped(floatLiteral: value)) }
}

extension OptionalMatch: ExpressibleByBooleanLiteral where Wrapped: ExpressibleByBooleanLiteral & Equatable {
    /// The value of a bare `true` or `false`.
    public init(booleanLiteral value: Wrapped.BooleanLiteralType) { self = .value(Wrapped(booleanLiteral: value)) }
}

extension OptionalMatch: ExpressibleByUnicodeScalarLiteral
where Wrapped: ExpressibleByUnicodeScalarLiteral & Equatable {
    /// The value of a bare literal of one scalar.
    public init(unicodeScalarLiteral value: Wrapped.UnicodeScalarLiteralType) {
        self = .value(Wrapped(unicodeScalarLiteral: value))
    }
}

extension OptionalMatch: ExpressibleByExtendedGraphemeClusterLiteral
where Wrapped: ExpressibleByExtendedGraphemeClusterLiteral & Equatable {
    /// The value of a bare literal of one character.
    public init(extendedGraphemeClusterLiteral value: Wrapped.ExtendedGraphemeClusterLiteralType) {
        self = .value(Wrapped(extendedGraphemeClusterLiteral: value))
    }
}

extension OptionalMatch: ExpressibleByStringLiteral where Wrapped: ExpressibleByStringLiteral & Equatable {
    /// The value of a bare string literal.
    public init(stringLiteral value: Wrapped.StringLiteralType) { self = .value(Wrapped(stringLiteral: value)) }
}

extension OptionalMatch: ExpressibleByStringInterpolation
where
    Wrapped: ExpressibleByStringInterpolation & Equatable,
    Wrapped.StringInterpolation == DefaultStringInterpolation,
    Wrapped.StringLiteralType == String
{
    /// The value of a bare string literal with interpolations.
    public init(stringInterpolation: DefaultStringInterpolation) {
        self = .value(Wrapped(stringInterpolation: stringInterpolation))
    }
}

extension OptionalMatch: ExpressibleByArrayLiteral where Wrapped: ExpressibleByArrayLiteral & Equatable {
    /// The value of a bare array literal.
    public init(arrayLiteral elements: Wrapped.ArrayLiteralElement...) { self = .value(Wrapped(elements: elements)) }
}

extension OptionalMatch: ExpressibleByDictionaryLiteral where Wrapped: ExpressibleByDictionaryLiteral & Equatable {
    /// The value of a bare dictionary literal.
    public init(dictionaryLiteral elements: (Wrapped.Key, Wrapped.Value)...) {
        self = .value(Wrapped(elements: elements))
    }
}
