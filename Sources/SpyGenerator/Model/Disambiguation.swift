//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Tells apart selectors that would be called in the same way: by result, by effects, or by number.
enum Disambiguation {
    static func resolve(_ requirements: [Requirement]) {
        for group in Dictionary(grouping: requirements, by: signature).values where group.count > 1 {
            resolve(group: group)
        }
        for requirement in requirements { nameGenerics(of: requirement) }
        avoidOptionalMatches(in: requirements)
    }

    private static func resolve(group: [Requirement]) {
        let colliding = group.filter { requirement in
            group.contains { $0 !== requirement && requirement.coexists(with: $0) }
        }
        let byOutput = Dictionary(grouping: colliding) { $0.normalized($0.output).description }
        if byOutput.count > 1 {
            for requirement in colliding { requirement.disambiguators.append(.returning(requirement.output)) }
        }
        for same in byOutput.values where same.count > 1 {
            let byEffects = Dictionary(grouping: same) { $0.effects.isAsync }
            for (isAsync, equal) in byEffects {
                for (ordinal, requirement) in equal.enumerated() {
                    if byEffects.count > 1 { requirement.disambiguators.append(.effects(isAsync: isAsync)) }
                    if equal.count > 1 { requirement.disambiguators.append(.overload(ordinal: ordinal)) }
                }
            }
        }
    }

    /// What a call of the selector shows: its name, its labels and the types of its matchers.
    private static func signature(of requirement: Requirement) -> String {
        let parameters = requirement.parameters.map { parameter in
            parameter.label.barePart + ":" + requirement.normalized(parameter.recordedType).description
        }
        return "\(requirement.isOnType) \(requirement.selectorWord) \(requirement.isProperty) "
            + parameters.joined(separator: ",")
    }

    /// Results that mention a generic parameter, and generic parameters that nothing else mentions, are named by type.
    private static func nameGenerics(of requirement: Requirement) {
        let generics = requirement.generics.filter { $0.specifier == nil && $0.name != Requirement.rethrownError }
        guard !generics.isEmpty else { return }
        if !requirement.namesOutput, !requirement.isProperty,
            requirement.output.mentions(anyOf: Set(generics.map(\.name)))
        {
            requirement.disambiguators.append(.returning(requirement.output))
        }
        let named = requirement.parameters.map(\.recordedType) + (requirement.namesOutput ? [requirement.output] : [])
        for generic in generics where !named.contains(where: { $0.infers(generic.name) }) {
            let isError = requirement.failure == .named(generic.name)
            requirement.disambiguators.append(.generic(label: isError ? "throwing" : "for", name: generic.name))
        }
    }

    /// `nil` and bare literals mean an overload's plain type where there is one.
    private static func avoidOptionalMatches(in requirements: [Requirement]) {
        let byName = Dictionary(grouping: requirements) { requirement in
            "\(requirement.isOnType) \(requirement.selectorWord) " + requirement.labels
        }
        for overloads in byName.values where overloads.count > 1 {
            for requirement in overloads {
                for position in requirement.parameters.indices {
                    guard let wrapped = requirement.parameters[position].valueType.wrapped else { continue }
                    requirement.parameters[position].hasPlainOverload = overloads.contains {
                        $0.parameters[position].valueType == wrapped
                    }
                }
            }
        }
    }
}

extension Requirement {
    /// Whether the selector is a member of the type.
    var isOnType: Bool {
        switch form {
        case .initializer, .operation: true
        default: isStatic
        }
    }

    fileprivate var namesOutput: Bool {
        disambiguators.contains { if case .returning = $0 { true } else { false } }
    }

    var isProperty: Bool { if case .property = form { true } else { false } }

    /// Whether no `#if` keeps the two apart.
    func coexists(with other: Requirement) -> Bool {
        !branches.contains { mine in
            other.branches.contains { $0.conditional == mine.conditional && $0.clause != mine.clause }
        }
    }

    /// The type with generic parameters named by their position, so that two signatures can be compared.
    func normalized(_ type: TypeSyntax) -> TypeSyntax {
        var type = type
        for (position, generic) in generics.enumerated() {
            type = type.replacing(generic.name, with: .named("$\(position)"))
        }
        return type
    }
}

extension TypeSyntax {
    /// Whether a value of this type tells what the generic parameter `name` is: a member of it does not.
    func infers(_ name: String) -> Bool {
        switch self {
        case .named(nil, name, _): true
        case .member(let base, let member, _) where member != "Type" && base.lastNameIsPlain: false
        default: children.contains { $0.infers(name) }
        }
    }

    /// Whether the type is a bare name, so that `.X` behind it is a member type rather than a metatype of something bigger.
    private var lastNameIsPlain: Bool {
        switch self {
        case .named(_, _, let arguments): arguments.isEmpty
        case .member(let base, _, _): base.lastNameIsPlain
        default: false
        }
    }
}
