//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// One parameter of a requirement, seen from all the places in which the spy mentions it.
struct Parameter {
    /// How an argument gets into the record.
    enum Recording {
        case value
        /// Behind a box that takes what cannot be copied, too.
        case boxed
        /// It must not escape: nothing is kept.
        case unrecorded
        /// A parameter pack, element by element.
        case pack
    }

    /// The label as written: `for`, `_`, `` `in` ``.
    let label: String
    /// The name in generated code: `__0`.
    let name: String
    /// The type in the witness.
    let declaredType: TypeSyntax
    let isVariadic: Bool
    let recording: Recording
    /// The type of the value itself.
    let valueType: TypeSyntax
    /// Whether an overload takes what this optional wraps.
    var hasPlainOverload = false

    /// `inout`, `borrowing`, `consuming`, `sending`, if written.
    var convention: String? {
        declaredType.modifiers.first { Self.conventions.contains($0.name) }?.name
    }

    private static let conventions = Set(words: "inout borrowing consuming sending __owned __shared")

    var isIsolated: Bool { declaredType.modifiers.contains { $0.name == "isolated" } }

    var isAutoclosure: Bool { declaredType.modifiers.contains { $0.name == "@autoclosure" } }

    /// Whether the witness takes a closure that throws the error of a `rethrows` requirement; the record forgets its type.
    var isRethrowing: Bool { declaredType.mentions(anyOf: [Requirement.rethrownError]) }

    /// Whether closures must take this argument as the requirement does.
    var needsExactConvention: Bool { convention != nil || recording == .unrecorded }

    /// The type inside the record and the matcher.
    var recordedType: TypeSyntax {
        switch recording {
        case .value, .pack: valueType
        case .boxed: .spies("Recorded", [valueType])
        case .unrecorded: .spies("Unrecorded")
        }
    }

    /// The type in the parameter list of the answering closure, when it stands there by itself.
    var answerType: TypeSyntax {
        let kept = declaredType.modifiers.filter { !["@autoclosure", "isolated", "@escaping"].contains($0.name) }
        let base = isVariadic ? valueType : declaredType.withoutModifiers.valueType
        var modifiers = kept
        if recording == .value, !isVariadic, base.isFunction {
            // Behind `sending`, in front of other attributes.
            let index = modifiers.firstIndex { $0.name.hasPrefix("@") } ?? modifiers.endIndex
            modifiers.insert(TypeModifierSyntax(name: "@escaping"), at: index)
        }
        return modifiers.isEmpty ? base : .modified(modifiers, base)
    }

    /// The same for the closure that runs before the answer, and so must leave the argument where it is.
    var actionType: TypeSyntax {
        guard case .modified(let modifiers, let base) = answerType else { return answerType }
        let kept = modifiers.compactMap { modifier -> TypeModifierSyntax? in
            switch modifier.name {
            case "consuming", "__owned": TypeModifierSyntax(name: "borrowing")
            case "sending": nil
            default: modifier
            }
        }
        return kept.isEmpty ? base : .modified(kept, base)
    }

    /// The argument as it is handed on.
    var argument: String {
        if recording == .pack { return "repeat each \(name)" }
        return convention == "inout" ? "&\(name)" : name
    }
}
