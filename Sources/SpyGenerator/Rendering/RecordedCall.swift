//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// One call that the spy records, and the types of everything about it.
struct RecordedCall {
    let requirement: Requirement
    /// Whether the call is the setter of a property or a subscript.
    let isSetter: Bool
    let parameters: [Parameter]

    init(_ requirement: Requirement, isSetter: Bool = false) {
        self.requirement = requirement
        self.isSetter = isSetter
        parameters = requirement.parameters + (isSetter ? [requirement.newValue] : [])
    }

    private var key: String {
        switch requirement.form {
        case .property, .subscripting: requirement.key + (isSetter ? " set" : " get")
        default: requirement.key
        }
    }

    var output: TypeSyntax { isSetter ? .void : requirement.output }
    var isAsync: Bool { !isSetter && requirement.effects.isAsync }
    var answerThrows: Bool { !isSetter && requirement.answerThrows }
    var resultThrows: Bool { !isSetter && requirement.resultThrows }
    var typedFailure: TypeSyntax? { isSetter ? nil : requirement.typedFailure }
    var failure: TypeSyntax { isSetter ? .never : requirement.failure }
    private var takesOneByOne: Bool { parameters.contains { $0.needsExactConvention } }

    /// Whether one call of the runtime does it all: the arguments make one tuple, and closures are called in a way that
    /// the runtime knows.
    var isAnsweredAtOnce: Bool {
        guard !takesOneByOne else { return false }
        // Whether closures throw, which matters here, could not be told from an error type that turns out to be `Never`.
        if isAsync, typedFailure != nil { return false }
        // An async function with a pack that awaits another one with the same frees its memory in the wrong order.
        if isAsync, parameters.contains(where: { $0.recording == .pack }) { return false }
        // Its closures throw although its results do not.
        if requirement.effects.isRethrowing { return false }
        // The compiler warns that nothing can follow an `await` of what never returns.
        if isAsync, output.isNever { return false }
        // The compiler cannot follow a parameter into a closure that is isolated by it, when that is a global actor's.
        if !isAsync, parameters.contains(where: \.isIsolated) { return false }
        // One `Void` could not be told from no parameter.
        if parameters.count == 1, parameters[0].valueType.isVoid { return false }
        // In the language mode of Swift 5 a closure takes `Sendable` away from the result of what is isolated.
        if case .globalActor = requirement.isolation { return !isAsync && !output.claimsToBeSendable }
        return true
    }

    // MARK: - Types

    /// What the record holds of a call.
    var argumentsType: String {
        switch parameters.count {
        case 0: return TypeSyntax.void.description
        case 1 where parameters[0].recording != .pack: return Self.user(parameters[0].recordedType)
        default: return "(" + parameters.map(Self.recordedElement).joined(separator: ", ") + ")"
        }
    }

    private static func recordedElement(_ parameter: Parameter) -> String {
        (parameter.recording == .pack ? "repeat " : "") + user(parameter.recordedType)
    }

    private var answerType: String {
        closure(result: isSetter ? .void : requirement.answerResult) { $0.answerType }
    }

    private var actionType: String { closure(result: .void) { $0.actionType } }

    var callType: String {
        "SeamSpies.__Call<\(Self.user(output)), \(failure), \(answerType), \(actionType)>"
    }

    var selectorType: String {
        "SeamSpies.SpySelector<\(argumentsType), \(Self.user(output)), \(failure), \(answerType), \(actionType)>"
    }

    private func closure(result: TypeSyntax, parameterType: (Parameter) -> TypeSyntax) -> String {
        let list: String
        if takesOneByOne {
            list = "(" + parameters.map { Self.user(parameterType($0)) }.joined(separator: ", ") + ")"
        } else if parameters.count == 1, parameters[0].recording != .pack {
            // `(Void) -> R` is an old way to write `() -> R`.
            let type = parameterType(parameters[0])
            list = type.isVoid ? "(())" : "(" + Self.user(type) + ")"
        } else if parameters.isEmpty {
            list = "()"
        } else {
            // One tuple: closures can then name all arguments, one, or none.
            list = "((" + parameters.map(Self.recordedElement).joined(separator: ", ") + "))"
        }
        let effectsText = (isAsync ? " async" : "") + (answerThrows ? " throws" : "")
        return closurePrefix + list + effectsText + " -> " + Self.user(result)
    }

    private var closurePrefix: String {
        if case .globalActor(let actor) = requirement.isolation { return "@\(actor) " }
        return (isAsync ? "nonisolated(nonsending) " : "") + (requirement.needsSendableClosures ? "@Sendable " : "")
    }

    private static func user(_ type: TypeSyntax) -> String { Rethrowing.untyped(type).description }

    // MARK: - Arguments

    /// `"key", types: [T.self], stores: "title", __0, __1`.
    func recordedArguments(real: TypeSyntax?) -> String {
        let values = parameters.map { parameter in
            switch parameter.recording {
            case .value: parameter.name + (parameter.isRethrowing ? " as \(parameter.valueType)" : "")
            case .boxed: "\(parameter.recordedType)(\(parameter.name))"
            case .unrecorded: "SeamSpies.Unrecorded()"
            case .pack: "repeat each \(parameter.name)"
            }
        }
        var arguments = head
        if requirement.isProperty { arguments.append("stores: " + requirement.selectorWord.asLiteral) }
        if let real { arguments.append("as: (" + real.description + ").self") }
        return (arguments + values).joined(separator: ", ")
    }

    /// `"key", types: [T.self], __0.__match`; `newValue` is what the setter's selector is called with.
    private var selectedArguments: String {
        let matchers = parameters.map { $0.name == "newValue" ? "$0" : $0.handedOnMatcher }
        return (head + matchers).joined(separator: ", ")
    }

    /// The call of the runtime that makes the selector.
    ///
    /// One argument is not seen as a pack of one: for `Any` these differ.
    var selection: String {
        let isOne = parameters.count == 1 && parameters[0].recording != .pack
        return "__spy.\(isOne ? "__selectOne" : "__select")(\(selectedArguments))"
    }

    private var head: [String] {
        var types: [String] = []
        for generic in requirement.generics where generic.name != Requirement.rethrownError && !generic.isNoncopyable {
            switch generic.specifier {
            case "each": types.append("(repeat each \(generic.name)).self")
            case nil: types.append(generic.name + ".self")
            default: break
            }
        }
        return [key.asLiteral] + (types.isEmpty ? [] : ["types: [\(types.joined(separator: ", "))]"])
    }

    /// The arguments as the closures take them.
    var forwardedArguments: String {
        let list = parameters.map(\.argument).joined(separator: ", ")
        let isTuple = !takesOneByOne && (parameters.count > 1 || parameters.first?.recording == .pack)
        return isTuple ? "(\(list))" : list
    }
}

extension Requirement {
    /// What a setter is called with, behind the indices.
    fileprivate var newValue: Parameter {
        Parameter(
            label: "_",
            name: "newValue",
            declaredType: output,
            isVariadic: false,
            recording: .value,
            valueType: output
        )
    }
}

extension GenericParameterSyntax {
    fileprivate var isNoncopyable: Bool {
        constraint?.contains { if case .prefixed(.suppressed, _) = $0 { true } else { false } } ?? false
    }
}

extension TypeSyntax {
    /// Whether `Sendable` or `@Sendable` is written in the type.
    fileprivate var claimsToBeSendable: Bool {
        mentions(anyOf: ["Sendable"]) || contains { $0.modifiers.contains { $0.name == "@Sendable" } }
    }
}
