//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What surrounds the declaration and cannot be read from it.
package struct DeclarationContext: Sendable {
    /// The declarations around this one, innermost first, without their members.
    let enclosing: [String]
    /// The attribute as written, which may name a class: `@Spyable(subclassing: Base.self)`.
    let attribute: String
    /// Whether the module isolates to the main actor what says nothing else.
    let isMainActorByDefault: Bool
    /// Whether the module wants every unsafe expression marked.
    let isStrictlyMemorySafe: Bool
    let neighbours: Neighbours?

    package init(
        enclosing: [String] = [],
        attribute: String = "",
        isMainActorByDefault: Bool = false,
        isStrictlyMemorySafe: Bool = false,
        neighbours: Neighbours? = nil
    ) {
        self.enclosing = enclosing
        self.attribute = attribute
        self.isMainActorByDefault = isMainActorByDefault
        self.isStrictlyMemorySafe = isStrictlyMemorySafe
        self.neighbours = neighbours
    }

    /// The class that the spy is to inherit from, where the attribute names one.
    var superclass: TypeSyntax? {
        var parser = Parser(attribute)
        guard parser.take("@"), parser.atName else { return nil }
        while !parser.isAtEnd, !parser.at("(") { parser.advance() }
        guard parser.take("("), parser.takeWord("subclassing"), parser.take(":"), let type = try? parser.parseType(),
            case .member(let base, "self", _) = type
        else { return nil }
        return base
    }
}
