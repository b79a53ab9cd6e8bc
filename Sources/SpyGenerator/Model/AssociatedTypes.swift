//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The associated types of a protocol, as generic parameters and type aliases of its spy.
struct AssociatedTypes {
    private(set) var generics: [GenericParameterSyntax] = []
    private(set) var requirements: [RequirementSyntax] = []
    private(set) var typeAliases: [SpyModel.TypeAlias] = []

    init(
        of syntax: ProtocolSyntax,
        inherited: [AssociatedTypeSyntax],
        standard: [AssociatedTypeSyntax],
        requirements inheritedRequirements: [RequirementSyntax]
    ) {
        var types: [AssociatedTypeSyntax] = []
        for type in syntax.members.allAssociatedTypes + inherited + standard {
            if let index = types.firstIndex(where: { $0.name.bare == type.name.bare }) {
                types[index] = types[index].merging(type)
            } else {
                types.append(type)
            }
        }
        let names = types.map(\.name.text)
        let aliases = syntax.members.allAliases.filter { !$0.isGeneric }
        let all = (syntax.requirements + types.flatMap(\.requirements) + inheritedRequirements)
            .compactMap(Self.withoutSelf).map { Self.resolving(aliases, in: $0) }
        var fixed: [String: TypeSyntax] = [:]
        for requirement in all where requirement.isSameType {
            let (left, right) = (requirement.left, requirement.right)
            if let name = Self.plainName(left), fixed[name] == nil {
                fixed[name] = right
            } else if let name = Self.plainName(right), names.contains(name), fixed[name] == nil,
                !left.mentions(anyOf: Set(names))
            {
                fixed[name] = left
            } else {
                requirements.append(requirement)
            }
        }
        for requirement in all where !requirement.isSameType {
            // What is known of a fixed type follows from what it is.
            if let name = Self.plainName(requirement.left), fixed[name] != nil || !names.contains(name) { continue }
            requirements.append(requirement)
        }
        for type in standard where fixed[type.name.text] == nil {
            fixed[type.name.text] = type.defaultType
        }
        let primaryFirst =
            syntax.primaryAssociatedTypes.filter(names.contains)
            + names.filter { !syntax.primaryAssociatedTypes.contains($0) }
        for name in primaryFirst where fixed[name] == nil {
            guard let type = types.first(where: { $0.name.text == name }) else { continue }
            generics.append(
                GenericParameterSyntax(specifier: nil, name: name, constraint: Self.constraint(type.inherited))
            )
        }
        if let index = generics.firstIndex(where: { $0.name == syntax.name.text }) {
            // A parameter of this name would hide the protocol from the class's own parents.
            let parameter = generics[index]
            fixed[parameter.name] = .named("__" + parameter.name.barePart)
            generics[index] = GenericParameterSyntax(
                specifier: nil,
                name: "__" + parameter.name.barePart,
                constraint: parameter.constraint
            )
        }
        typeAliases = fixed.sorted { $0.key < $1.key }.map { SpyModel.TypeAlias(name: $0.key, type: $0.value) }
        // A name that is fixed is no parameter of the class; inside its clauses it is what it is fixed to.
        for (name, type) in fixed {
            requirements = requirements.map { $0.mapTypes { $0.replacing(name, with: type) } }
        }
        // A clause may only be about parameters that are left.
        let left = Set(generics.map(\.name))
        requirements.removeAll { !$0.left.mentions(anyOf: left) && !$0.right.mentions(anyOf: left) }
    }

    private static func constraint(_ inherited: [TypeSyntax]) -> TypeSyntax? {
        let parts = inherited.flatMap { type -> [TypeSyntax] in
            if case .composition(let parts) = type { return parts }
            return [type]
        }.map { $0.removingSelf }
        return parts.isEmpty ? nil : parts.count == 1 ? parts[0] : .composition(parts)
    }

    /// The clause without the protocol's own aliases, which mean nothing outside of it.
    private static func resolving(_ aliases: [TypeAliasSyntax], in requirement: RequirementSyntax) -> RequirementSyntax
    {
        aliases.reduce(requirement) { requirement, alias in
            requirement.mapTypes { $0.replacing(alias.name.text, with: alias.type.removingSelf) }
        }
    }

    private static func plainName(_ type: TypeSyntax) -> String? {
        if case .named(nil, let name, let arguments) = type, arguments.isEmpty, name != "Self" { return name }
        return nil
    }

    /// The clause without `Self.`; nil for one about `Self` itself.
    private static func withoutSelf(_ requirement: RequirementSyntax) -> RequirementSyntax? {
        if !requirement.isSameType, requirement.left == .named("Self") { return nil }
        return requirement.mapTypes(\.removingSelf)
    }
}

extension AssociatedTypeSyntax {
    /// The associated type as two protocols declare it; what the first says goes before.
    fileprivate func merging(_ other: AssociatedTypeSyntax) -> AssociatedTypeSyntax {
        AssociatedTypeSyntax(
            name: name,
            inherited: inherited + other.inherited.filter { !inherited.contains($0) },
            defaultType: defaultType ?? other.defaultType,
            requirements: requirements + other.requirements
        )
    }
}

extension TypeSyntax {
    /// `Item` for `Self.Item`.
    var removingSelf: TypeSyntax {
        if case .member(.named(nil, "Self", _), let name, let arguments) = self { return .named(name, arguments) }
        return mapChildren(\.removingSelf)
    }
}
