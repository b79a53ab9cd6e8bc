//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What the model asks of types.
extension TypeSyntax {
    static let void = TypeSyntax.member(.named("Swift"), name: "Void", arguments: [])
    static let never = TypeSyntax.member(.named("Swift"), name: "Never", arguments: [])
    static let anyError = TypeSyntax.prefixed(.existential, .member(.named("Swift"), name: "Error", arguments: []))

    /// A type of the runtime.
    static func spies(_ name: String, _ arguments: [TypeSyntax] = []) -> TypeSyntax {
        .member(.named("SeamSpies"), name: name, arguments: arguments)
    }

    var modifiers: [TypeModifierSyntax] {
        if case .modified(let modifiers, _) = self { return modifiers }
        return []
    }

    var withoutModifiers: TypeSyntax {
        if case .modified(_, let base) = self { return base }
        return self
    }

    func withoutModifier(_ name: String) -> TypeSyntax {
        guard case .modified(let modifiers, let base) = self else { return self }
        let kept = modifiers.filter { $0.name != name }
        return kept.isEmpty ? base : .modified(kept, base)
    }

    /// `T` for `(T)`.
    var withoutParentheses: TypeSyntax {
        if case .tuple(let elements) = self, elements.count == 1, elements[0].firstName == nil, !elements[0].isVariadic,
            elements[0].type.expansionPattern == nil
        {
            return elements[0].type.withoutParentheses
        }
        return self
    }

    var expansionPattern: TypeSyntax? {
        if case .prefixed(.expansion, let pattern) = self { return pattern }
        return nil
    }

    /// `each T`, also in parentheses.
    var isPackElement: Bool { if case .prefixed(.packElement, _) = withoutParentheses { true } else { false } }

    /// Whether the type is a function type, through parentheses and attributes.
    var isFunction: Bool {
        switch withoutParentheses.withoutModifiers.withoutParentheses {
        case .function: true
        case .modified: withoutParentheses.withoutModifiers.withoutParentheses.isFunction
        default: false
        }
    }

    /// The type of a value that was declared so: without ownership, escaping and isolation, and with a plain optional.
    ///
    /// Names in function types are left out: they mean nothing, and an expression cannot contain them.
    var valueType: TypeSyntax { unnamed.conventionless }

    private var unnamed: TypeSyntax {
        guard case .function(var function) = self else { return mapChildren(\.unnamed) }
        function.parameters = function.parameters.map {
            TupleElementSyntax(type: $0.type, isVariadic: $0.isVariadic)
        }
        return TypeSyntax.function(function).mapChildren(\.unnamed)
    }

    private var conventionless: TypeSyntax {
        switch self {
        case .implicitlyUnwrapped(let base):
            return .optional(base)
        case .modified(let modifiers, let base):
            let kept = modifiers.filter { !Self.parameterModifiers.contains($0.name) }
            return kept.isEmpty ? base.conventionless : .modified(kept, base.conventionless)
        default:
            return self
        }
    }

    /// What says something about a parameter, not about the type of its value.
    private static let parameterModifiers = Set(
        words: "inout borrowing consuming sending isolated _const __owned __shared @escaping @autoclosure @noescape"
    )

    /// What the optional wraps, for `T?` and `T!`.
    var wrapped: TypeSyntax? {
        switch self {
        case .optional(let base), .implicitlyUnwrapped(let base): base
        default: nil
        }
    }

    var isAnyError: Bool {
        self == .anyError || self == .prefixed(.existential, .named("Error"))
    }

    /// Whether the name of the type says that it is unsafe.
    var isUnsafe: Bool {
        guard let name = lastName else { return false }
        return name.hasPrefix("Unsafe") || name.hasPrefix("AutoreleasingUnsafe") || Self.unsafeNames.contains(name)
    }

    private static let unsafeNames = Set(words: "OpaquePointer Unmanaged CVaListPointer NSZone")

    /// Whether the type exists only because a type of the user's conforms to something: `Set<Pack>`, `[Pack: Int]`.
    var needsConformance: Bool {
        switch self {
        case .dictionary(let key, _): !key.isKnownToConform
        case .named(_, let name, let arguments), .member(_, let name, let arguments):
            !arguments.isEmpty && !["Array", "Optional", "Result"].contains(name)
                && !arguments.allSatisfy(\.isKnownToConform)
        default: false
        }
    }

    private var isKnownToConform: Bool {
        switch self {
        case .named(_, let name, let arguments): Self.conformingNames.contains(name) && arguments.isEmpty
        case .literal: true
        default: false
        }
    }

    private static let conformingNames = Set(
        words:
            "Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float Bool String Character Substring "
            + "AnyHashable UUID URL Date Data ObjectIdentifier Duration Never Void Error"
    )

    var isVoid: Bool {
        self == .void || self == .named("Void") || withoutParentheses == .tuple([])
    }

    var isNever: Bool {
        self == .named("Never") || self == .never
    }

    /// The last name of a possibly qualified type.
    var lastName: String? {
        switch self {
        case .named(_, let name, _), .member(_, let name, _): name
        case .modified(_, let base): base.lastName
        default: nil
        }
    }

    /// The type in parentheses, where `.Type` or `?` could not stand behind it otherwise.
    var parenthesized: TypeSyntax { .tuple([TupleElementSyntax(type: self)]) }
}
