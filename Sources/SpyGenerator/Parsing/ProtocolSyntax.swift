//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A protocol declaration as it is written.
package struct ProtocolSyntax: Hashable, Sendable {
    package var attributes: [AttributeSyntax]
    package var modifiers: [ModifierSyntax]
    package var name: NameSyntax
    package var primaryAssociatedTypes: [String]
    package var inherited: [TypeSyntax]
    package var requirements: [RequirementSyntax]
    package var members: [MemberSyntax]
}

/// An identifier, as written, and its place.
package struct NameSyntax: Hashable, Sendable {
    /// With backticks, where they were written.
    package var text: String
    package var offset: Int

    /// Without backticks.
    package var bare: String { text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text }
}

/// `@name(arguments)`.
package struct AttributeSyntax: Hashable, Sendable {
    /// Without the `@`; with dots and generic arguments.
    package var name: String
    /// With the parentheses; comments are left out.
    package var arguments: String?
    package var offset: Int

    package var text: String { "@" + name + (arguments ?? "") }
    /// The part after the last dot: `MainActor` of `Swift.MainActor`.
    package var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// `public`, `nonisolated(unsafe)`.
package struct ModifierSyntax: Hashable, Sendable {
    package var name: String
    /// With the parentheses.
    package var detail: String?
    package var offset: Int

    package var text: String { name + (detail ?? "") }
}

/// One requirement of a `where` clause.
package enum RequirementSyntax: Hashable, Sendable {
    case conformance(TypeSyntax, TypeSyntax)
    case sameType(TypeSyntax, TypeSyntax)
}

/// One parameter of a generic parameter clause.
package struct GenericParameterSyntax: Hashable, Sendable {
    /// `each`, `let`, or nothing.
    package var specifier: String?
    package var name: String
    package var constraint: TypeSyntax?
}

/// One parameter of a method, a subscript or an initializer.
package struct ParameterSyntax: Hashable, Sendable {
    package var firstName: NameSyntax
    package var secondName: NameSyntax?
    package var type: TypeSyntax
    package var isVariadic: Bool
}

/// One accessor of a property or a subscript.
package struct AccessorSyntax: Hashable, Sendable {
    package var attributes: [AttributeSyntax]
    package var modifiers: [ModifierSyntax]
    /// `get`, `set`, or what else was written.
    package var name: NameSyntax
    package var effects: EffectsSyntax
}

/// A member of a protocol, or a tree of `#if` around some.
package struct MemberSyntax: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case function(FunctionSyntax)
        case property(PropertySyntax)
        case subscripting(SubscriptSyntax)
        case initializer(InitializerSyntax)
        case associatedType(AssociatedTypeSyntax)
        case typeAlias(TypeAliasSyntax)
        case conditional([ConditionalClauseSyntax])
    }

    package var attributes: [AttributeSyntax] = []
    package var modifiers: [ModifierSyntax] = []
    package var kind: Kind
    /// Where the member starts, after comments and white space.
    package var offset: Int
}

package struct FunctionSyntax: Hashable, Sendable {
    package var name: NameSyntax
    package var isOperator: Bool
    package var signature: SignatureSyntax
}

/// What methods, subscripts and initializers have in common.
package struct SignatureSyntax: Hashable, Sendable {
    package var generics: [GenericParameterSyntax] = []
    package var parameters: [ParameterSyntax] = []
    package var effects = EffectsSyntax()
    package var result: TypeSyntax?
    package var requirements: [RequirementSyntax] = []
}

package struct PropertySyntax: Hashable, Sendable {
    package var name: NameSyntax
    package var type: TypeSyntax
    package var accessors: [AccessorSyntax]
}

package struct SubscriptSyntax: Hashable, Sendable {
    package var signature: SignatureSyntax
    package var accessors: [AccessorSyntax]
}

package struct InitializerSyntax: Hashable, Sendable {
    /// `?`, `!`, or nothing.
    package var failability: String?
    package var signature: SignatureSyntax
}

package struct AssociatedTypeSyntax: Hashable, Sendable {
    package var name: NameSyntax
    package var inherited: [TypeSyntax]
    package var defaultType: TypeSyntax?
    package var requirements: [RequirementSyntax]
}

package struct TypeAliasSyntax: Hashable, Sendable {
    package var name: NameSyntax
    package var isGeneric: Bool
    package var type: TypeSyntax
}

/// One branch of an `#if`.
package struct ConditionalClauseSyntax: Hashable, Sendable {
    /// `#if`, `#elseif` or `#else`.
    package var keyword: String
    package var condition: String
    package var members: [MemberSyntax]
}
