//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Match: ExpressibleByIntegerLiteral where Value: ExpressibleByIntegerLiteral & Equatable {
    /// The value of a bare integer literal.
    public init(integerLiteral value: Value.IntegerLiteralType) {
        self = .value(Value(integerLiteral: value))
    }
}

extension Match: ExpressibleByFloatLiteral where Value: ExpressibleByFloatLiteral & Equatable {
    /// The value of a bare floating-point literal.
    public init(floatLiteral value: Value.FloatLiteralType) {
        self = .value(Value(floatLiteral: value))
    }
}

extension Match: ExpressibleByBooleanLiteral where Value: ExpressibleByBooleanLiteral & Equatable {
    /// The value of a bare `true` or `false`.
    public init(booleanLiteral value: Value.BooleanLiteralType) {
        self = .value(Value(booleanLiteral: value))
    }
}

extension Match: ExpressibleByUnicodeScalarLiteral where Value: ExpressibleByUnicodeScalarLiteral & Equatable {
    /// The value of a bare literal of one scalar.
    public init(unicodeScalarLiteral value: Value.UnicodeScalarLiteralType) {
        self = .value(Value(unicodeScalarLiteral: value))
    }
}

extension Match: ExpressibleByExtendedGraphemeClusterLiteral
where Value: ExpressibleByExtendedGraphemeClusterLiteral & Equatable {
    /// The value of a bare literal of one character.
    public init(extendedGraphemeClusterLiteral value: Value.ExtendedGraphemeClusterLiteralType) {
        self = .value(Value(extendedGraphemeClusterLiteral: value))
    }
}

extension Match: ExpressibleByStringLiteral where Value: ExpressibleByStringLiteral & Equatable {
    /// The value of a bare string literal.
    public init(stringLiteral value: Value.StringLiteralType) {
        self = .value(Value(stringLiteral: value))
    }
}

extension Match: ExpressibleByStringInterpolation
where
    Value: ExpressibleByStringInterpolation & Equatable,
    Value.StringInterpolation == DefaultStringInterpolation,
    Value.StringLiteralType == String
{
    /// The value of a bare string literal with interpolations.
    public init(stringInterpolation: DefaultStringInterpolation) {
        self = .value(Value(stringInterpolation: stringInterpolation))
    }
}

extension Match: ExpressibleByArrayLiteral where Value: ExpressibleByArrayLiteral & Equatable {
    /// The value of a bare array literal.
    public init(arrayLiteral elements: Value.ArrayLiteralElement...) {
        self = .value(Value(elements: elements))
    }
}

extension Match: ExpressibleByDictionaryLiteral where Value: ExpressibleByDictionaryLiteral & Equatable {
    /// The value of a bare dictionary literal.
    public init(dictionaryLiteral elements: (Value.Key, Value.Value)...) {
        self = .value(Value(elements: elements))
    }
}

extension Match: ExpressibleByNilLiteral where Value: ExpressibleByNilLiteral {
    /// A bare `nil`.
    public init(nilLiteral: ()) {
        self.init(Rule(.value, { isNil($0) }, describedBy: { "nil" }))
    }
}

// A variadic function takes an array; only the language has no way to hand it one.

extension ExpressibleByArrayLiteral {
    init(elements: [ArrayLiteralElement]) {
        typealias Make = ([ArrayLiteralElement]) -> Self
        self = unsafeBitCast(Self.init(arrayLiteral:), to: Make.self)(elements)
    }
}

extension ExpressibleByDictionaryLiteral {
    init(elements: [(Key, Value)]) {
        typealias Make = ([(Key, Value)]) -> Self
        self = unsafeBitCast(Self.init(dictionaryLiteral:), to: Make.self)(elements)
    }
}
