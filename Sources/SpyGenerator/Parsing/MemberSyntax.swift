//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A member of a protocol, or a tree of `#if` around some.
struct MemberSyntax: Sendable {
    indirect enum Kind: Sendable {
        case callable(CallableSyntax)
        case associatedType(AssociatedTypeSyntax)
        case typeAlias(TypeAliasSyntax)
        case conditional([ConditionalClauseSyntax])
    }

    let attributes: [AttributeSyntax]
    let modifiers: [ModifierSyntax]
    let kind: Kind
    /// Where the member starts, after comments and white space.
    let offset: Int

    var callable: CallableSyntax? { if case .callable(let callable) = kind { callable } else { nil } }

    var isOperator: Bool { if case .operation = callable?.form { true } else { false } }

    var name: String { callable?.name.bare ?? "" }

    /// What a call of the member shows of it: its name and its labels.
    var callName: String? {
        callable.map { callable in
            callable.signature.parameters.reduce(callable.name.bare) { $0 + ":" + $1.firstName.bare }
        }
    }

    /// The same, but operators show no labels.
    var nameAtCalls: String? { isOperator ? name : callName }

    /// The name and the whole signature.
    var identity: String? {
        callable.map { callable in
            let signature = callable.signature
            return (callName ?? "") + ClauseText.generics(signature.generics)
                + signature.parameters.map(\.type).list() + signature.effects.description
                + ClauseText.result(signature.result) + ClauseText.whereClause(signature.requirements)
        }
    }
}

/// A method, a property, a subscript or an initializer.
struct CallableSyntax: Sendable {
    enum Form: Sendable {
        case method
        case operation
        case property
        case subscripting
        /// `?`, `!`, or nothing.
        case initializer(failability: String?)
    }

    let form: Form
    /// `subscript` and `init` are called so.
    let name: NameSyntax
    /// The type of a property is its result.
    let signature: SignatureSyntax
    let accessors: [AccessorSyntax]
}

/// What methods, subscripts and initializers have in common.
struct SignatureSyntax: Sendable {
    var generics: [GenericParameterSyntax] = []
    var parameters: [ParameterSyntax] = []
    var effects = EffectsSyntax()
    var result: TypeSyntax?
    var requirements: [RequirementSyntax] = []
}

/// One accessor of a property or a subscript.
struct AccessorSyntax: Sendable {
    let modifiers: [ModifierSyntax]
    /// `get` or `set`.
    let name: String
    let effects: EffectsSyntax
}

struct AssociatedTypeSyntax: Sendable {
    let name: NameSyntax
    let inherited: [TypeSyntax]
    let defaultType: TypeSyntax?
    let requirements: [RequirementSyntax]
}

struct TypeAliasSyntax: Sendable {
    let name: NameSyntax
    let isGeneric: Bool
    let type: TypeSyntax
}

/// One branch of an `#if`.
struct ConditionalClauseSyntax: Sendable {
    /// `#if`, `#elseif` or `#else`.
    let keyword: String
    let condition: String
    let members: [MemberSyntax]
}

extension [MemberSyntax] {
    /// All members, those of every `#if` branch included.
    var flattened: [MemberSyntax] {
        flatMap { member in
            guard case .conditional(let clauses) = member.kind else { return [member] }
            return clauses.flatMap(\.members.flattened)
        }
    }

    var allAliases: [TypeAliasSyntax] {
        flattened.compactMap { if case .typeAlias(let alias) = $0.kind { alias } else { nil } }
    }

    var allAssociatedTypes: [AssociatedTypeSyntax] {
        flattened.compactMap { if case .associatedType(let type) = $0.kind { type } else { nil } }
    }
}
