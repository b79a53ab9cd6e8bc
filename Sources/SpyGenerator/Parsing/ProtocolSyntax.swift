//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A protocol declaration as it is written, or as much of a class as matters to a protocol.
final class ProtocolSyntax: Sendable {
    let attributes: [AttributeSyntax]
    let modifiers: [ModifierSyntax]
    let name: NameSyntax
    let primaryAssociatedTypes: [String]
    let inherited: [TypeSyntax]
    let requirements: [RequirementSyntax]
    let members: [MemberSyntax]

    init(
        attributes: [AttributeSyntax],
        modifiers: [ModifierSyntax],
        name: NameSyntax,
        primaryAssociatedTypes: [String],
        inherited: [TypeSyntax],
        requirements: [RequirementSyntax],
        members: [MemberSyntax]
    ) {
        self.attributes = attributes
        self.modifiers = modifiers
        self.name = name
        self.primaryAssociatedTypes = primaryAssociatedTypes
        self.inherited = inherited
        self.requirements = requirements
        self.members = members
    }
}

/// An identifier, as written, and its place.
struct NameSyntax: Sendable {
    /// With backticks, where they were written.
    let text: String
    let offset: Int

    /// Without backticks.
    var bare: String { text.barePart }
}

/// `@name(arguments)`.
struct AttributeSyntax: Sendable {
    /// Without the `@`; with dots and generic arguments.
    let name: String
    /// With the parentheses; comments are left out.
    let arguments: String?
    let offset: Int

    var text: String { "@" + name + (arguments ?? "") }
    /// The part after the last dot: `MainActor` of `Swift.MainActor`.
    var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }
}

/// `public`, `nonisolated(unsafe)`.
struct ModifierSyntax: Sendable {
    let name: String
    /// With the parentheses.
    let detail: String?
    let offset: Int

    var text: String { name + (detail ?? "") }
}

extension [ModifierSyntax] {
    /// The first modifier that is called `name`.
    func named(_ name: String) -> ModifierSyntax? { first { $0.name == name } }
}

/// One requirement of a `where` clause.
struct RequirementSyntax: Sendable {
    let left: TypeSyntax
    /// `==`, or `:` for a conformance.
    let isSameType: Bool
    let right: TypeSyntax

    func mapTypes(_ transform: (TypeSyntax) -> TypeSyntax) -> RequirementSyntax {
        RequirementSyntax(left: transform(left), isSameType: isSameType, right: transform(right))
    }
}

/// One parameter of a generic parameter clause.
struct GenericParameterSyntax: Sendable {
    /// `each`, `let`, or nothing.
    let specifier: String?
    let name: String
    let constraint: TypeSyntax?
}

/// One parameter of a method, a subscript or an initializer.
struct ParameterSyntax: Sendable {
    let firstName: NameSyntax
    let secondName: NameSyntax?
    var type: TypeSyntax
    let isVariadic: Bool
}
