//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// What an argument has to be like.
///
/// A literal can be written bare where its value can be compared:
///
/// ```swift
/// files.$read(from: .any).returns(Data())
/// files.$rename("a", to: .matching { $0.hasSuffix("b") }).verify(.once)
/// ```
public struct Match<Value: ~Copyable> {
    /// Nil lets every value pass.
    let rule: AnyRule?

    init(rule: AnyRule?) {
        self.rule = rule
    }

    /// Every value.
    public static var any: Match { Match(rule: nil) }
}

// Unchecked: a match is made by a test and read by its spies. Its closures run on whatever thread calls the spy, as the
// documentation of `matching` says.
extension Match: @unchecked Sendable where Value: ~Copyable {}

extension Match {
    init(_ rule: Rule<Value>) {
        self.init(rule: rule)
    }

    /// Whether a value passes.
    func matches(_ value: Value) -> Bool {
        guard let rule else { return true }
        return unsafeDowncast(rule, to: Rule<Value>.self).matches(value)
    }

    /// Hands a value to the match's captors.
    func capture(_ value: Value) {
        guard let rule else { return }
        unsafeDowncast(rule, to: Rule<Value>.self).capture(value)
    }

    /// What the match wants, as it is printed.
    var text: String { rule?.text ?? ".any" }

    /// Whether the match hands values to captors.
    var captures: Bool { rule?.captures ?? false }

    /// How much the match says.
    var weight: AnyRule.Weight { rule?.weight ?? .open }
}

// MARK: - By value, by identity, by type, by a closure

extension Match {
    /// Every value; the type is said where nothing else tells it, as in the elements of a parameter pack.
    public static func any(_ type: Value.Type) -> Match { .any }

    /// Values for which the closure says true.
    ///
    /// The closure runs on the thread that calls the spy, never while a lock is held.
    public static func matching(_ predicate: @escaping (Value) -> Bool) -> Match {
        Match(Rule(.predicate, predicate, describedBy: { ".matching { … }" }))
    }

    /// The very same object.
    public static func identical(to object: AnyObject) -> Match {
        Match(
            Rule(
                .value,
                { underlyingObject(of: $0) === object },
                describedBy: { ".identical(to: \(readable(object)))" }
            )
        )
    }

    /// Values of a type that is narrower than the parameter's.
    public static func type<Narrow>(_ type: Narrow.Type) -> Match {
        Match(Rule(.predicate, { $0 is Narrow }, describedBy: { ".type(\(typeName(type)).self)" }))
    }

    /// Values a part of which passes.
    ///
    /// ```swift
    /// store.$save(.where(\.id, .value(3))).verify(.once)
    /// ```
    public static func `where`<Part>(_ path: KeyPath<Value, Part>, _ part: Match<Part>) -> Match {
        Match(
            Rule(
                max(part.weight, .predicate),
                { part.matches($0[keyPath: path]) },
                capturing: part.captures ? { part.capture($0[keyPath: path]) } : nil,
                describedBy: { ".where(\(keyPathText(path)), \(part.text))" }
            )
        )
    }
}

extension Match where Value: Equatable {
    /// Values that equal the given one.
    public static func value(_ value: Value) -> Match {
        Match(Rule(.value, { $0 == value }, describedBy: { readable(value) }))
    }
}

// MARK: - What the expansion of `@Spyable` uses

extension Match where Value: ~Copyable {
    /// The match of the argument as it is recorded, of which nothing is known.
    public var __recorded: Match<Recorded<Value>> { Match<Recorded<Value>>(rule: nil) }
}

extension Match {
    /// The match of the argument as it is recorded.
    public var __recorded: Match<Recorded<Value>> {
        guard rule != nil else { return .any }
        return Match<Recorded<Value>>(
            Rule(
                weight,
                { matches($0.value) },
                capturing: captures ? { capture($0.value) } : nil,
                describedBy: { text }
            )
        )
    }
}
