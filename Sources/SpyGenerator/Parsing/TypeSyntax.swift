//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A type as it is written, as a tree; changed by rebuilding parts of it, never by replacing text.
package indirect enum TypeSyntax: Hashable, Sendable {
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
    /// `any T`.
    case existential(TypeSyntax)
    /// `some T`.
    case opaque(TypeSyntax)
    /// `~T`.
    case suppressed(TypeSyntax)
    /// `repeat T`.
    case expansion(TypeSyntax)
    /// `each T`.
    case packElement(TypeSyntax)
    /// A number as a generic argument.
    case literal(String)
}

/// One element of a tuple type, or one parameter of a function type.
package struct TupleElementSyntax: Hashable, Sendable {
    package var firstName: String?
    package var secondName: String?
    package var type: TypeSyntax
    package var isVariadic = false

    package init(firstName: String? = nil, secondName: String? = nil, type: TypeSyntax, isVariadic: Bool = false) {
        self.firstName = firstName
        self.secondName = secondName
        self.type = type
        self.isVariadic = isVariadic
    }
}

/// `(A, B) async throws(E) -> R`.
package struct FunctionTypeSyntax: Hashable, Sendable {
    package var parameters: [TupleElementSyntax]
    package var effects: EffectsSyntax
    package var result: TypeSyntax
}

/// An attribute such as `@escaping`, or a specifier such as `inout`, in front of a type.
package struct TypeModifierSyntax: Hashable, Sendable {
    /// With the `@`, if there is one.
    package var name: String
    /// With the parentheses: `(nonsending)`.
    package var arguments: String = ""
}

/// `async`, `throws`, `throws(E)`, `rethrows`.
package struct EffectsSyntax: Hashable, Sendable {
    package enum Throwing: Hashable, Sendable {
        case untyped
        case typed(TypeSyntax)
        case rethrowing
    }

    package var isAsync = false
    package var throwing: Throwing?

    package init(isAsync: Bool = false, throwing: Throwing? = nil) {
        self.isAsync = isAsync
        self.throwing = throwing
    }
}
