//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Requirements.
extension ModelBuilder {
    mutating func buildMembers(_ members: [MemberSyntax], in branches: [Requirement.Branch]) -> [SpyModel.Member] {
        var built: [SpyModel.Member] = []
        for member in members {
            switch member.kind {
            case .conditional(let clauses):
                let conditional = conditionalCount
                conditionalCount += 1
                var models: [SpyModel.Clause] = []
                for (number, clause) in clauses.enumerated() {
                    let branch = Requirement.Branch(conditional: conditional, clause: number)
                    models.append(
                        SpyModel.Clause(
                            keyword: clause.keyword,
                            condition: clause.condition,
                            members: buildMembers(clause.members, in: branches + [branch])
                        )
                    )
                }
                built.append(.conditional(models))
            case .associatedType, .typeAlias:
                break
            default:
                guard var requirement = buildRequirement(member) else { break }
                requirement.branches = branches
                built.append(.requirement(requirement))
            }
        }
        return built
    }

    private mutating func buildRequirement(_ member: MemberSyntax) -> Requirement? {
        if let modifier = member.modifiers.first(where: { $0.name == "distributed" }) {
            report(
                "'@Spyable' cannot spy a distributed requirement; put a local protocol in front of the distributed actor "
                    + "and spy that",
                at: modifier.offset
            )
            return nil
        }
        switch member.kind {
        case .function(let function): return buildFunction(function, member)
        case .property(let property):
            var signature = SignatureSyntax()
            signature.result = property.type
            signature.effects = property.accessors.first { $0.name.text == "get" }?.effects ?? EffectsSyntax()
            return build(
                member,
                form: .property(accessors(property.accessors)),
                name: property.name.text,
                word: property.name.bare,
                signature: signature
            )
        case .subscripting(let subscripting):
            var signature = subscripting.signature
            signature.effects = subscripting.accessors.first { $0.name.text == "get" }?.effects ?? EffectsSyntax()
            return build(
                member,
                form: .subscripting(accessors(subscripting.accessors)),
                name: "subscript",
                word: "subscript",
                signature: signature
            )
        case .initializer(let initializer):
            return build(
                member,
                form: .initializer(failability: initializer.failability),
                name: "init",
                word: "init",
                signature: initializer.signature
            )
        case .associatedType, .typeAlias, .conditional:
            return nil
        }
    }

    private mutating func buildFunction(_ function: FunctionSyntax, _ member: MemberSyntax) -> Requirement {
        guard function.isOperator else {
            return build(
                member,
                form: .method,
                name: function.name.text,
                word: function.name.bare,
                signature: function.signature
            )
        }
        let fixity = member.modifiers.first { ["prefix", "postfix"].contains($0.name) }?.name
        return build(
            member,
            form: .operation(fixity: fixity),
            name: function.name.text,
            word: OperatorWord.word(for: function.name.text),
            signature: function.signature
        )
    }

    private func accessors(_ accessors: [AccessorSyntax]) -> Requirement.Accessors {
        let setter = accessors.first { $0.name.text == "set" }
        return Requirement.Accessors(
            hasSetter: setter != nil,
            getterIsMutating: accessors.contains { accessor in
                accessor.name.text == "get" && accessor.modifiers.contains { $0.name == "mutating" }
            },
            setterIsMutating: setter.map { !$0.modifiers.contains { $0.name == "nonmutating" } } ?? false
        )
    }

