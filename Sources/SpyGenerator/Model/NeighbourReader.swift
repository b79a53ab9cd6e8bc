//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Finds the protocols and classes of a source file, so that a child knows what its parents in the same file are.
package enum NeighbourReader {
    /// The protocols and classes of `source` by name, nested ones included; what cannot be read is left out.
    ///
    /// - Complexity: O(*n*) in the length of the source.
    package static func neighbours(in source: String) -> [String: DeclarationContext.Neighbour] {
        var parser = Parser(source)
        var found: [String: DeclarationContext.Neighbour] = [:]
        while !parser.isAtEnd {
            let start = parser.index
            if let (name, neighbour) = try? readDeclaration(&parser) {
                found[name] = neighbour
            } else if parser.index == start || parser.isAtEnd {
                parser.backtrack(to: start)
                parser.advance()
            }
        }
        return found
    }

    /// Whether anything about these parents could stand in the same file.
    package static func hasUnknownParents(_ source: String) -> Bool {
        var parser = Parser(source)
        guard (try? parser.parseAttributes()) != nil, (try? parser.parseModifiers()) != nil,
            parser.takeWord("protocol"), parser.atName
        else { return false }
        parser.advance()
        while !parser.isAtEnd, !parser.at("{"), !parser.at(":") { parser.advance() }
        guard parser.at(":"), let parents = try? parser.parseInheritance() else { return false }
        return !parents.allSatisfy { $0.lastName.map(known.contains) ?? false }
    }

    private static let known: Set<String> = [
        "Sendable", "AnyObject", "Actor", "Error", "Equatable", "Hashable", "Comparable", "Identifiable", "Codable",
        "Encodable", "Decodable", "CustomStringConvertible", "NSObjectProtocol",
    ]

    private static func readDeclaration(
        _ parser: inout Parser
    ) throws(Parser.Failure) -> (String, DeclarationContext.Neighbour)? {
        let attributes = try parser.parseAttributes()
        let modifiers = try parser.parseModifiers()
        // `class` is a modifier and a declaration.
        let isClass = modifiers.last?.name == "class"
        guard isClass || parser.takeWord("protocol"), parser.atName, !parser.isReservedHere else { return nil }
        let name = parser.advance().name
        if parser.takeOperator("<") {
            while !parser.isAtEnd, !parser.takeOperator(">") { parser.advance() }
        }
        let inherited = try parser.parseInheritance()
        let requirements = try parser.parseWhereClause()
        var members: [MemberSyntax] = []
        if !isClass, parser.take("{") {
            members = try parser.parseMembers { $0.at("}") }
        }
        return (
            name,
            DeclarationContext.Neighbour(
                isClass: isClass,
                attributes: attributes,
                modifiers: modifiers,
                inherited: inherited,
                requirements: requirements,
                associatedTypes: members.allAssociatedTypes
            )
        )
    }
}
