//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Attributes, modifiers, generic clauses and parameter lists.
extension Parser {
    static let declarationModifiers = Set(
        words:
            "public package internal fileprivate private open static class mutating nonmutating nonisolated isolated "
            + "optional override prefix postfix infix consuming borrowing distributed dynamic final required convenience "
            + "lazy weak unowned indirect __consuming async"
    )

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
            if current.isAttached { name += TypeSyntax.clause(try parseGenericArguments()) }
            let arguments: String? = at("(") && current.isAttached ? try parseBalanced() : nil
            attributes.append(AttributeSyntax(name: name, arguments: arguments, offset: start.offset))
        }
        return attributes
    }

    mutating func parseModifiers() throws(Failure) -> [ModifierSyntax] {
        var modifiers: [ModifierSyntax] = []
        while current.isWord(in: Self.declarationModifiers) {
            let token = advance()
            let detail: String? = at("(") ? try parseBalanced() : nil
            modifiers.append(ModifierSyntax(name: token.text, detail: detail, offset: token.offset))
        }
        return modifiers
    }

    mutating func parseGenericParameters() throws(Failure) -> [GenericParameterSyntax] {
        guard takeOperator("<") else { return [] }
        var parameters: [GenericParameterSyntax] = []
        while !atOperator(">") {
            let specifier = (atWord("each") || atWord("let")) && peek().isName ? advance().text : nil
            let name = try expectName("the name of a generic parameter").text
            let constraint = take(":") ? try parseType() : nil
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
            let isSameType = current.isOperator("==")
            if isSameType {
                advance()
            } else if !take(":") {
                throw unexpected("':' or '==' in a 'where' clause")
            }
            // A number may be the value of a generic parameter.
            let right =
                isSameType && current.kind == .number ? TypeSyntax.literal(advance().text) : try parseType()
            requirements.append(RequirementSyntax(left: left, isSameType: isSameType, right: right))
        } while take(",")
        return requirements
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
