//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A type as it is written, as a tree; changed by rebuilding parts of it, never by replacing text.
package indirect enum TypeSyntax: Sendable {
    /// `Int`, `Array<Int>`, `Swift::Int`.
    case named(module: String?, name: String, arguments: [TypeSyntax])
    /// `base.Name<…>`, also `base.Type` and `base.Protocol`.
    case member(TypeSyntax, name: String, arguments: [TypeSyntax])
    case optional(TypeSyntax)
    case implicitlyUnwrapped(TypeSyntax)
    case array(TypeSyntax)
    case dictionary(key: TypeSyntax, value: TypeSyntax)
    /// `[count of Element]`.
    case inlineArray(count: TypeSyntax, element: TypeSyntax)
    /// `()`, `(T)`, `(a: A, b: B)`.
    case tuple([TupleElementSyntax])
    case function(FunctionTypeSyntax)
    /// Attributes and specifiers before a type, in the order in which they are written.
    case modified([TypeModifierSyntax], TypeSyntax)
    /// `A & B`.
    case composition([TypeSyntax])
    /// `any T` and its like.
    case prefixed(Prefix, TypeSyntax)
    /// A number as a generic argument.
    case literal(String)

    /// What stands in front of a type and makes another one of it, as it is printed.
    package enum Prefix: String, Sendable {
        case existential = "any "
        case opaque = "some "
        case suppressed = "~"
        case expansion = "repeat "
        case packElement = "each "
    }
}

/// One element of a tuple type, or one parameter of a function type.
package struct TupleElementSyntax: Sendable {
    var firstName: String?
    var secondName: String?
    var type: TypeSyntax
    var isVariadic = false
}

/// `(A, B) async throws(E) -> R`.
package struct FunctionTypeSyntax: Sendable {
    var parameters: [TupleElementSyntax]
    var effects: EffectsSyntax
    var result: TypeSyntax
}

/// An attribute such as `@escaping`, or a specifier such as `inout`, in front of a type.
package struct TypeModifierSyntax: Sendable {
    /// With the `@`, if there is one.
    let name: String
    /// With the parentheses: `(nonsending)`.
    var arguments: String = ""
}

/// `async`, `throws`, `throws(E)`, `rethrows`.
struct EffectsSyntax: Sendable {
    indirect enum Throwing: Sendable {
        case never
        case untyped
        case typed(TypeSyntax)
        case rethrowing
    }

    var isAsync = false
    var throwing = Throwing.never

    var isRethrowing: Bool { if case .rethrowing = throwing { true } else { false } }
}
