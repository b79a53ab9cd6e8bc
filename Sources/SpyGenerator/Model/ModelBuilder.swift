//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Makes the model of a spy from a declaration and what surrounds it.
final class ModelBuilder {
    let syntax: ProtocolSyntax
    let context: DeclarationContext
    private(set) var diagnostics: [Diagnostic] = []
    var conditionalCount = 0

    // What the whole protocol decides for its requirements.
    private let ancestry: Ancestry
    let isolation: Isolation
    let placement: SpyModel.Placement
    let peerName: String
    let functionAliases: Set<String>

    init(_ syntax: ProtocolSyntax, in context: DeclarationContext) {
        self.syntax = syntax
        self.context = context
        ancestry = Ancestry(of: syntax, in: context)
        peerName = syntax.name.bare.appendingToIdentifier("Spy")
        placement =
            context.enclosing.isEmpty && !syntax.attributes.contains("objc") ? .protocolExtension : .peer
        let aliases = syntax.members.allAliases.filter(\.type.isFunction).map(\.name.text)
        functionAliases = Set(aliases).union(context.neighbours?.functionAliases ?? [])
        if syntax.modifiers.named("nonisolated") != nil {
            isolation = .nonisolated
        } else if let actor = ancestry.globalActor {
            isolation = .globalActor(actor)
        } else if ancestry.isActor {
            isolation = .instance
        } else {
            isolation = context.isMainActorByDefault ? .globalActor("MainActor") : .nonisolated
        }
    }

    func build() -> SpyModel {
        let associated = AssociatedTypes(
            of: syntax,
            inherited: ancestry.associatedTypes,
            standard: ancestry.standardTypes,
            requirements: ancestry.requirements
        )
        refuseSelfReferences(of: associated)
        let members = buildMembers(syntax.members + inheritedMembers, in: [])
        Disambiguation.resolve(members.requirements)
        let isolatedSuperclass = isolatedSuperclass
        return SpyModel(
            name: syntax.name.text,
            peerName: peerName,
            peer: ancestry.isActor ? .actor : isolatedSuperclass == nil ? .finalClass : .isolatedSubclass,
            isolatedSuperclass: isolatedSuperclass,
            placement: placement,
            access: Access(of: syntax.modifiers, enclosing: context.enclosing),
            attributes: syntax.attributes.filter { $0.name == "available" || $0.name == "_spi" }
                .reduce("") { $0 + $1.text + " " },
            isExplicitlyNonisolated: syntax.modifiers.named("nonisolated") != nil,
            isSendable: !ancestry.isActor && (ancestry.isSendable || isIsolatedToGlobalActor),
            isClassBound: ancestry.isClassBound,
            parents: ancestry.peerParents,
            coveredParents: ancestry.unlistedParents,
            generics: associated.generics,
            requirements: associated.requirements,
            typeAliases: associated.typeAliases.map { alias in
                SpyModel.TypeAlias(name: alias.name, type: alias.type.replacing("Self", with: .named(peerName)))
            },
            existential: existential(associated),
            encodesRawValue: ancestry.encodesRawValue,
            decodesRawValue: ancestry.decodesRawValue,
            members: members
        )
    }

    /// A class cannot name itself in the clauses of its own generic parameters.
    private func refuseSelfReferences(of associated: AssociatedTypes) {
        for parameter in associated.generics {
            let clauses = associated.requirements.filter { clause in
                clause.left.mentions(anyOf: [parameter.name]) || clause.right.mentions(anyOf: [parameter.name])
            }
            let types = [parameter.constraint].compactMap(\.self) + clauses.flatMap { [$0.left, $0.right] }
            guard types.contains(where: { $0.mentions(anyOf: ["Self"]) }) else { continue }
            let declaration = syntax.members.allAssociatedTypes.first { $0.name.text == parameter.name }
            report(
                "'@Spyable' cannot spy a protocol whose associated type '\(parameter.name)' is bound to 'Self', because no class "
                    + "can name itself in its own generic clause; write a double of '\(syntax.name.text)' by hand",
                at: (declaration?.name ?? syntax.name).offset
            )
        }
    }

    /// What parents require, and the spy must have itself without being asked to.
    private var inheritedMembers: [MemberSyntax] {
        let own = syntax.members.flattened
        let identities = Set(own.compactMap(\.identity))
        let restated = ancestry.restatedMembers.filter { !identities.contains($0.identity ?? "") }
        guard !ancestry.standardMembers.isEmpty else { return restated }
        var known = Set((own + restated).compactMap(\.callName))
        if !syntax.requirements.contains(where: { $0.isSameType && $0.left.lastName == "SubSequence" }) {
            known.insert("subscript:" + StandardParents.slicingLabel)
        }
        // The library's protocols are isolated to nothing.
        let nonisolated = isolation == .nonisolated ? [] : [ModifierSyntax(name: "nonisolated", detail: nil, offset: 0)]
        return restated
            + ancestry.standardMembers.filter { known.insert($0.callName ?? "").inserted }.map { member in
                MemberSyntax(
                    attributes: [],
                    modifiers: member.modifiers + nonisolated,
                    kind: member.kind,
                    offset: 0
                )
            }
    }

    private var isIsolatedToGlobalActor: Bool {
        if case .globalActor = isolation { return true }
        return false
    }

    private var isolatedSuperclass: (type: TypeSyntax, actor: String)? {
        guard let superclass = context.superclass else { return ancestry.isolatedSuperclass }
        if case .globalActor(let actor) = isolation { return (superclass, actor) }
        return (superclass, "MainActor")
    }

    /// The type that wraps a real implementation; only primary associated types can be named there.
    private func existential(_ associated: AssociatedTypes) -> TypeSyntax? {
        let names = associated.generics.map(\.name)
        let primary = syntax.primaryAssociatedTypes
        guard associated.typeAliases.isEmpty, Set(names) == Set(primary), names.count == primary.count else {
            return nil
        }
        return .prefixed(.existential, .named(syntax.name.text, primary.map { .named($0) }))
    }

    /// Whether a parent of the standard library requires the member as well, isolated to nothing.
    func isRequiredWithoutIsolation(_ member: MemberSyntax) -> Bool {
        member.nameAtCalls.map(ancestry.standardCallNames.contains) ?? false
    }

    /// Whether closures of requirements with this isolation must be `@Sendable`.
    func needsSendableClosures(_ isolation: Isolation) -> Bool {
        switch isolation {
        case .globalActor: false
        case .instance: true
        case .nonisolated: ancestry.isActor || ancestry.isSendable || isIsolatedToGlobalActor
        }
    }

    func report(_ message: String, at offset: Int) {
        diagnostics.append(Diagnostic(message, at: offset))
    }
}

extension String {
    /// `NameSpy` for `Name`; a name that is no plain identifier gets its backticks back.
    func appendingToIdentifier(_ suffix: String) -> String { (self + suffix).quotedIfNeeded }

    /// The name in backticks unless it is a plain identifier.
    var quotedIfNeeded: String {
        let tokens = Lexer.tokens(of: self)
        return tokens.count == 2 && tokens[0].kind == .identifier && tokens[0].text == self ? self : "`\(self)`"
    }
}
