//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What surrounds the declaration and cannot be read from it.
package struct DeclarationContext: Hashable, Sendable {
    /// The declarations around this one, innermost first, without their members.
    package var enclosing: [String]
    /// The class that the spy is to inherit from, where `@Spyable(subclassing:)` names one.
    package var superclass: TypeSyntax?
    /// Whether the module isolates to the main actor what says nothing else.
    package var isMainActorByDefault: Bool
    /// Whether the module wants every unsafe expression marked.
    package var isStrictlyMemorySafe: Bool
    /// Protocols and classes of the same file, by name, as far as they matter to a child.
    package var neighbours: [String: Neighbour]

    package init(
        enclosing: [String] = [],
        superclass: TypeSyntax? = nil,
        isMainActorByDefault: Bool = false,
        isStrictlyMemorySafe: Bool = false,
        neighbours: [String: Neighbour] = [:]
    ) {
        self.enclosing = enclosing
        self.superclass = superclass
        self.isMainActorByDefault = isMainActorByDefault
        self.isStrictlyMemorySafe = isStrictlyMemorySafe
        self.neighbours = neighbours
    }

    /// What a child needs to know of a protocol or a class that stands in the same file.
    package struct Neighbour: Hashable, Sendable {
        package var isClass: Bool
        package var attributes: [AttributeSyntax]
        package var modifiers: [ModifierSyntax]
        package var inherited: [TypeSyntax]
        package var requirements: [RequirementSyntax]
        package var associatedTypes: [AssociatedTypeSyntax]
    }
}
