//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Types.
extension Parser {
    mutating func parseType() throws(Failure) -> TypeSyntax {
        try nested { (parser) throws(Failure) in try parser.parseTypeUnbounded() }
    }

    private mutating func parseTypeUnbounded() throws(Failure) -> TypeSyntax {
        if atWord("repeat"), startsType(at: 1) {
            advance()
            return .expansion(try parseType())
        }
        let modifiers = try parseTypeModifiers()
        let base = try parseUnmodifiedType()
        return modifiers.isEmpty ? base : .modified(modifiers, base)
    }

    private mutating func parseUnmodifiedType() throws(Failure) -> TypeSyntax {
        if atWord("any"), startsType(at: 1) {
            advance()
            return .existential(try parseComposition())
        }
        if atWord("some"), startsType(at: 1) {
            advance()
            return .opaque(try parseComposition())
        }
        let first = try parseComposition()
        guard case .tuple(let parameters) = first else { return first }
        let start = index
        let effects = try parseEffects()
        guard takeOperator("->") else {
            backtrack(to: start)
            return first
        }
        let result = try parseType()
        return .function(FunctionTypeSyntax(parameters: parameters, effects: effects, result: result))
    }

    /// `A & ~B & C`.
    private mutating func parseComposition() throws(Failure) -> TypeSyntax {
        var parts = [try parseSimpleType()]
        while atOperator("&") {
            _ = takeOperator("&")
            parts.append(try parseSimpleType())
        }
        return parts.count == 1 ? parts[0] : .composition(parts)
    }

    /// A type without `&` and `->`: a name, brackets or parentheses, and what may follow them.
    private mutating func parseSimpleType() throws(Failure) -> TypeSyntax {
        if atOperator("~") {
            _ = takeOperator("~")
            return .suppressed(try nested { (parser) throws(Failure) in try parser.parseSimpleType() })
        }
        if atWord("each"), startsType(at: 1) {
            advance()
            return .packElement(try nested { (parser) throws(Failure) in try parser.parseSimpleType() })
        }
        var type = try parsePrimaryType()
        var length = 0
        while true {
            // A long chain makes a tree as deep as a nested type does.
            length += 1
            guard length < Self.maximumDepth else {
                throw failure("'@Spyable' reads at most \(Self.maximumDepth) parts of one type; give it a name")
            }
            if atOperator("?") {
                _ = takeOperator("?")
                type = .optional(type)
            } else if atOperator("!") {
                _ = takeOperator("!")
                type = .implicitlyUnwrapped(type)
            } else if at("."), peek().kind == .identifier || peek().kind == .quotedIdentifier {
                advance()
                let name = advance().text
                type = .member(type, name: name, arguments: try parseGenericArguments())
            } else {
                return type
            }
        }
    }

    private mutating func parsePrimaryType() throws(Failure) -> TypeSyntax {
        if at("(") { return .tuple(try parseTupleElements()) }
        if at("[") { return try parseBrackets() }
        guard atName, !isReservedHere else { throw unexpected("a type") }
        let name = advance().text
        if at(":"), current.leadingTrivia.isEmpty, peek().isPunctuation(":"), peek().leadingTrivia.isEmpty,
            peek(2).kind == .identifier || peek(2).kind == .quotedIdentifier, peek(2).leadingTrivia.isEmpty
        {
            advance()
            advance()
            let member = advance().text
            return .named(module: name, name: member, arguments: try parseGenericArguments())
        }
        return .named(module: nil, name: name, arguments: try parseGenericArguments())
    }

    /// `[T]`, `[K: V]`, `[3 of T]`.
    private mutating func parseBrackets() throws(Failure) -> TypeSyntax {
        try expect("[", in: "before a type")
        let first = try parseGenericArgument()
        let type: TypeSyntax
        if take(":") {
            type = .dictionary(key: first, value: try parseType())
        } else if takeWord("of") {
            type = .inlineArray(count: first, element: try parseType())
        } else {
            type = .array(first)
        }
        try expect("]", in: "after a type")
        return type
    }

    mutating func parseTupleElements() throws(Failure) -> [TupleElementSyntax] {
        try expect("(", in: "before a list of types")
        var elements: [TupleElementSyntax] = []
        while !at(")") {
            elements.append(try parseTupleElement())
            guard take(",") else { break }
        }
        try expect(")", in: "after a list of types")
        return elements
    }

    private mutating func parseTupleElement() throws(Failure) -> TupleElementSyntax {
        var element = TupleElementSyntax(type: .tuple([]))
        if atName, peek().isPunctuation(":"), !(peek(2).isPunctuation(":") && peek(2).leadingTrivia.isEmpty) {
            element.firstName = advance().text
            advance()
        } else if atName, peek().kind == .identifier || peek().kind == .quotedIdentifier, peek(2).isPunctuation(":") {
            element.firstName = advance().text
            element.secondName = advance().text
            advance()
        }
        element.type = try parseType()
        element.isVariadic = takeOperator("...")
        return element
    }

    mutating func parseGenericArguments() throws(Failure) -> [TypeSyntax] {
        guard atOperator("<") else { return [] }
        _ = takeOperator("<")
        var arguments: [TypeSyntax] = []
        while !atOperator(">") {
            arguments.append(try parseGenericArgument())
            guard take(",") else { break }
        }
        try expectOperator(">", in: "after generic arguments")
        return arguments
    }

    private mutating func parseGenericArgument() throws(Failure) -> TypeSyntax {
        if current.kind == .number { return .literal(advance().text) }
        if atOperator("-"), peek().kind == .number {
            advance()
            return .literal("-" + advance().text)
        }
        return try parseType()
    }
}
