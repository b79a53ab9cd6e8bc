//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Match where Value: ExpressibleByNilLiteral {
    /// Nil only.
    public static var `nil`: Match { Match(nilLiteral: ()) }
}

extension Match {
    /// Every value but nil.
    public static var notNil: Match {
        Match(Rule(.predicate, { !isNil($0) }, describedBy: { ".notNil" }))
    }

    /// Values that are there and pass.
    public static func some<Wrapped>(_ match: Match<Wrapped>) -> Match where Value == Wrapped? {
        Match(
            Rule(
                max(match.weight, .predicate),
                { $0.map(match.matches) ?? false },
                capturing: match.captures ? { if let value = $0 { match.capture(value) } } : nil,
                describedBy: { match.rule == nil ? ".notNil" : match.text }
            )
        )
    }
}

/// What every optional can be asked, whatever it wraps.
protocol AnyOptional {
    /// The wrapped value, in a box that is nil when there is none.
    var unwrapped: Any? { get }
    /// An optional of this type without a value.
    static var none: Self { get }
}

extension Optional: AnyOptional {
    var unwrapped: Any? { self.map { $0 as Any } }
}

/// Whether a value is an optional without a value.
func isNil<Value>(_ value: Value) -> Bool {
    guard let optional = value as? any AnyOptional else { return false }
    return optional.unwrapped == nil
}

/// The object that a value is or holds, if it is one.
func underlyingObject<Value>(of value: Value) -> AnyObject? {
    if let optional = value as? any AnyOptional {
        return optional.unwrapped.flatMap { underlyingObject(of: $0) }
    }
    return type(of: value as Any) is AnyClass ? value as AnyObject : nil
}
