//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Requirements.
extension ModelBuilder {
    func buildMembers(_ members: [MemberSyntax], in branches: [Requirement.Branch]) -> [SpyModel.Member] {
        var built: [SpyModel.Member] = []
        for member in members {
            switch member.kind {
            case .conditional(let clauses):
                built.append(.conditional(buildClauses(clauses, in: branches)))
            case .callable(let callable):
                guard let modifier = member.modifiers.named("distributed") else {
                    built.append(.requirement(build(callable, member, in: branches)))
                    break
                }
                report(
                    "'@Spyable' cannot spy a distributed requirement; put a local protocol in front of the distributed "
                        + "actor and spy that",
                    at: modifier.offset
                )
            case .associatedType, .typeAlias:
                break
            }
        }
        return built
    }

    private func buildClauses(_ clauses: [ConditionalClauseSyntax], in branches: [Requirement.Branch]) -> [SpyModel
        .Clause]
    {
        let conditional = conditionalCount
        conditionalCount += 1
        var built: [SpyModel.Clause] = []
        for clause in clauses {
            let branch = Requirement.Branch(conditional: conditional, clause: built.count)
            let members = buildMembers(clause.members, in: branches + [branch])
            built.append(SpyModel.Clause(keyword: clause.keyword, condition: clause.condition, members: members))
        }
        return built
    }

    private func form(_ callable: CallableSyntax, _ member: MemberSyntax) -> Requirement.Form {
        switch callable.form {
        case .method: .method
        case .operation:
            .operation(fixity: member.modifiers.first { $0.name == "prefix" || $0.name == "postfix" }?.name)
        case .property: .property(accessors(callable.accessors))
        case .subscripting: .subscripting(accessors(callable.accessors))
        case .initializer(let failability): .initializer(failability: failability)
        }
    }

    private func accessors(_ accessors: [AccessorSyntax]) -> Requirement.Accessors {
        let setter = accessors.first { $0.name == "set" }
        return Requirement.Accessors(
            hasSetter: setter != nil,
            getterIsMutating: accessors.contains { $0.name == "get" && $0.modifiers.named("mutating") != nil },
            setterIsMutating: setter != nil && setter?.modifiers.named("nonmutating") == nil
        )
    }

    private func build(
        _ callable: CallableSyntax,
        _ member: MemberSyntax,
        in branches: [Requirement.Branch]
    ) -> Requirement {
        let form = form(callable, member)
        let signature = signature(of: callable)
        // An isolated parameter overrules the protocol's isolation.
        let hasIsolatedParameter = signature.parameters.contains {
            $0.type.modifiers.contains { $0.name == "isolated" }
        }
        let (isolation, isolationText) = hasIsolatedParameter ? (.nonisolated, "") : isolation(of: member)
        let kept = member.attributes.filter {
            ($0.name == "available" || $0.name == "_spi") && !$0.isUniversalAvailability
        }
        // Inside what is deprecated itself, using what is deprecated is no warning.
        let deprecated = member.attributes.filter { $0.isUniversalAvailability && $0.mentionsDeprecation }
        let isDiscardable = member.attributes.filter { $0.name == "discardableResult" }
        let types = signature.parameters.map(\.type) + (signature.result.map { [$0.valueType] } ?? [])
        // A conformance that is isolated by default cannot be used from elsewhere.
        let isIsolatedByDefault =
            context.isMainActorByDefault && isolation == .globalActor("MainActor") && isolationText.isEmpty
        let isUnsafe = context.isStrictlyMemorySafe && types.contains { $0.contains(where: \.isUnsafe) }
        var parameters: [Parameter] = []
        for parameter in signature.parameters {
            parameters.append(self.parameter(parameter, "__\(parameters.count)", form))
        }
        return Requirement(
            form: form,
            name: callable.name.text,
            selectorWord: callable.word,
            isStatic: member.modifiers.contains { $0.name == "static" || $0.name == "class" },
            isMutating: member.modifiers.named("mutating") != nil,
            witnessAttributes: (kept + deprecated + isDiscardable).map(\.text),
            selectorAttributes: kept.map(\.text),
            isolationText: isolationText,
            isolation: isolation,
            isLessIsolated: isLessIsolated(member),
            needsSendableClosures: needsSendableClosures(isolation),
            unsafeMark: isUnsafe ? "unsafe " : "",
            isolatesSelector: isIsolatedByDefault && types.contains { $0.contains(where: \.needsConformance) },
            signature: signature,
            parameters: parameters,
            branches: branches
        )
    }

    /// The signature in the terms of generated code.
    private func signature(of callable: CallableSyntax) -> SignatureSyntax {
        var signature = callable.signature
        if let getter = callable.accessors.first(where: { $0.name == "get" }) { signature.effects = getter.effects }
        OpaqueParameters.makeGeneric(&signature)
        if !Rethrowing.makeTyped(&signature) {
            report(
                "'@Spyable' cannot see the closure whose errors are rethrown; write its type out instead of its name",
                at: callable.name.offset
            )
        }
        if let result = signature.result, isNonescapable(result) {
            report(
                "'@Spyable' cannot answer with a '\(result.valueType)', which must not outlive what it is taken from; "
                    + "give the requirement a double by hand",
                at: callable.name.offset
            )
        }
        refusePacks(of: signature, isSettable: callable.accessors.contains { $0.name == "set" })
        return placement == .peer ? signature.replacingSelf(with: peerName) : signature
    }

