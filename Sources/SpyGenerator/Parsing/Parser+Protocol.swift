//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// `#if` trees, and the protocol around it all.
extension Parser {
    /// `#if … #elseif … #else … #endif` around members.
    ///
    /// Other directives have no place in a protocol.
    mutating func parseConditional() throws(Failure) -> MemberSyntax {
        try descend()
        defer { depth -= 1 }
        let offset = current.offset
        guard peek().isWord("if") else {
            throw failure(
                "'@Spyable' cannot see what '#\(peek().text)' stands for; write the requirements out",
                at: offset
            )
        }
        var clauses: [ConditionalClauseSyntax] = []
        var keyword = "if"
        repeat {
            advance()
            advance()
            let condition = keyword == "else" ? "" : try parseCondition()
            let members = parseMembers(inConditional: true)
            clauses.append(ConditionalClauseSyntax(keyword: "#" + keyword, condition: condition, members: members))
            keyword = peek().text
            guard at("#") else { throw failure("this '#if' has no '#endif'", at: offset) }
        } while keyword != "endif"
        advance()
        advance()
        return MemberSyntax(attributes: [], modifiers: [], kind: .conditional(clauses), offset: offset)
    }

    /// Whether `#if` stood around attributes alone, and is behind now: a witness can do without what holds in some places only.
    mutating func skipConditionalAttributes() -> Bool {
        guard at("#"), peek().isWord("if") else { return false }
        let (start, said) = (index, diagnostics.count)
        var attributes: [AttributeSyntax] = []
        repeat {
            advance()
            let hasCondition = !advance().isWord("else")
            guard !hasCondition || (try? parseCondition()) != nil, let more = try? parseAttributes(), at("#"),
                peek().isWord(in: Self.branchWords)
            else {
                backtrack(to: start)
                diagnostics.removeSubrange(said...)
                return false
            }
            attributes += more
        } while !peek().isWord("endif")
        advance()
        advance()
        // An empty tree is one of members, and an actor that holds in some places cannot be done without.
        guard !attributes.isEmpty, attributes.globalActor(in: nil) == nil else {
            backtrack(to: start)
            return false
        }
        return true
    }

    private static let branchWords = Set(words: "elseif else endif")

    /// A condition reaches to the end of its line, or further while brackets are open or an operator asks for more.
    private mutating func parseCondition() throws(Failure) -> String {
        var text = ""
        var open = 0
        var wantsMore = true
        while !isAtEnd {
            let continues = current.isOperator("&&") || current.isOperator("||")
            if current.isFirstOnLine, open == 0, !wantsMore, !continues { break }
            if at("#"), open == 0 { break }
            let token = advance()
            if !text.isEmpty, !token.isAttached { text += " " }
            text += token.text
            if token.isPunctuation("(") { open += 1 }
            if token.isPunctuation(")") { open -= 1 }
            wantsMore = token.kind == .operatorRun
        }
        guard !text.isEmpty else { throw unexpected("a condition after '#if'") }
        return text
    }

    /// What a declaration turned out to be.
    enum Declaration {
        case protocolDeclaration(ProtocolSyntax)
        /// Something that has no spy; the keyword and the name.
        case other(keyword: String, name: String, attributes: [AttributeSyntax])
    }

    mutating func parseDeclaration() throws(Failure) -> Declaration {
        let attributes = try parseAttributes()
        var modifiers = try parseModifiers()
        guard takeWord("protocol") else {
            // `class` is a modifier and a declaration.
            if modifiers.last?.name == "class" {
                modifiers.removeLast()
                return .other(keyword: "class", name: current.text, attributes: attributes)
            }
            let keyword = advance().text
            return .other(keyword: keyword, name: current.text, attributes: attributes)
        }
        let name = try expectName("the name of the protocol")
        var primary: [String] = []
        if takeOperator("<") {
            repeat { primary.append(try expectName("the name of an associated type").text) } while take(",")
            try expectOperator(">", in: "after primary associated types")
        }
        let inherited = try parseInheritance()
        let requirements = try parseWhereClause()
        try expect("{", in: "before the members of a protocol")
        let members = parseMembers()
        try expect("}", in: "after the members of a protocol")
        guard isAtEnd else { throw unexpected("the end of the protocol") }
        return .protocolDeclaration(
            ProtocolSyntax(
                attributes: attributes,
                modifiers: modifiers,
                name: name,
                primaryAssociatedTypes: primary,
                inherited: inherited,
                requirements: requirements,
                members: members
            )
        )
    }
}
