//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Writes a `TypeTree` as Swift source.
package struct TypePrinter {
    /// Whether names have their module in front.
    package let isQualified: Bool

    /// Makes a printer, with or without modules in front of names.
    package init(isQualified: Bool) {
        self.isQualified = isQualified
    }

    /// The type as a user writes it.
    package func text(_ tree: TypeTree) -> String {
        switch tree.kind {
        case .nominal(let nominal): text(nominal)
        case .existential(let existential): text(existential)
        case .metatype(let type): metatype(of: type)
        case .existentialMetatype(let type): existentialMetatype(of: type)
        case .tuple(let elements): elements.isEmpty ? "Void" : tuple(elements)
        case .function(let function): text(function)
        case .pack(let types): "repeat (" + types.map(text).joined(separator: ", ") + ")"
        case .integer(let digits): digits
        }
    }

    // MARK: - Names

    /// A declared type: with the language's short forms, its nesting and its generic arguments.
    func text(_ nominal: TypeTree.Nominal) -> String {
        if let sugar = sugar(nominal) { return sugar }
        let path = nominal.path.map(text).joined(separator: ".")
        return isQualified ? prefix(nominal.module) + path : path
    }

    private func text(_ component: TypeTree.Component) -> String {
        let name = quoted(component.name)
        if component.arguments.isEmpty { return name }
        let arguments = component.arguments.flatMap { argument in
            // The arguments of a pack are written one after the other.
            if case .pack(let types) = argument.kind { types.map(text) } else { [text(argument)] }
        }
        return name + "<" + arguments.joined(separator: ", ") + ">"
    }

    private func sugar(_ nominal: TypeTree.Nominal) -> String? {
        guard nominal.module == "Swift", nominal.path.count == 1, let only = nominal.path.first else { return nil }
        switch (only.name, only.arguments.count) {
        case ("Optional", 1): return operand(only.arguments[0]) + "?"
        case ("Array", 1): return "[" + text(only.arguments[0]) + "]"
        case ("Dictionary", 2): return "[" + text(only.arguments[0]) + ": " + text(only.arguments[1]) + "]"
        default: return nil
        }
    }

    /// What stands before a name: nobody writes the standard library's module, and C has none.
    private func prefix(_ module: String) -> String {
        switch module {
        case "Swift", "__C", "__C_Synthesized": ""
        default: TypePrinter.writtenModule(module) + "."
        }
    }

    /// The module by the name one imports.
    static func writtenModule(_ module: String) -> String {
        switch module {
        case "FoundationEssentials", "FoundationInternationalization": "Foundation"
        default: module
        }
    }

    /// Raw identifiers stand between backticks: the compiler keeps these, and makes hard spaces of the spaces.
    private func quoted(_ name: String) -> String {
        guard name.hasPrefix("`") else { return name }
        return String(String.UnicodeScalarView(name.unicodeScalars.map { $0 == "\u{A0}" ? " " : $0 }))
    }

    // MARK: - Existentials and metatypes

    private func text(_ existential: TypeTree.Existential) -> String {
        let composition = composition(existential)
        return composition == "Any" || composition == "AnyObject" ? composition : "any " + composition
    }

    /// `P & Q`, without `any`.
    private func composition(_ existential: TypeTree.Existential) -> String {
        var parts: [String] = []
        if let superclass = existential.superclass { parts.append(text(superclass)) }
        for (index, proto) in existential.protocols.enumerated() {
            let own = existential.constraints.filter { home(of: $0, in: existential) == index }
            parts.append(text(proto) + constraints(own, of: proto))
        }
        if existential.isClassBound { parts.append("AnyObject") }
        parts += existential.suppressed.map { "~" + $0 }
        return parts.isEmpty ? "Any" : parts.joined(separator: " & ")
    }

    /// Which protocol of the composition a constraint is written at.
    private func home(of constraint: TypeTree.Constraint, in existential: TypeTree.Existential) -> Int {
        existential.protocols.firstIndex { $0 == constraint.member.owner } ?? 0
    }

    /// The order of a protocol's primary associated types is not known at run time: two or more are written by name.
    private func constraints(_ constraints: [TypeTree.Constraint], of proto: TypeTree.Nominal) -> String {
        if constraints.isEmpty { return "" }
        let isKnown = constraints.count == 1 || proto.module == "Swift"
        let written = constraints.map { isKnown ? text($0.type) : $0.member.name + " == " + text($0.type) }
        return "<" + written.joined(separator: ", ") + ">"
    }

    private func metatype(of type: TypeTree) -> String {
        if case .existential(let existential) = type.kind { return "(any " + composition(existential) + ").Type" }
        if case .existentialMetatype(let instance) = type.kind { return "(any " + instanceName(instance) + ").Type" }
        return operand(type) + ".Type"
    }

    private func existentialMetatype(of type: TypeTree) -> String {
        let name = instanceName(type)
        return name.hasPrefix("Any.") || name.hasPrefix("AnyObject.") ? name : "any " + name
    }

    /// `P.Type` of `any P.Type`, however often `.Type` follows.
    private func instanceName(_ type: TypeTree) -> String {
        switch type.kind {
        case .existentialMetatype(let inner): return instanceName(inner) + ".Type"
        case .existential(let existential):
            let composition = composition(existential)
            return (composition.contains(" & ") ? "(" + composition + ")" : composition) + ".Type"
        default: return operand(type) + ".Type"
        }
    }

    /// The type, in parentheses where something follows that would bind tighter.
    func operand(_ type: TypeTree) -> String {
        let text = text(type)
        return switch type.kind {
        case .function: "(" + text + ")"
        case .existential, .existentialMetatype, .pack: text.hasPrefix("any ") ? "(" + text + ")" : text
        default: text
        }
    }

    // MARK: - Tuples and functions

    private func tuple(_ elements: [TypeTree.Element]) -> String {
        "(" + elements.map { ($0.label.map { $0 + ": " } ?? "") + text($0.type) }.joined(separator: ", ") + ")"
    }

    private func text(_ function: TypeTree.Function) -> String {
        var words: [String] = []
        switch function.isolation {
        case .none: break
        case .globalActor(let actor): words.append("@" + text(actor))
        case .any: words.append("@isolated(any)")
        case .caller: words.append("nonisolated(nonsending)")
        }
        if function.isSendable { words.append("@Sendable") }
        if case .named(let convention) = function.convention { words.append("@convention(" + convention + ")") }
        words.append("(" + function.parameters.map(parameter).joined(separator: ", ") + ")")
        if function.isAsync { words.append("async") }
        if let failure = function.failure {
            words.append("throws(" + text(failure) + ")")
        } else if function.isThrowing {
            words.append("throws")
        }
        words.append("->")
        if function.hasSendingResult { words.append("sending") }
        words.append(text(function.result))
        return words.joined(separator: " ")
    }

    private func parameter(_ element: TypeTree.Element) -> String {
        var words: [String] = []
        if element.isIsolated { words.append("isolated") }
        // What is sent is consumed anyway.
        if element.isSending {
            words.append("sending")
        } else if let ownership = element.ownership {
            words.append(ownership)
        }
        if case .function(let function) = element.type.kind {
            if function.convention == .autoclosure { words.append("@autoclosure") }
            if function.convention == .escaping, !element.isVariadic { words.append("@escaping") }
        }
        words.append(element.isVariadic ? operand(element.type) + "..." : text(element.type))
        return words.joined(separator: " ")
    }
}
