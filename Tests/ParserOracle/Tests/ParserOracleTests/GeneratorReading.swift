//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

@testable import SpyGenerator

/// What the generator's parser reads of a protocol, in the same lines as `CompilerReading`.
enum GeneratorReading {
    /// Nil where the generator finds a mistake.
    static func lines(of source: String) -> [String]? {
        guard let declaration = SpyGenerator.syntax(of: source) else { return nil }
        var lines = [
            "protocol \(declaration.name.text)", "attributes \(attributes(declaration.attributes))",
            "modifiers \(declaration.modifiers.map { text($0.text) })", "primary \(declaration.primaryAssociatedTypes)",
            "inherited \(declaration.inherited.map(text))", "where \(declaration.requirements.map(clause))",
        ]
        members(declaration.members, "", &lines)
        return lines
    }

    private static func members(_ list: [MemberSyntax], _ indent: String, _ lines: inout [String]) {
        for member in list {
            switch member.kind {
            case .conditional(let clauses):
                for clause in clauses {
                    lines.append("\(indent)\(clause.keyword) \(text(clause.condition))")
                    members(clause.members, indent + "  ", &lines)
                }
                lines.append("\(indent)#endif")
            case .callable(let callable):
                self.callable(callable, member, indent, &lines)
            case .associatedType(let type):
                head("associatedtype \(type.name.text)", member, indent, &lines)
                lines.append("\(indent)  inherited \(type.inherited.map(text))")
                lines.append("\(indent)  default \(type.defaultType.map(text) ?? "")")
                lines.append("\(indent)  where \(type.requirements.map(clause))")
            case .typeAlias(let alias):
                head("typealias \(alias.name.text)", member, indent, &lines)
                lines.append("\(indent)  type \(text(alias.type))")
            }
        }
    }

    private static func callable(
        _ callable: CallableSyntax,
        _ member: MemberSyntax,
        _ indent: String,
        _ lines: inout [String]
    ) {
        let signature = callable.signature
        let isProperty = if case .property = callable.form { true } else { false }
        switch callable.form {
        case .method, .operation: head("func \(callable.name.text)", member, indent, &lines)
        case .property: head("var \(callable.name.text)", member, indent, &lines)
        case .subscripting: head("subscript", member, indent, &lines)
        case .initializer(let failability): head("init\(failability ?? "")", member, indent, &lines)
        }
        if isProperty {
            lines.append("\(indent)  type \(signature.result.map(text) ?? "")")
        } else {
            lines.append("\(indent)  generics \(signature.generics.map(generic))")
            parameters(signature.parameters, indent, &lines)
            if case .subscripting = callable.form {
            } else {
                lines.append("\(indent)  effects \(text(signature.effects.description))")
            }
            lines.append("\(indent)  result \(signature.result.map(text) ?? "")")
            lines.append("\(indent)  where \(signature.requirements.map(clause))")
        }
        accessors(callable.accessors, indent, &lines)
    }

    private static func head(_ name: String, _ member: MemberSyntax, _ indent: String, _ lines: inout [String]) {
        lines.append("\(indent)\(name)")
        lines.append("\(indent)  attributes \(attributes(member.attributes))")
        lines.append("\(indent)  modifiers \(member.modifiers.map { text($0.text) })")
    }

    private static func parameters(_ list: [ParameterSyntax], _ indent: String, _ lines: inout [String]) {
        for parameter in list {
            let names = [parameter.firstName.text, parameter.secondName?.text].compactMap { $0 }.joined(separator: " ")
            lines.append("\(indent)  parameter \(names): \(text(parameter.type))\(parameter.isVariadic ? "..." : "")")
        }
    }

    private static func accessors(_ list: [AccessorSyntax], _ indent: String, _ lines: inout [String]) {
        for accessor in list {
            let modifier = accessor.modifiers.map { text($0.text) }.joined(separator: " ")
            lines.append(
                "\(indent)  accessor [\(modifier)] \(accessor.name) \(text(accessor.effects.description))"
            )
        }
    }

    private static func generic(_ parameter: GenericParameterSyntax) -> String {
        [parameter.specifier, parameter.name, parameter.constraint.map { ": " + text($0) }]
            .compactMap { $0 }.joined(separator: " ")
    }

    private static func clause(_ requirement: RequirementSyntax) -> String {
        text("\(requirement.left) \(requirement.isSameType ? "==" : ":") \(requirement.right)")
    }

    private static func attributes(_ list: [AttributeSyntax]) -> [String] { list.map { text($0.text) } }

    private static func text(_ type: TypeSyntax) -> String { text(type.description) }

    private static func text(_ source: String) -> String { normalized(Lexer.tokens(of: source).map(\.text)) }
}

/// Tokens in one form: operators cut into characters, no comma before a closing bracket.
func normalized(_ tokens: [String]) -> String {
    var parts: [String] = []
    for token in tokens where !token.isEmpty {
        let isOperator = token.allSatisfy { "!%&*+-/<=>?^|~.".contains($0) }
        for part in isOperator ? token.map(String.init) : [token] {
            if [")", "]", ">"].contains(part), parts.last == "," { parts.removeLast() }
            parts.append(part)
        }
    }
    return parts.joined(separator: " ")
}
