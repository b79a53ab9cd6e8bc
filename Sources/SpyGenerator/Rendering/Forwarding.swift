//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Hands a call on to the real implementation that a partial spy wraps.
struct Forwarding {
    private let call: RecordedCall
    let existential: TypeSyntax
    private let isClassBound: Bool

    /// Nil where a real implementation cannot be called: on the type, with `Self`, with what cannot be passed on, and
    /// across actors without waiting.
    init?(_ call: RecordedCall, model: SpyModel) {
        let requirement = call.requirement
        guard let existential = model.existential, !requirement.isOnType,
            !requirement.isLessIsolated, !call.parameters.contains(where: \.isVariadic), !call.output.isNever,
            !requirement.mentions(Set(["Self", model.peerName] + model.typeAliases.map(\.name)))
        else { return nil }
        if requirement.hasErrorThatNothingElseNames, !requirement.canBeNamedWithItsType { return nil }
        if call.isAnsweredAtOnce, requirement.hasPackThatCannotBeForwarded { return nil }
        if requirement.isolation == .instance, !call.isAsync || !requirement.isKnownToBeSendable { return nil }
        self.call = call
        self.existential = existential
        isClassBound = model.isClassBound
    }

    /// The step of a witness that goes step by step.
    var step: String {
        "if \(binding) __real = \(call.requirement.unsafeMark)__call.wrapped(as: (\(existential)).self) { \(returning) }"
    }

    /// How `__real` is bound.
    var binding: String { mutates ? "var" : "let" }

    /// What is done with `__real`.
    var returning: String {
        let rewrap = mutates ? "defer { __spy.__rewrap(&__real) }; " : ""
        return rewrap + (call.isSetter ? "\(statement); return" : "return \(statement)")
    }

    /// A closure that does it.
    var closure: String {
        guard mutates else { return "{ (__real: \(existential)) in \(statement) }" }
        let keyword = call.isSetter ? "" : "return "
        return
            "{ (__real: \(existential)) in var __real = __real; defer { __spy.__rewrap(&__real) }; \(keyword)\(statement) }"
    }

    private var mutates: Bool { !isClassBound && changesReal }

    private var statement: String {
        let requirement = call.requirement
        let mark = requirement.unsafeMark
        let effects = (call.answerThrows ? "try " : "") + (call.isAsync ? "await " : "") + mark
        var real = "__real"
        switch requirement.form {
        case .property: real += "." + requirement.name
        case .subscripting: real += "[" + arguments + "]"
        default: real = method + "(" + arguments + ")"
        }
        return call.isSetter ? mark + real + " = newValue" : effects + real
    }

    /// `__real.load`; typed, when nothing but the error tells which error is meant.
    private var method: String {
        let requirement = call.requirement
        guard requirement.hasErrorThatNothingElseNames else { return "__real." + requirement.name }
        let labels = requirement.parameters.map { $0.label == "_" ? "_:" : $0.callLabel + ":" }.joined()
        let types = requirement.parameters.map { $0.answerType.description }.joined(separator: ", ")
        return "(__real.\(requirement.name)\(labels.isEmpty ? "" : "(" + labels + ")") as (\(types))"
            + "\(requirement.effects.description) -> \(requirement.output))"
    }

    private var changesReal: Bool {
        switch call.requirement.form {
        case .property(let accessors), .subscripting(let accessors):
            call.isSetter && accessors.setterIsMutating || accessors.getterIsMutating
        default: call.requirement.isMutating
        }
    }

    private var arguments: String {
        // What is named with its type is called without labels.
        let hasLabels = !call.requirement.hasErrorThatNothingElseNames
        return call.requirement.parameters.map { parameter in
            let label = parameter.label == "_" || !hasLabels ? "" : parameter.callLabel + ": "
            return label + (parameter.autoclosureCall ?? parameter.argument)
        }.joined(separator: ", ")
    }
}

extension Parameter {
    /// The call of the closure that an expression was made into, as the expression of another one.
    fileprivate var autoclosureCall: String? {
        guard isAutoclosure else { return nil }
        guard case .function(let function) = declaredType.withoutModifiers else { return name + "()" }
        let mayThrow: Bool
        switch function.effects.throwing {
        case .untyped, .rethrowing: mayThrow = true
        case .typed(let type): mayThrow = !type.isNever
        case .never: mayThrow = false
        }
        return (mayThrow ? "try " : "") + (function.effects.isAsync ? "await " : "") + name + "()"
    }

    /// The label as a call writes it: nearly all keywords stand there without backticks.
    fileprivate var callLabel: String {
        let bare = label.barePart
        return ["inout", "var", "let"].contains(bare) ? label : bare.quotedIfNeeded
    }
}

extension Requirement {
    fileprivate func mentions(_ names: Set<String>) -> Bool {
        (parameters.map(\.declaredType) + [output, failure]).contains { $0.mentions(anyOf: names) }
    }

    /// Whether a generic error stands behind `throws` alone, so that a call cannot say which one it means.
    fileprivate var hasErrorThatNothingElseNames: Bool {
        guard case .named(nil, let name, _)? = typedFailure, generics.contains(where: { $0.name == name }) else {
            return false
        }
        return !(parameters.map(\.declaredType) + [output]).contains { $0.mentions(anyOf: [name]) }
    }

    /// Whether the method of an instance can be named together with its type.
    fileprivate var canBeNamedWithItsType: Bool {
        guard case .method = form, isolation == .nonisolated else { return false }
        return !isMutating && !effects.isAsync && !parameters.contains { $0.isAutoclosure || $0.recording == .pack }
    }

    /// The compiler takes no closure that captures a tuple of a pack or the pack of a subscript, and no reply with one.
    fileprivate var hasPackThatCannotBeForwarded: Bool {
        if case .subscripting = form, parameters.contains(where: { $0.recording == .pack }) { return true }
        let values = parameters.filter { $0.recording != .pack }.map(\.declaredType)
        return (values + (effects.isAsync ? [output] : [])).contains { $0.contains { $0.expansionPattern != nil } }
    }

    /// Whether all that crosses from one actor to another can, as far as names tell.
    fileprivate var isKnownToBeSendable: Bool {
        (parameters.map(\.declaredType) + [output]).allSatisfy(\.isKnownToBeSendable)
    }
}

extension TypeSyntax {
    fileprivate var isKnownToBeSendable: Bool {
        switch self {
        case .named(_, let name, let arguments), .member(.named(nil, "Swift", _), let name, let arguments):
            Self.sendableNames.contains(name) && arguments.allSatisfy(\.isKnownToBeSendable)
        case .modified(let modifiers, let base):
            modifiers.contains { $0.name == "@Sendable" } || base.isKnownToBeSendable
        case .optional, .implicitlyUnwrapped, .array, .dictionary, .tuple:
            children.allSatisfy(\.isKnownToBeSendable)
        default: false
        }
    }

    private static let sendableNames = Set(
        words:
            "Int Int8 Int16 Int32 Int64 UInt UInt8 UInt16 UInt32 UInt64 Double Float Bool String Character Substring "
            + "Void Never Array Dictionary Set Optional Result Duration Range ClosedRange Data URL Date UUID URLRequest "
            + "URLResponse Decimal Locale TimeZone Calendar TimeInterval IndexSet DateInterval DateComponents URLComponents"
    )
}
