//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The protocols and classes of a source file, so that a child knows what its parents are, and the names of function types
/// and of global actors, which cannot be told from others; and the same of other files of the module.
package final class Neighbours: Sendable {
    /// By name, nested ones included; what cannot be read is left out.
    private let protocols: [String: ProtocolSyntax]
    private let classes: [String: ProtocolSyntax]
    let functionAliases: Set<String>
    let globalActors: Set<String>
    /// The names of what extensions of a type declare, by the name of the type.
    let extensionMembers: [String: Set<String>]
    private let others: [Neighbours]

    /// Reads a source file.
    ///
    /// - Complexity: O(*n*) in the length of the source.
    package init(in source: String) {
        var parser = Parser(source)
        var protocols: [String: ProtocolSyntax] = [:]
        var classes: [String: ProtocolSyntax] = [:]
        var functionAliases: Set<String> = []
        var globalActors: Set<String> = []
        var extensionMembers: [String: Set<String>] = [:]
        while !parser.isAtEnd {
            let start = parser.index
            if parser.at("@"), parser.peek().isWord("globalActor") { globalActors.formUnion(Self.nextTypeName(parser)) }
            if parser.atWord("extension") {
                extensionMembers[parser.peek().name, default: []].formUnion(Self.namesInExtension(parser))
            }
            if parser.atWord("typealias"), let alias = try? parser.parseTypeAlias() {
                if alias.type.isFunction { functionAliases.insert(alias.name.text) }
            } else if let (isClass, syntax) = try? Self.readDeclaration(&parser) {
                if isClass { classes[syntax.name.bare] = syntax } else { protocols[syntax.name.bare] = syntax }
                let aliases = syntax.members.allAliases.filter(\.type.isFunction)
                functionAliases.formUnion(aliases.map(\.name.text))
            } else if parser.index == start || parser.isAtEnd {
                parser.backtrack(to: start)
                parser.advance()
            }
        }
        self.protocols = protocols
        self.classes = classes
        self.functionAliases = functionAliases
        self.globalActors = globalActors
        self.extensionMembers = extensionMembers
        others = []
    }

    /// Joins what a file declares with what other files of its module do.
    package init(own: Neighbours?, others: [Neighbours]) {
        protocols = own?.protocols ?? [:]
        classes = own?.classes ?? [:]
        extensionMembers = own?.extensionMembers ?? [:]
        functionAliases = others.reduce(own?.functionAliases ?? []) { $0.union($1.functionAliases) }
        globalActors = others.reduce(own?.globalActors ?? []) { $0.union($1.globalActors) }
        self.others = others
    }

    /// The name of the type that attributes stand in front of; the parser stays where it is.
    private static func nextTypeName(_ parser: Parser) -> [String] {
        var distance = 1
        while !parser.peek(distance).isWord(in: typeWords) {
            let token = parser.peek(distance)
            if token.kind == .endOfFile || token.isPunctuation("{") { return [] }
            distance += 1
        }
        return [parser.peek(distance + 1).name]
    }

    private static let typeWords = Set(words: "actor class struct enum")

    /// The names that an extension declares directly; the parser stays where it is.
    private static func namesInExtension(_ parser: Parser) -> Set<String> {
        var names: Set<String> = []
        var depth = 0
        var distance = 1
        repeat {
            let token = parser.peek(distance)
            if token.isPunctuation("{") { depth += 1 }
            if token.isPunctuation("}") { depth -= 1 }
            if depth == 1, token.isWord(in: declaringWords) { names.insert(parser.peek(distance + 1).name) }
            if depth == 1, token.isWord("init") || token.isWord("subscript") { names.insert(token.text) }
            distance += 1
            if token.kind == .endOfFile || depth == 0 && token.isPunctuation("}") { return names }
        } while true
    }

    private static let declaringWords = Set(words: "func var let")

    func protocolDeclaration(named name: String) -> ProtocolSyntax? {
        protocols[name] ?? others.only { $0.protocols[name] }
    }

    func classDeclaration(named name: String) -> ProtocolSyntax? {
        classes[name] ?? (protocols[name] == nil ? others.only { $0.classes[name] } : nil)
    }

    /// The protocol, if it stands in the file itself.
    func ownProtocolDeclaration(named name: String) -> ProtocolSyntax? { protocols[name] }

    /// What the protocols and classes of these names inherit from.
    package func parents(ofAnyOf names: Set<String>) -> Set<String> {
        var parents: Set<String> = []
        for name in names {
            for declaration in [protocols[name], classes[name]] {
                if let declaration { parents.formUnion(Self.unknownParents(of: declaration)) }
            }
        }
        return parents
    }

    /// The parents that may be declared in a file; a module may have its own `Clock`.
    fileprivate static func unknownParents(of syntax: ProtocolSyntax) -> Set<String> {
        Set(Ancestry.parents(of: syntax).flatMap(\.parts).compactMap(\.lastName)).subtracting(known)
    }

    fileprivate func declares(_ name: String) -> Bool { protocols[name] != nil || classes[name] != nil }

    /// Whether anything about this protocol could stand in the file.
    package static func matter(to source: String, inFile file: String) -> Bool {
        hasUnknownParents(source) || file.contains("typealias") || file.contains("@globalActor")
    }

    private static func hasUnknownParents(_ source: String) -> Bool {
        var parser = Parser(source)
        guard (try? parser.parseAttributes()) != nil, (try? parser.parseModifiers()) != nil,
            parser.takeWord("protocol"), parser.atName
        else { return false }
        parser.advance()
        while !parser.isAtEnd, !parser.at("{"), !parser.at(":") { parser.advance() }
        guard parser.at(":"), let parents = try? parser.parseInheritance() else { return false }
        return parents.contains { !known.contains($0.lastName ?? "") }
    }

    private static let known = Set(
        words: "Sendable AnyObject Actor Error Equatable Hashable Comparable Identifiable Codable Encodable Decodable "
            + "CustomStringConvertible NSObjectProtocol"
    )

    private static func readDeclaration(_ parser: inout Parser) throws(Parser.Failure) -> (Bool, ProtocolSyntax)? {
        let attributes = try parser.parseAttributes()
        let modifiers = try parser.parseModifiers()
        // `class` is a modifier and a declaration.
        let isClass = modifiers.last?.name == "class"
        guard isClass || parser.takeWord("protocol"), parser.atName, !parser.isReservedHere else { return nil }
        let name = try parser.expectName("a name")
        if parser.takeOperator("<") {
            while !parser.isAtEnd, !parser.takeOperator(">") { parser.advance() }
        }
        let inherited = try parser.parseInheritance()
        let requirements = try parser.parseWhereClause()
        let syntax = ProtocolSyntax(
            attributes: attributes,
            modifiers: modifiers,
            name: name,
            primaryAssociatedTypes: [],
            inherited: inherited,
            requirements: requirements,
            members: !isClass && parser.take("{") ? parser.parseMembers() : []
        )
        return (isClass, syntax)
    }
}

