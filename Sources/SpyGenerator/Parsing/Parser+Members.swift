//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The members of a protocol.
extension Parser {
    mutating func parseMembers(until isEnd: (Parser) -> Bool) throws(Failure) -> [MemberSyntax] {
        var members: [MemberSyntax] = []
        while !isAtEnd, !isEnd(self) {
            if take(";") { continue }
            let start = index
            do throws(Failure) {
                members.append(contentsOf: try parseMember())
            } catch {
                diagnostics.append(error.diagnostic)
                recover(from: start, isEnd)
            }
        }
        return members
    }

    /// Skips to the next member: a line that begins with an attribute, a modifier or a keyword, outside all brackets.
    private mutating func recover(from start: Int, _ isEnd: (Parser) -> Bool) {
        backtrack(to: start)
        var open = 0
        repeat {
            if open == 0, index > start, isEnd(self) { return }
            let token = advance()
            guard token.kind == .punctuation else { continue }
            switch token.text {
            case "(", "[", "{": open += 1
            case ")", "]", "}": open = max(0, open - 1)
            default: break
            }
        } while !isAtEnd && !(open == 0 && startsMember)
    }

    private var startsMember: Bool {
        if at(";") { return true }
        guard current.isFirstOnLine else { return false }
        if at("@") || at("#") { return true }
        guard current.kind == .identifier else { return false }
        return Self.memberKeywords.contains(current.text) || Self.declarationModifiers.contains(current.text)
    }

    private static let memberKeywords: Set<String> = [
        "func", "var", "let", "init", "subscript", "associatedtype", "typealias",
    ]

    private mutating func parseMember() throws(Failure) -> [MemberSyntax] {
        let offset = current.offset
        if at("#") { return [try nested { (parser) throws(Failure) in try parser.parseConditional() }] }
        let attributes = try parseAttributes()
        let modifiers = try parseModifiers()
        func member(_ kind: MemberSyntax.Kind) -> MemberSyntax {
            MemberSyntax(attributes: attributes, modifiers: modifiers, kind: kind, offset: offset)
        }
        switch current.kind == .identifier ? current.text : "" {
        case "func":
            return [member(.function(try parseFunction()))]
        case "var":
            return try parseProperties().map { member(.property($0)) }
        case "subscript":
            return [member(.subscripting(try parseSubscript()))]
        case "init":
            return [member(.initializer(try parseInitializer()))]
        case "associatedtype":
            return [member(.associatedType(try parseAssociatedType()))]
        case "typealias":
            return [member(.typeAlias(try parseTypeAlias()))]
        default:
            throw unexpected("a requirement")
        }
    }

    private mutating func parseFunction() throws(Failure) -> FunctionSyntax {
        advance()
        let name: NameSyntax
        let isOperator = current.kind == .operatorRun
        if isOperator {
            name = takeOperatorName()
        } else {
            name = try expectName("the name of a method")
        }
        var signature = SignatureSyntax()
        signature.generics = try parseGenericParameters()
        signature.parameters = try parseParameters()
        signature.effects = try parseEffects()
        if takeOperator("->") { signature.result = try parseType() }
        signature.requirements = try parseWhereClause()
        return FunctionSyntax(name: name, isOperator: isOperator, signature: signature)
    }

    /// The name of an operator; in `func <<T>(…)` the last bracket begins the generic parameters.
    private mutating func takeOperatorName() -> NameSyntax {
        let token = current
        if token.text.count > 1, token.text.hasSuffix("<"), !peek().isPunctuation("(") {
            let name = String(token.text.dropLast())
            _ = takeOperator(name)
            return NameSyntax(text: name, offset: token.offset)
        }
        advance()
        return NameSyntax(text: token.text, offset: token.offset)
    }

    private mutating func parseProperties() throws(Failure) -> [PropertySyntax] {
        advance()
        var properties: [PropertySyntax] = []
        repeat {
            let name = try expectName("the name of a property")
            try expect(":", in: "before the type of a property")
            let type = try parseType()
            properties.append(PropertySyntax(name: name, type: type, accessors: try parseAccessors()))
        } while take(",")
        return properties
    }

    private mutating func parseSubscript() throws(Failure) -> SubscriptSyntax {
        advance()
        var signature = SignatureSyntax()
        signature.generics = try parseGenericParameters()
        signature.parameters = try parseParameters()
        try expectOperator("->", in: "before the type of a subscript")
        signature.result = try parseType()
        signature.requirements = try parseWhereClause()
        return SubscriptSyntax(signature: signature, accessors: try parseAccessors())
    }

    private mutating func parseInitializer() throws(Failure) -> InitializerSyntax {
        advance()
        var failability: String?
        if takeOperator("?") { failability = "?" } else if takeOperator("!") { failability = "!" }
        var signature = SignatureSyntax()
        signature.generics = try parseGenericParameters()
        signature.parameters = try parseParameters()
        signature.effects = try parseEffects()
        signature.requirements = try parseWhereClause()
        return InitializerSyntax(failability: failability, signature: signature)
    }

    private mutating func parseAccessors() throws(Failure) -> [AccessorSyntax] {
        guard at("{") else { throw unexpected("'{ get }' or '{ get set }'") }
        advance()
        var accessors: [AccessorSyntax] = []
        while !at("}") {
            if take(";") { continue }
            let attributes = try parseAttributes()
            var modifiers: [ModifierSyntax] = []
            while ["mutating", "nonmutating", "borrowing", "consuming", "__consuming", "nonisolated"].contains(
                current.text
            ),
                peek().kind == .identifier
            {
                let token = advance()
                modifiers.append(ModifierSyntax(name: token.text, detail: nil, offset: token.offset))
            }
            let name = try expectName("'get' or 'set'")
            guard name.text == "get" || name.text == "set" else {
                throw failure(
                    "'@Spyable' spies 'get' and 'set', not '\(name.text)'; "
                        + "declare the requirement with 'get' or 'get set', or give it a double by hand",
                    at: name.offset
                )
            }
            let effects = try parseEffects()
            accessors.append(AccessorSyntax(attributes: attributes, modifiers: modifiers, name: name, effects: effects))
        }
        try expect("}", in: "after accessors")
        return accessors
    }

    private mutating func parseAssociatedType() throws(Failure) -> AssociatedTypeSyntax {
        advance()
        let name = try expectName("the name of an associated type")
        let inherited = try parseInheritance()
        var defaultType: TypeSyntax?
        if takeOperator("=") { defaultType = try parseType() }
        let requirements = try parseWhereClause()
        return AssociatedTypeSyntax(
            name: name,
            inherited: inherited,
            defaultType: defaultType,
            requirements: requirements
        )
    }

    private mutating func parseTypeAlias() throws(Failure) -> TypeAliasSyntax {
        advance()
        let name = try expectName("the name of a type alias")
        let isGeneric = try !parseGenericParameters().isEmpty
        try expectOperator("=", in: "in a type alias")
        let type = try parseType()
        _ = try parseWhereClause()
        return TypeAliasSyntax(name: name, isGeneric: isGeneric, type: type)
    }
}