    /// What the compiler can do with packs has gaps.
    private func refusePacks(of signature: SignatureSyntax, isSettable: Bool) {
        let parameters = signature.parameters
        guard let first = parameters.firstIndex(where: { $0.type.expansionPattern != nil }),
            let last = parameters.lastIndex(where: { $0.type.expansionPattern != nil })
        else { return }
        let advice = "take a tuple, or give the requirement a double by hand"
        if let pack = parameters.first(where: { $0.type.expansionPattern?.isFunction == true }) {
            report("'@Spyable' cannot record a parameter pack of closures; \(advice)", at: pack.firstName.offset)
        }
        if isSettable {
            report(
                "'@Spyable' cannot set what is found by a parameter pack; \(advice)",
                at: parameters[first].firstName.offset
            )
        }
        if signature.effects.isAsync, first != last || parameters[first].type.expansionPattern?.isPackElement == false {
            report(
                "'@Spyable' cannot record more than one parameter pack of an 'async' requirement, nor one of anything but "
                    + "'each': the compiler mixes up their memory; \(advice)",
                at: parameters[last].firstName.offset
            )
        }
        if let between = parameters[first..<last].first(where: { $0.type.expansionPattern == nil }) {
            report(
                "'@Spyable' cannot record a parameter between two parameter packs; put it behind or in front of them",
                at: between.firstName.offset
            )
        }
        if let other = parameters.first(where: { $0.type.expansionPattern == nil && passesByConvention($0) }) {
            report(
                "'@Spyable' cannot record a parameter pack beside what is inout, owned, borrowed or must not escape; \(advice)",
                at: other.firstName.offset
            )
        }
    }

    private func passesByConvention(_ parameter: ParameterSyntax) -> Bool {
        let recording = recording(of: parameter)
        return recording == .boxed || recording == .unrecorded
            || parameter.type.modifiers.contains { $0.name == "sending" }
    }

    /// Whether the witness must not be isolated as the protocol is, since it serves a parent that is not.
    private func isLessIsolated(_ member: MemberSyntax) -> Bool {
        guard case .globalActor = isolation, member.modifiers.named("nonisolated") == nil,
            member.attributes.globalActor(in: context.neighbours) == nil
        else { return false }
        return isRequiredWithoutIsolation(member)
    }

    private func isolation(of member: MemberSyntax) -> (Isolation, String) {
        if let modifier = member.modifiers.named("nonisolated") {
            return (.nonisolated, modifier.text + " ")
        }
        if let attribute = member.attributes.first(where: { $0.name == "concurrent" }) {
            return (.nonisolated, attribute.text + " ")
        }
        if let attribute = member.attributes.globalActor(in: context.neighbours) {
            return (.globalActor(attribute.name), attribute.text + " ")
        }
        // Which actor the library's protocols would wait for, they cannot know.
        if isLessIsolated(member) { return (.nonisolated, "nonisolated ") }
        let isStatic = member.modifiers.named("static") != nil
        return (isolation == .instance && isStatic ? .nonisolated : isolation, "")
    }

    private func parameter(_ syntax: ParameterSyntax, _ name: String, _ form: Requirement.Form) -> Parameter {
        var label = syntax.firstName.text
        var type = syntax.type
        switch form {
        // The one name of a subscript's index is no label.
        case .subscripting: if syntax.secondName == nil { label = "_" }
        case .operation:
            label = "_"
            // The operator itself makes the closure.
            type = type.withoutModifier("@autoclosure")
        default: break
        }
        let value = Rethrowing.untyped(syntax.type.valueType)
        return Parameter(
            label: label,
            name: name,
            declaredType: type,
            isVariadic: syntax.isVariadic,
            recording: recording(of: syntax),
            valueType: syntax.type.expansionPattern ?? (syntax.isVariadic ? .array(value) : value)
        )
    }

    private func recording(of syntax: ParameterSyntax) -> Parameter.Recording {
        if syntax.type.expansionPattern != nil { return .pack }
        if isNonescapable(syntax.type) { return .unrecorded }
        let modifiers = syntax.type.modifiers
        if modifiers.contains(where: { Self.ownerships.contains($0.name) }) { return .boxed }
        if syntax.isVariadic || modifiers.contains(where: { $0.name == "@escaping" }) { return .value }
        return mustNotEscape(syntax.type) ? .unrecorded : .value
    }

    private static let ownerships = Set(words: "inout borrowing consuming __owned __shared")

    private func mustNotEscape(_ type: TypeSyntax) -> Bool {
        if type.isFunction { return true }
        switch type.withoutModifiers {
        case .named(_, let name, _), .member(_, let name, _):
            return functionAliases.contains(name) || Self.namesOfClosures.contains(where: name.hasSuffix)
        default:
            return false
        }
    }

    private func isNonescapable(_ type: TypeSyntax) -> Bool {
        switch type.withoutModifiers {
        case .named(_, let name, _), .member(_, let name, _): Self.nonescapable.contains(name)
        case .optional(let wrapped): isNonescapable(wrapped)
        case .tuple(let elements): elements.contains { isNonescapable($0.type) }
        default: false
        }
    }

    /// What aliases of function types from other files are called by custom.
    ///
    /// Taking a type for a closure costs its record; not taking a closure for one does not compile.
    private static let namesOfClosures = [
        "Completion", "CompletionHandler", "CompletionBlock", "Callback", "Closure", "Function", "Func",
    ]

    /// Types of the standard library whose values cannot be kept.
    private static let nonescapable = Set(
        words: "Span RawSpan MutableSpan MutableRawSpan OutputSpan OutputRawSpan UTF8Span"
    )
}

extension CallableSyntax {
    /// The word behind the `$`.
    fileprivate var word: String {
        if case .operation = form { return OperatorWord.word(for: name.text) }
        return name.bare
    }
}
