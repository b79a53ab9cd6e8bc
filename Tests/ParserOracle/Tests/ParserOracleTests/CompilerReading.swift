//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

#if SEAM_HAS_ORACLE
import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// What the compiler's parser reads of a protocol, a line for each thing that the generator reads too.
enum CompilerReading {
    /// Nil where the compiler finds a mistake.
    static func lines(of source: String) -> [String]? {
        let file = Parser.parse(source: source)
        guard !file.hasError, let declaration = file.statements.first?.item.as(ProtocolDeclSyntax.self) else {
            return nil
        }
        var lines = [
            "protocol \(declaration.name.text)", "attributes \(attributes(declaration.attributes))",
            "modifiers \(declaration.modifiers.map { text($0) })",
            "primary \((declaration.primaryAssociatedTypeClause?.primaryAssociatedTypes.map { $0.name.text }) ?? [])",
            "inherited \(inherited(declaration.inheritanceClause))",
            "where \(clause(declaration.genericWhereClause))",
        ]
        members(declaration.memberBlock.members, "", &lines)
        return lines
    }

    /// What the compiler's parser has against `source`.
    static func complaints(about source: String) -> [String] {
        let file = Parser.parse(source: source)
        guard file.hasError else { return [] }
        return ParseDiagnosticsGenerator.diagnostics(for: file).map { "\($0.message): \($0.node.trimmedDescription)" }
    }

    private static func members(_ list: MemberBlockItemListSyntax, _ indent: String, _ lines: inout [String]) {
        for item in list { member(item.decl, indent, &lines) }
    }

    private static func member(_ declaration: DeclSyntax, _ indent: String, _ lines: inout [String]) {
        if let conditional = declaration.as(IfConfigDeclSyntax.self) {
            for clause in conditional.clauses {
                let condition = clause.condition.map { text($0) } ?? ""
                lines.append("\(indent)\(clause.poundKeyword.text) \(condition)")
                if case .decls(let list) = clause.elements { members(list, indent + "  ", &lines) }
            }
            lines.append("\(indent)#endif")
            return
        }
        if let function = declaration.as(FunctionDeclSyntax.self) {
            head("func \(function.name.text)", function.attributes, function.modifiers, indent, &lines)
            lines.append("\(indent)  generics \(generics(function.genericParameterClause))")
            signature(function.signature, indent, &lines)
            lines.append("\(indent)  where \(clause(function.genericWhereClause))")
        } else if let variable = declaration.as(VariableDeclSyntax.self) {
            for binding in variable.bindings {
                head("var \(text(binding.pattern))", variable.attributes, variable.modifiers, indent, &lines)
                lines.append("\(indent)  type \(binding.typeAnnotation.map { text($0.type) } ?? "")")
                accessors(binding.accessorBlock, indent, &lines)
            }
        } else if let subscripting = declaration.as(SubscriptDeclSyntax.self) {
            head("subscript", subscripting.attributes, subscripting.modifiers, indent, &lines)
            lines.append("\(indent)  generics \(generics(subscripting.genericParameterClause))")
            parameters(subscripting.parameterClause, indent, &lines)
            lines.append("\(indent)  result \(text(subscripting.returnClause.type))")
            lines.append("\(indent)  where \(clause(subscripting.genericWhereClause))")
            accessors(subscripting.accessorBlock, indent, &lines)
        } else if let initializer = declaration.as(InitializerDeclSyntax.self) {
            let mark = initializer.optionalMark?.text ?? ""
            head("init\(mark)", initializer.attributes, initializer.modifiers, indent, &lines)
            lines.append("\(indent)  generics \(generics(initializer.genericParameterClause))")
            signature(initializer.signature, indent, &lines)
            lines.append("\(indent)  where \(clause(initializer.genericWhereClause))")
        } else if let type = declaration.as(AssociatedTypeDeclSyntax.self) {
            head("associatedtype \(type.name.text)", type.attributes, type.modifiers, indent, &lines)
            lines.append("\(indent)  inherited \(inherited(type.inheritanceClause))")
            lines.append("\(indent)  default \(type.initializer.map { text($0.value) } ?? "")")
            lines.append("\(indent)  where \(clause(type.genericWhereClause))")
        } else if let alias = declaration.as(TypeAliasDeclSyntax.self) {
            head("typealias \(alias.name.text)", alias.attributes, alias.modifiers, indent, &lines)
            lines.append("\(indent)  type \(text(alias.initializer.value))")
        } else {
            lines.append("\(indent)? \(declaration.kind)")
        }
    }