extension Neighbours {
    /// The names in a declaration that other files may explain.
    package struct Wanted {
        package var parents: Set<String>
        package var types: Set<String>
        package let hasAttributes: Bool

        package var isEmpty: Bool { parents.isEmpty && types.isEmpty && !hasAttributes }

        package init(by source: String) {
            var parser = Parser(source)
            guard case .protocolDeclaration(let syntax)? = try? parser.parseDeclaration() else {
                (parents, types, hasAttributes) = ([], [], false)
                return
            }
            parents = Neighbours.unknownParents(of: syntax)
            types = []
            let members = syntax.members.flattened
            for parameter in members.flatMap({ $0.callable?.signature.parameters ?? [] })
            where parameter.type.modifiers.isEmpty {
                if let name = parameter.type.lastName { types.insert(name) }
            }
            let attributes = syntax.attributes + members.flatMap(\.attributes)
            hasAttributes = attributes.contains { attribute in
                attribute.arguments == nil && attribute.lastName.first?.isUppercase == true
                    && !attribute.lastName.hasSuffix("Actor") && attribute.lastName != "Spyable"
            }
        }

        package mutating func remove(whatIsIn neighbours: Neighbours?) {
            guard let neighbours else { return }
            parents = parents.filter { !neighbours.declares($0) }
            types.subtract(neighbours.functionAliases)
        }
    }
}

extension [Neighbours] {
    /// The one declaration of a name: where several files have one, nobody knows which is meant.
    fileprivate func only(_ declaration: (Neighbours) -> ProtocolSyntax?) -> ProtocolSyntax? {
        let found = compactMap(declaration)
        return found.count == 1 ? found[0] : nil
    }
}