    private mutating func build(
        _ member: MemberSyntax,
        form: Requirement.Form,
        name: String,
        word: String,
        signature: SignatureSyntax
    ) -> Requirement {
        var signature = signature
        OpaqueParameters.makeGeneric(&signature)
        Rethrowing.makeTyped(&signature)
        let packs = signature.parameters.filter { $0.type.expansionPattern != nil }
        if packs.count > 1 {
            report(
                "'@Spyable' can record one parameter pack of a requirement, not several; put the second into a tuple, or give "
                    + "the requirement a double by hand",
                at: packs[1].firstName.offset
            )
        }
        if placement == .peer { signature = signature.replacingSelf(with: peerName) }
        let isStatic = member.modifiers.contains { $0.name == "static" || $0.name == "class" }
        let (isolation, isolationText) = isolation(of: member)
        let kept = member.attributes.filter { Self.selectorAttributes.contains($0.name) && !$0.isUniversalAvailability }
        // Inside what is deprecated itself, using what is deprecated is no warning.
        let deprecated = member.attributes.filter { $0.isUniversalAvailability && $0.mentionsDeprecation }
        let isDiscardable = member.attributes.filter { $0.name == "discardableResult" }
        var requirement = Requirement(
            form: form,
            name: name,
            selectorWord: word,
            isStatic: isStatic,
            isMutating: member.modifiers.contains { $0.name == "mutating" },
            witnessAttributes: kept.map(\.text) + deprecated.map(\.text) + isDiscardable.map(\.text),
            selectorAttributes: kept.map(\.text),
            isolationText: isolationText,
            isolation: isolation,
            generics: signature.generics,
            requirements: signature.requirements,
            parameters: signature.parameters.enumerated().map { parameter($0.element, $0.offset, form) },
            effects: signature.effects,
            declaredResult: signature.result,
            key: "",
            offset: member.offset
        )
        requirement.key = KeyText.key(of: requirement)
        let types = signature.parameters.map(\.type) + [requirement.output]
        if context.isStrictlyMemorySafe, types.contains(where: { $0.contains(where: \.isUnsafe) }) {
            requirement.unsafeMark = "unsafe "
        }
        if context.isMainActorByDefault, isolation == .globalActor("MainActor"), isolationText.isEmpty,
            types.contains(where: { $0.contains(where: \.needsConformance) })
        {
            // A conformance that is isolated by default cannot be used from elsewhere.
            requirement.isolatesSelector = true
        }
        return requirement
    }

    private static let selectorAttributes: Set<String> = ["available", "_spi"]

    private func isolation(of member: MemberSyntax) -> (Isolation, String) {
        if let modifier = member.modifiers.first(where: { $0.name == "nonisolated" }) {
            return (.nonisolated, modifier.text + " ")
        }
        if let attribute = member.attributes.first(where: { $0.name == "concurrent" }) {
            return (.nonisolated, attribute.text + " ")
        }
        if let attribute = member.attributes.first(where: \.isGlobalActor) {
            return (.globalActor(attribute.name), attribute.text + " ")
        }
        let isStatic = member.modifiers.contains { $0.name == "static" }
        return (isolation == .instance && isStatic ? .nonisolated : isolation, "")
    }

    private func parameter(_ syntax: ParameterSyntax, _ index: Int, _ form: Requirement.Form) -> Parameter {
        var label = syntax.firstName.text
        // The one name of a subscript's index is no label.
        if case .subscripting = form, syntax.secondName == nil { label = "_" }
        if case .operation = form { label = "_" }
        let value = syntax.type.valueType
        var parameter = Parameter(
            label: label,
            name: "__\(index)",
            declaredType: syntax.type,
            isVariadic: syntax.isVariadic,
            recording: .value,
            valueType: syntax.isVariadic ? .array(value) : value
        )
        let modifiers = syntax.type.modifiers.map(\.name)
        if case .expansion(let pattern) = syntax.type {
            parameter.recording = .pack
            parameter.valueType = pattern
        } else if modifiers.contains(where: { ["inout", "borrowing", "consuming", "__owned", "__shared"].contains($0) })
        {
            parameter.recording = .boxed
        } else if !syntax.isVariadic, !modifiers.contains("@escaping"), mustNotEscape(syntax.type) {
            parameter.recording = .unrecorded
        }
        return parameter
    }

    private func mustNotEscape(_ type: TypeSyntax) -> Bool {
        if type.isFunction { return true }
        switch type.withoutModifiers {
        case .named(nil, let name, let arguments):
            return functionAliases.contains(name) || Self.nonescapable.contains(name)
                || arguments.isEmpty && Self.namesOfClosures.contains(where: name.hasSuffix)
        case .member(.named(nil, "Self", _), let name, _): return functionAliases.contains(name)
        default: return false
        }
    }

    /// What aliases of function types are called by custom.
    ///
    /// Taking a type for a closure costs its record; not taking a closure
    /// for one does not compile.
    private static let namesOfClosures = ["Completion", "CompletionHandler", "CompletionBlock", "Callback", "Closure"]

    /// Types of the standard library whose values cannot be kept.
    private static let nonescapable: Set<String> = [
        "Span", "RawSpan", "MutableSpan", "MutableRawSpan", "OutputSpan", "OutputRawSpan", "UTF8Span",
    ]
}