    private static func head(
        _ name: String,
        _ list: AttributeListSyntax,
        _ modifiers: DeclModifierListSyntax,
        _ indent: String,
        _ lines: inout [String]
    ) {
        lines.append("\(indent)\(name)")
        lines.append("\(indent)  attributes \(attributes(list))")
        lines.append("\(indent)  modifiers \(modifiers.map { text($0) })")
    }

    private static func signature(_ signature: FunctionSignatureSyntax, _ indent: String, _ lines: inout [String]) {
        parameters(signature.parameterClause, indent, &lines)
        lines.append("\(indent)  effects \(signature.effectSpecifiers.map { text($0) } ?? "")")
        lines.append("\(indent)  result \(signature.returnClause.map { text($0.type) } ?? "")")
    }

    private static func parameters(_ list: FunctionParameterClauseSyntax, _ indent: String, _ lines: inout [String]) {
        for parameter in list.parameters {
            let names = [parameter.firstName.text, parameter.secondName?.text].compactMap { $0 }.joined(separator: " ")
            lines.append("\(indent)  parameter \(names): \(text(parameter.type))\(parameter.ellipsis?.text ?? "")")
        }
    }

    private static func accessors(_ block: AccessorBlockSyntax?, _ indent: String, _ lines: inout [String]) {
        guard case .accessors(let list)? = block?.accessors else { return }
        for accessor in list {
            let modifier = accessor.modifier.map { text($0) } ?? ""
            let effects = accessor.effectSpecifiers.map { text($0) } ?? ""
            lines.append("\(indent)  accessor [\(modifier)] \(accessor.accessorSpecifier.text) \(effects)")
        }
    }

    private static func generics(_ clause: GenericParameterClauseSyntax?) -> [String] {
        clause?.parameters.map { parameter in
            [parameter.specifier?.text, parameter.name.text, parameter.inheritedType.map { ": " + text($0) }]
                .compactMap { $0 }.joined(separator: " ")
        } ?? []
    }

    private static func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
        clause?.inheritedTypes.map { $0.type.is(ClassRestrictionTypeSyntax.self) ? "AnyObject" : text($0.type) } ?? []
    }

    private static func clause(_ clause: GenericWhereClauseSyntax?) -> [String] {
        clause?.requirements.map { text($0.requirement) } ?? []
    }

    /// Attributes that a condition stands around are left out, as the generator does on purpose.
    private static func attributes(_ list: AttributeListSyntax) -> [String] {
        list.filter { !$0.is(IfConfigDeclSyntax.self) }.map { text($0) }
    }

    /// The tokens of a node, with a string literal as one.
    private static func text(_ node: some SyntaxProtocol) -> String {
        var texts: [String] = []
        var literal: SyntaxIdentifier?
        for token in node.tokens(viewMode: .sourceAccurate) {
            if let string = token.outermostString {
                if string.id != literal { texts.append(string.trimmedDescription) }
                literal = string.id
            } else {
                texts.append(token.text)
            }
        }
        return normalized(texts)
    }
}

extension TokenSyntax {
    fileprivate var outermostString: Syntax? {
        var found: Syntax?
        var node = parent
        while let current = node {
            if current.is(StringLiteralExprSyntax.self) || current.is(SimpleStringLiteralExprSyntax.self) {
                found = current
            }
            node = current.parent
        }
        return found
    }
}
#endif
