//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Declarations that have no spy at all.
enum Refusal {
    static func notAProtocol(
        _ keyword: String,
        _ name: String,
        _ attributes: [AttributeSyntax],
        _ source: String
    ) -> Diagnostic {
        let article = "aeiou".contains(keyword.first ?? " ") ? "an" : "a"
        let attribute = spyable(attributes)
        return Diagnostic(
            "'@Spyable' makes a spy of a protocol; '\(name)' is \(article) \(keyword): "
                + "put the attribute on a protocol that '\(name)' conforms to",
            at: attribute?.offset ?? 0,
            fixIts: removal(of: attribute, in: source)
        )
    }

    static func diagnostics(
        for syntax: ProtocolSyntax,
        in context: DeclarationContext,
        _ source: String
    ) -> [Diagnostic] {
        let attribute = spyable(syntax.attributes)
        var diagnostics: [Diagnostic] = []
        if context.enclosing.contains(where: isFunction) {
            diagnostics.append(
                Diagnostic(
                    "'@Spyable' cannot be used on the local protocol '\(syntax.name.text)', because the compiler extends no "
                        + "local types; move the protocol out of the function",
                    at: attribute?.offset ?? syntax.name.offset,
                    fixIts: removal(of: attribute, in: source)
                )
            )
        }
        if syntax.inherited.contains(where: { $0.lastName == "DistributedActor" }) {
            diagnostics.append(
                Diagnostic(
                    "'@Spyable' cannot spy a distributed actor; put a local protocol in front of '\(syntax.name.text)' and "
                        + "spy that",
                    at: syntax.name.offset
                )
            )
        }
        for parent in syntax.inherited.compactMap(\.lastName)
        where StandardParents.isRefused(parent) && context.neighbours?.protocolDeclaration(named: parent) == nil {
            diagnostics.append(
                Diagnostic(
                    "'@Spyable' cannot spy a '\(parent)': that is about values, and no class can stand in for one; spy a "
                        + "protocol that does not inherit from '\(parent)'",
                    at: place(of: parent, behind: syntax.name, in: source)
                )
            )
        }
        return diagnostics
    }

    static func unspied(_ parent: UnspiedParent, of syntax: ProtocolSyntax, _ source: String) -> Diagnostic {
        Diagnostic(
            "'\(parent.name)' has no spy, and so the spy of '\(syntax.name.text)' has no members for what it requires; mark "
                + "'\(parent.name)' with '@Spyable', or restate its requirements in '\(syntax.name.text)'",
            at: place(of: parent.name, behind: syntax.name, in: source)
        )
    }

    /// Where a parent is named.
    private static func place(of parent: String, behind name: NameSyntax, in source: String) -> Int {
        let tokens = Lexer.tokens(of: source)
        return tokens.first { $0.offset > name.offset && $0.name == parent }?.offset ?? name.offset
    }

    private static func isFunction(_ declaration: String) -> Bool {
        var parser = Parser(declaration)
        guard (try? parser.parseAttributes()) != nil, (try? parser.parseModifiers()) != nil else { return false }
        return functionKeywords.contains(parser.current.text) || parser.at("{")
    }

    private static let functionKeywords = Set(words: "func init deinit subscript var let get set")

    private static func spyable(_ attributes: [AttributeSyntax]) -> AttributeSyntax? {
        attributes.first { $0.lastName == "Spyable" }
    }

    private static func removal(of attribute: AttributeSyntax?, in source: String) -> [Diagnostic.FixIt] {
        guard let attribute else { return [] }
        // The next token starts where the attribute's text and the space behind it end.
        let tokens = Lexer.tokens(of: source)
        let end = attribute.offset + attribute.text.utf8.count
        let next = tokens.first { $0.offset >= end }?.offset ?? end
        return [
            Diagnostic.FixIt(
                message: "remove '@Spyable'",
                range: attribute.offset..<next,
                newText: ""
            )
        ]
    }
}

extension AttributeSyntax {
    /// `@available(*, deprecated)` and its like: about use, not about the place where the code may run.
    var isUniversalAvailability: Bool {
        guard lastName == "available", let arguments else { return false }
        return arguments.dropFirst().drop { $0 == " " }.first == "*"
    }

    var mentionsDeprecation: Bool {
        Lexer.tokens(of: arguments ?? "").contains { $0.isWord("deprecated") }
    }
}
