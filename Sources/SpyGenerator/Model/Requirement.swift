//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// One requirement of the protocol.
///
/// A value in all but its storage: nothing changes once the model is built.
final class Requirement {
    enum Form {
        case method
        /// `prefix`, `postfix` or nothing.
        case operation(fixity: String?)
        case property(Accessors)
        case subscripting(Accessors)
        /// `?`, `!` or nothing.
        case initializer(failability: String?)
    }

    struct Accessors {
        let hasSetter: Bool
        let getterIsMutating: Bool
        let setterIsMutating: Bool
    }

    let form: Form
    /// As written, with backticks; `init`, `subscript`.
    let name: String
    /// The word behind the `$`.
    let selectorWord: String
    let isStatic: Bool
    let isMutating: Bool
    /// Attributes of the witness, each a line of its own.
    let witnessAttributes: [String]
    /// Attributes that the selector needs too: availability.
    let selectorAttributes: [String]
    /// `@MainActor`, `nonisolated` or nothing: as written on the requirement.
    let isolationText: String
    let isolation: Isolation
    /// Whether the witness is isolated less than the requirement; a real implementation cannot be called from there.
    let isLessIsolated: Bool
    /// Whether closures that answer must be `@Sendable`.
    let needsSendableClosures: Bool
    /// `unsafe ` in front of expressions that touch this requirement's types, or nothing.
    let unsafeMark: String
    /// Whether the selector has to run where the requirement does.
    let isolatesSelector: Bool
    let signature: SignatureSyntax
    /// The branches of `#if` that the requirement stands in, outermost first.
    let branches: [Branch]
    /// What tells apart this requirement's calls: its whole signature.
    private(set) var key = ""

    // What follows from the other requirements.

    var parameters: [Parameter]
    var disambiguators: [Disambiguator] = []

    init(
        form: Form,
        name: String,
        selectorWord: String,
        isStatic: Bool,
        isMutating: Bool,
        witnessAttributes: [String],
        selectorAttributes: [String],
        isolationText: String,
        isolation: Isolation,
        isLessIsolated: Bool,
        needsSendableClosures: Bool,
        unsafeMark: String,
        isolatesSelector: Bool,
        signature: SignatureSyntax,
        parameters: [Parameter],
        branches: [Branch]
    ) {
        self.form = form
        self.name = name
        self.selectorWord = selectorWord
        self.isStatic = isStatic
        self.isMutating = isMutating
        self.witnessAttributes = witnessAttributes
        self.selectorAttributes = selectorAttributes
        self.isolationText = isolationText
        self.isolation = isolation
        self.isLessIsolated = isLessIsolated
        self.needsSendableClosures = needsSendableClosures
        self.unsafeMark = unsafeMark
        self.isolatesSelector = isolatesSelector
        self.signature = signature
        self.parameters = parameters
        self.branches = branches
        key = KeyText.key(of: self)
    }

    /// One branch of one `#if`.
    struct Branch {
        let conditional: Int
        let clause: Int
    }

    /// A parameter of the selector that names one of several overloads.
    enum Disambiguator {
        case returning(TypeSyntax)
        case effects(isAsync: Bool)
        case overload(ordinal: Int)
        /// A generic parameter that no matcher mentions.
        case generic(label: String, name: String)
    }
}

extension Requirement {
    var generics: [GenericParameterSyntax] { signature.generics }
    var requirements: [RequirementSyntax] { signature.requirements }
    var effects: EffectsSyntax { signature.effects }
    /// As written; nil for none.
    var declaredResult: TypeSyntax? { signature.result }

    /// The type of the value that a call gives back, without ownership and with plain optionals.
    var output: TypeSyntax {
        if case .initializer(let failability) = form {
            return failability == nil ? .void : .optional(.void)
        }
        return (declaredResult ?? .void).valueType
    }

    /// What stands behind the arrow of the answering closure.
    var answerResult: TypeSyntax {
        guard case .modified(let modifiers, let base)? = declaredResult,
            modifiers.contains(where: { $0.name == "sending" })
        else { return output }
        return .modified(modifiers, base.valueType)
    }

    /// The error that a call can throw.
    var failure: TypeSyntax {
        switch effects.throwing {
        case .untyped: .anyError
        case .typed(let type): type
        case .rethrowing, .never: .never
        }
    }

    /// The error that has to be given back by its own type, if that is so.
    var typedFailure: TypeSyntax? {
        switch effects.throwing {
        case .rethrowing: return .named(Self.rethrownError)
        case .typed(let type): return type.isAnyError || type.isNever ? nil : type
        case .untyped, .never: return nil
        }
    }

    /// Whether closures that answer may throw.
    var answerThrows: Bool {
        switch effects.throwing {
        case .untyped, .rethrowing: true
        case .typed(let type): !type.isNever
        case .never: false
        }
    }

    /// Whether calls throw what the stored result throws.
    var resultThrows: Bool { !effects.isRethrowing && answerThrows }

    /// Whether the closures take the parameters one by one, with their conventions, instead of one tuple.
    var takesParametersOneByOne: Bool { parameters.contains { $0.needsExactConvention } }

    /// The generic parameter that stands for the error of a `rethrows` requirement.
    static let rethrownError = "__E"

    /// Whether nothing at all is written behind the arrow.
    var isPlainVoid: Bool { declaredResult == nil && !isInitializer }

    var isInitializer: Bool {
        if case .initializer = form { return true }
        return false
    }
}
