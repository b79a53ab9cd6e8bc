//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Attributes, modifiers, generic clauses and parameter lists.
extension Parser {
    static let declarationModifiers: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "open", "static", "class", "mutating", "nonmutating",
        "nonisolated", "isolated", "optional", "override", "prefix", "postfix", "infix", "consuming", "borrowing",
        "distributed", "dynamic", "final", "required", "convenience", "lazy", "weak", "unowned", "indirect",
        "__consuming",
        "async",
    ]

    mutating func parseAttributes() throws(Failure) -> [AttributeSyntax] {
        var attributes: [AttributeSyntax] = []
        while at("@") {
            let start = advance()
            guard atName else { throw unexpected("the name of an attribute") }
            var name = advance().text
            while true {
                if at("."), peek().kind == .identifier {
                    advance()
                    name += "." + advance().text
                } else if at(":"), peek().isPunctuation(":"), peek(2).kind == .identifier {
                    advance()
                    advance()
                    name += "::" + advance().text
                } else {
                    break
                }
            }
            if atOperator("<"), current.leadingTrivia.isEmpty {
                name += "<" + (try parseGenericArguments()).map(\.description).joined(separator: ", ") + ">"
            }
            var arguments: String?
            if at("("), current.leadingTrivia.isEmpty { arguments = try parseBalanced() }
            attributes.append(AttributeSyntax(name: name, arguments: arguments, offset: start.offset))
        }
        return attributes
    }

    mutating func parseModifiers() throws(Failure) -> [ModifierSyntax] {
        var modifiers: [ModifierSyntax] = []
        while current.kind == .identifier, Self.declarationModifiers.contains(current.text) {
            let token = advance()
            var detail: String?
            if at("(") { detail = try parseBalanced() }
            modifiers.append(ModifierSyntax(name: token.text, detail: detail, offset: token.offset))
        }
        return modifiers
    }

    mutating func parseGenericParameters() throws(Failure) -> [GenericParameterSyntax] {
        guard atOperator("<") else { return [] }
        _ = takeOperator("<")
        var parameters: [GenericParameterSyntax] = []
        while !atOperator(">") {
            var specifier: String?
            if atWord("each") || atWord("let"), peek().kind == .identifier || peek().kind == .quotedIdentifier {
                specifier = advance().text
            }
            let name = try expectName("the name of a generic parameter").text
            var constraint: TypeSyntax?
            if take(":") { constraint = try parseType() }
            parameters.append(GenericParameterSyntax(specifier: specifier, name: name, constraint: constraint))
            guard take(",") else { break }
        }
        try expectOperator(">", in: "after generic parameters")
        return parameters
    }

    mutating func parseWhereClause() throws(Failure) -> [RequirementSyntax] {
        guard takeWord("where") else { return [] }
        var requirements: [RequirementSyntax] = []
        repeat {
            let left = try parseType()
            if take(":") {
                requirements.append(.conformance(left, try parseType()))
            } else if current.isOperator("==") {
                advance()
                requirements.append(.sameType(left, try parseRequirementRightSide()))
            } else {
                throw unexpected("':' or '==' in a 'where' clause")
            }
        } while take(",")
        return requirements
    }

    private mutating func parseRequirementRightSide() throws(Failure) -> TypeSyntax {
        if current.kind == .number { return .literal(advance().text) }
        return try parseType()
    }

    mutating func parseParameters() throws(Failure) -> [ParameterSyntax] {
        try expect("(", in: "before parameters")
        var parameters: [ParameterSyntax] = []
        while !at(")") {
            parameters.append(try parseParameter())
            guard take(",") else { break }
        }
        try expect(")", in: "after parameters")
        return parameters
    }

    private mutating func parseParameter() throws(Failure) -> ParameterSyntax {
        // Attributes of parameters are result builders and wrappers; a witness needs none of them.
        _ = try parseAttributes()
        let first = try expectName("the name of a parameter")
        let second: NameSyntax? = atName ? try expectName("the name of a parameter") : nil
        try expect(":", in: "before the type of a parameter")
        let type = try parseType()
        let isVariadic = takeOperator("...")
        if atOperator("=") {
            throw failure("a requirement cannot have default arguments; give the protocol an extension instead")
        }
        return ParameterSyntax(firstName: first, secondName: second, type: type, isVariadic: isVariadic)
    }

    mutating func parseInheritance() throws(Failure) -> [TypeSyntax] {
        guard take(":") else { return [] }
        var inherited: [TypeSyntax] = []
        repeat {
            inherited.append(takeWord("class") ? .named("AnyObject") : try parseType())
        } while take(",")
        return inherited
    }
}
