//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The members of a protocol.
extension Parser {
    mutating func parseMembers(inConditional: Bool = false) -> [MemberSyntax] {
        var members: [MemberSyntax] = []
        while !isAtEnd, !atEndOfMembers(inConditional) {
            if take(";") { continue }
            let start = index
            do throws(Failure) {
                try parseMember(into: &members)
            } catch {
                recover(from: start, inConditional)
            }
        }
        return members
    }

    private func atEndOfMembers(_ inConditional: Bool) -> Bool {
        at("}") || inConditional && at("#") && Self.endsOfClauses.contains(peek().text)
    }

    private static let endsOfClauses = Set(words: "elseif else endif")

    /// Skips to the next member: a line that begins with an attribute, a modifier or a keyword, outside all brackets.
    private mutating func recover(from start: Int, _ inConditional: Bool) {
        backtrack(to: start)
        var open = 0
        repeat {
            if open == 0, index > start, atEndOfMembers(inConditional) { return }
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
        return at("@") || at("#") || current.isWord(in: Self.memberKeywords)
            || current.isWord(in: Self.declarationModifiers)
    }

    private static let memberKeywords = Set(words: "func var let init subscript associatedtype typealias")

    private mutating func parseMember(into members: inout [MemberSyntax]) throws(Failure) {
        let offset = current.offset
        if at("#"), !skipConditionalAttributes() {
            members.append(try parseConditional())
            return
        }
        var attributes: [AttributeSyntax] = []
        repeat { attributes += try parseAttributes() } while skipConditionalAttributes()
        let modifiers = try parseModifiers()
        var kinds: [MemberSyntax.Kind] = []
        let keyword = current
        switch keyword.kind == .identifier ? keyword.text : "" {
        case "func": kinds = [.callable(try parseFunction())]
        case "var": kinds = try parseProperties()
        case "subscript": kinds = [.callable(try parseSubscript(keyword))]
        case "init": kinds = [.callable(try parseInitializer(keyword))]
        case "associatedtype": kinds = [.associatedType(try parseAssociatedType())]
        case "typealias": kinds = [.typeAlias(try parseTypeAlias())]
        default: throw unexpected("a requirement")
        }
        for kind in kinds {
            members.append(MemberSyntax(attributes: attributes, modifiers: modifiers, kind: kind, offset: offset))
        }
    }

    private mutating func parseFunction() throws(Failure) -> CallableSyntax {
        advance()
        let isOperator = current.kind == .operatorRun
        let name = isOperator ? takeOperatorName() : try expectName("the name of a method")
        var signature = try parseSignature()
        signature.effects = try parseEffects()
        if takeOperator("->") { signature.result = try parseType() }
        signature.requirements = try parseWhereClause()
        return CallableSyntax(form: isOperator ? .operation : .method, name: name, signature: signature, accessors: [])
    }

    /// Generic parameters and parameters; what follows differs.
    private mutating func parseSignature() throws(Failure) -> SignatureSyntax {
        let generics = try parseGenericParameters()
        return SignatureSyntax(generics: generics, parameters: try parseParameters())
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

    private mutating func parseProperties() throws(Failure) -> [MemberSyntax.Kind] {
        advance()
        var properties: [MemberSyntax.Kind] = []
        repeat {
            let name = try expectName("the name of a property")
            try expect(":", in: "before the type of a property")
            let signature = SignatureSyntax(result: try parseType())
            let accessors = try parseAccessors()
            properties.append(
                .callable(CallableSyntax(form: .property, name: name, signature: signature, accessors: accessors))
            )
        } while take(",")
        return properties
    }

    private mutating func parseSubscript(_ keyword: Token) throws(Failure) -> CallableSyntax {
        advance()
        var signature = try parseSignature()
        try expectOperator("->", in: "before the type of a subscript")
        signature.result = try parseType()
        signature.requirements = try parseWhereClause()
        let name = NameSyntax(text: keyword.text, offset: keyword.offset)
        return CallableSyntax(
            form: .subscripting,
            name: name,
            signature: signature,
            accessors: try parseAccessors()
        )
    }

    private mutating func parseInitializer(_ keyword: Token) throws(Failure) -> CallableSyntax {
        advance()
        let failability = takeOperator("?") ? "?" : takeOperator("!") ? "!" : nil
        var signature = try parseSignature()
        signature.effects = try parseEffects()
        signature.requirements = try parseWhereClause()
        let name = NameSyntax(text: keyword.text, offset: keyword.offset)
        return CallableSyntax(
            form: .initializer(failability: failability),
            name: name,
            signature: signature,
            accessors: []
        )
    }

    private static let accessorModifiers = Set(
        words: "mutating nonmutating borrowing consuming __consuming nonisolated"
    )

    private mutating func parseAccessors() throws(Failure) -> [AccessorSyntax] {
        guard take("{") else { throw unexpected("'{ get }' or '{ get set }'") }
        var accessors: [AccessorSyntax] = []
        while !at("}") {
            if take(";") { continue }
            // Attributes of accessors say nothing that a witness has to say again.
            _ = try parseAttributes()
            var modifiers: [ModifierSyntax] = []
            while current.isWord(in: Self.accessorModifiers), peek().kind == .identifier {
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
            accessors.append(AccessorSyntax(modifiers: modifiers, name: name.text, effects: try parseEffects()))
        }
        advance()
        return accessors
    }

    private mutating func parseAssociatedType() throws(Failure) -> AssociatedTypeSyntax {
        advance()
        let name = try expectName("the name of an associated type")
        let inherited = try parseInheritance()
        let defaultType = takeOperator("=") ? try parseType() : nil
        let requirements = try parseWhereClause()
        return AssociatedTypeSyntax(
            name: name,
            inherited: inherited,
            defaultType: defaultType,
            requirements: requirements
        )
    }

    mutating func parseTypeAlias() throws(Failure) -> TypeAliasSyntax {
        advance()
        let name = try expectName("the name of a type alias")
        let isGeneric = try !parseGenericParameters().isEmpty
        try expectOperator("=", in: "in a type alias")
        let type = try parseType()
        _ = try parseWhereClause()
        return TypeAliasSyntax(name: name, isGeneric: isGeneric, type: type)
    }
}
