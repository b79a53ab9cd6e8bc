//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// One requirement of the protocol, as a plain value.
package struct Requirement: Hashable, Sendable {
    package enum Form: Hashable, Sendable {
        case method
        /// `prefix`, `postfix` or nothing.
        case operation(fixity: String?)
        case property(Accessors)
        case subscripting(Accessors)
        /// `?`, `!` or nothing.
        case initializer(failability: String?)
    }

    package struct Accessors: Hashable, Sendable {
        package var hasSetter: Bool
        package var getterIsMutating: Bool
        package var setterIsMutating: Bool
    }

    package var form: Form
    /// As written, with backticks; `init`, `subscript`.
    package var name: String
    /// The word behind the `$`.
    package var selectorWord: String
    package var isStatic: Bool
    package var isMutating: Bool
    /// Attributes of the witness, each a line of its own.
    package var witnessAttributes: [String]
    /// Attributes that the selector needs too: availability.
    package var selectorAttributes: [String]
    /// `@MainActor`, `nonisolated` or nothing: as written on the requirement.
    package var isolationText: String
    package var isolation: Isolation
    package var generics: [GenericParameterSyntax]
    package var requirements: [RequirementSyntax]
    package var parameters: [Parameter]
    package var effects: EffectsSyntax
    /// As written; nil for none.
    package var declaredResult: TypeSyntax?
    /// What tells apart this requirement's calls: its whole signature.
    package var key: String
    /// `unsafe ` in front of expressions that touch this requirement's types, or nothing.
    package var unsafeMark = ""
    /// Whether the selector has to run where the requirement does.
    package var isolatesSelector = false
    package var disambiguators: [Disambiguator] = []
    package var offset: Int
    /// The branches of `#if` that the requirement stands in, outermost first.
    package var branches: [Branch] = []

    /// One branch of one `#if`.
    package struct Branch: Hashable, Sendable {
        package var conditional: Int
        package var clause: Int
    }

    /// A parameter of the selector that names one of several overloads.
    package enum Disambiguator: Hashable, Sendable {
        case returning(TypeSyntax)
        case effects(isAsync: Bool)
        case overload(ordinal: Int)
        /// A generic parameter that no matcher mentions.
        case generic(label: String, name: String)
    }
}

extension Requirement {
    /// The type of the value that a call gives back, without ownership and with plain optionals.
    package var output: TypeSyntax {
        if case .initializer(let failability) = form {
            return failability == nil ? .void : .optional(.void)
        }
        return (declaredResult ?? .void).valueType
    }

    /// What stands behind the arrow of the answering closure.
    package var answerResult: TypeSyntax {
        guard case .modified(let modifiers, let base)? = declaredResult,
            modifiers.contains(where: { $0.name == "sending" })
        else { return output }
        return .modified(modifiers, base.valueType)
    }

    /// The error that a call can throw.
    package var failure: TypeSyntax {
        switch effects.throwing {
        case .untyped: .anyError
        case .typed(let type): type
        case .rethrowing, nil: .never
        }
    }

    /// The error that has to be given back by its own type, if that is so.
    package var typedFailure: TypeSyntax? {
        switch effects.throwing {
        case .rethrowing: return .named(Self.rethrownError)
        case .typed(let type): return type.isAnyError || type.isNever ? nil : type
        case .untyped, nil: return nil
        }
    }

    /// Whether closures that answer may throw.
    package var answerThrows: Bool {
        switch effects.throwing {
        case .untyped, .rethrowing: true
        case .typed(let type): !type.isNever
        case nil: false
        }
    }

    /// Whether calls throw what the stored result throws.
    package var resultThrows: Bool { effects.throwing != .rethrowing && answerThrows }

    /// Whether the closures take the parameters one by one, with their conventions, instead of one tuple.
    package var takesParametersOneByOne: Bool { parameters.contains { $0.needsExactConvention } }

    /// The generic parameter that stands for the error of a `rethrows` requirement.
    static let rethrownError = "__E"

    /// Whether nothing at all is written behind the arrow.
    package var isPlainVoid: Bool { declaredResult == nil && !isInitializer }

    package var isInitializer: Bool {
        if case .initializer = form { return true }
        return false
    }
}
