//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Types.
extension Parser {
    mutating func parseType() throws(Failure) -> TypeSyntax {
        try descend()
        defer { depth -= 1 }
        if takePrefix("repeat") { return .prefixed(.expansion, try parseType()) }
        let modifiers = try parseTypeModifiers()
        let base = try parseUnmodifiedType()
        return modifiers.isEmpty ? base : .modified(modifiers, base)
    }

    private mutating func parseUnmodifiedType() throws(Failure) -> TypeSyntax {
        if takePrefix("any") { return .prefixed(.existential, try parseComposition()) }
        if takePrefix("some") { return .prefixed(.opaque, try parseComposition()) }
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

    /// Takes a word that makes another type of the one behind it; without one it is a name itself.
    private mutating func takePrefix(_ word: String) -> Bool {
        guard atWord(word), startsType(at: 1) else { return false }
        advance()
        return true
    }

    /// `A & ~B & C`.
    private mutating func parseComposition() throws(Failure) -> TypeSyntax {
        var parts = [try parseSimpleType()]
        while takeOperator("&") { parts.append(try parseSimpleType()) }
        return parts.count == 1 ? parts[0] : .composition(parts)
    }

    /// A type without `&` and `->`: a name, brackets or parentheses, and what may follow them.
    private mutating func parseSimpleType() throws(Failure) -> TypeSyntax {
        if takeOperator("~") { return .prefixed(.suppressed, try parsePrefixedType()) }
        if takePrefix("each") { return .prefixed(.packElement, try parsePrefixedType()) }
        var type = try parsePrimaryType()
        var length = 0
        while true {
            // A long chain makes a tree as deep as a nested type does.
            length += 1
            guard length < Self.maximumDepth else {
                throw failure("'@Spyable' reads at most \(Self.maximumDepth) parts of one type; give it a name")
            }
            if takeOperator("?") {
                type = .optional(type)
            } else if takeOperator("!") {
                type = .implicitlyUnwrapped(type)
            } else if at("."), peek().isName {
                advance()
                let name = advance().text
                type = .member(type, name: name, arguments: try parseGenericArguments())
            } else {
                return type
            }
        }
    }

    private mutating func parsePrefixedType() throws(Failure) -> TypeSyntax {
        try descend()
        defer { depth -= 1 }
        return try parseSimpleType()
    }

    private mutating func parsePrimaryType() throws(Failure) -> TypeSyntax {
        if at("(") { return .tuple(try parseTupleElements()) }
        if at("[") { return try parseBrackets() }
        guard atName, !isReservedHere else { throw unexpected("a type") }
        let name = advance().text
        var module: String?
        var last = name
        if at(":"), current.isAttached, peek().isPunctuation(":"), peek().isAttached, peek(2).isName, peek(2).isAttached
        {
            advance()
            advance()
            module = name
            last = advance().text
        }
        return .named(module: module, name: last, arguments: try parseGenericArguments())
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
        if atName, peek().isPunctuation(":"), !(peek(2).isPunctuation(":") && peek(2).isAttached) {
            element.firstName = advance().text
            advance()
        } else if atName, peek().isName, peek(2).isPunctuation(":") {
            element.firstName = advance().text
            element.secondName = advance().text
            advance()
        }
        element.type = try parseType()
        element.isVariadic = takeOperator("...")
        return element
    }

    mutating func parseGenericArguments() throws(Failure) -> [TypeSyntax] {
        guard takeOperator("<") else { return [] }
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
