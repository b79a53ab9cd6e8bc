//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Tells apart selectors that would be called in the same way: by result, by effects, or by number.
enum Disambiguation {
    static func resolved(_ members: [SpyModel.Member]) -> [SpyModel.Member] {
        var requirements = members.requirements
        var groups: [String: [Int]] = [:]
        for index in requirements.indices {
            groups[signature(of: requirements[index]), default: []].append(index)
        }
        for group in groups.values { resolve(group, in: &requirements) }
        for index in requirements.indices { nameGenerics(of: &requirements[index]) }
        avoidOptionalMatches(in: &requirements)
        // Both walks visit the requirements in the same order.
        var position = 0
        return members.mapRequirements { _ in
            defer { position += 1 }
            return requirements[position]
        }
    }

    private static func resolve(_ group: [Int], in requirements: inout [Requirement]) {
        let colliding = group.filter { index in
            group.contains { $0 != index && requirements[index].coexists(with: requirements[$0]) }
        }
        guard colliding.count > 1 else { return }
        let byOutput = Dictionary(grouping: colliding) {
            requirements[$0].normalized(requirements[$0].output).description
        }
        if byOutput.count > 1 {
            for index in colliding { requirements[index].disambiguators.append(.returning(requirements[index].output)) }
        }
        for same in byOutput.values where same.count > 1 {
            let byEffects = Dictionary(grouping: same) { requirements[$0].effects.isAsync }
            if byEffects.count > 1 {
                for index in same {
                    requirements[index].disambiguators.append(.effects(isAsync: requirements[index].effects.isAsync))
                }
            }
            for indices in byEffects.values where indices.count > 1 {
                for (ordinal, index) in indices.sorted().enumerated() {
                    requirements[index].disambiguators.append(.overload(ordinal: ordinal))
                }
            }
        }
    }

    /// What a call of the selector shows: its name, its labels and the types of its matchers.
    private static func signature(of requirement: Requirement) -> String {
        let parameters = requirement.parameters.map { parameter in
            parameter.label.barePart + ":" + requirement.normalized(parameter.recordedType).description
        }
        let isProperty = if case .property = requirement.form { true } else { false }
        return "\(requirement.isOnType) \(requirement.selectorWord) \(isProperty) \(parameters.joined(separator: ","))"
    }

    /// Results that mention a generic parameter, and generic parameters that nothing else mentions, are named by type.
    private static func nameGenerics(of requirement: inout Requirement) {
        let generics = requirement.generics.filter { $0.specifier == nil && $0.name != Requirement.rethrownError }
        guard !generics.isEmpty else { return }
        let names = Set(generics.map(\.name))
        let isNamed = requirement.disambiguators.contains { if case .returning = $0 { true } else { false } }
        if !isNamed, requirement.output.mentions(anyOf: names), !requirement.isProperty {
            requirement.disambiguators.append(.returning(requirement.output))
        }
        let output: [TypeSyntax] =
            requirement.disambiguators.contains { if case .returning = $0 { true } else { false } }
            ? [requirement.output] : []
        for generic in generics
        where !(requirement.parameters.map(\.recordedType) + output).contains(where: { $0.infers(generic.name) }) {
            let isError = requirement.failure == .named(generic.name)
            requirement.disambiguators.append(.generic(label: isError ? "throwing" : "for", name: generic.name))
        }
    }

    /// `nil` and bare literals mean an overload's plain type where there is one.
    private static func avoidOptionalMatches(in requirements: inout [Requirement]) {
        let byName = Dictionary(grouping: requirements.indices) { index in
            let labels = requirements[index].parameters.map { $0.label.barePart + ":" }.joined()
            return "\(requirements[index].isOnType) \(requirements[index].selectorWord)(\(labels))"
        }
        for overloads in byName.values where overloads.count > 1 {
            for index in overloads {
                for position in requirements[index].parameters.indices {
                    guard let wrapped = requirements[index].parameters[position].valueType.wrapped else { continue }
                    requirements[index].parameters[position].hasPlainOverload = overloads.contains {
                        requirements[$0].parameters[position].valueType == wrapped
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

    var isProperty: Bool { if case .property = form { true } else { false } }

    /// Whether no `#if` keeps the two apart.
    func coexists(with other: Requirement) -> Bool {
        !branches.contains { mine in
            other.branches.contains { $0.conditional == mine.conditional && $0.clause != mine.clause }
        }
    }

    /// The type with generic parameters named by their position, so that two signatures can be compared.
    func normalized(_ type: TypeSyntax) -> TypeSyntax {
        generics.enumerated().reduce(type) { $0.replacing($1.element.name, with: .named("$\($1.offset)")) }
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
