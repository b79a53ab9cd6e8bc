//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Makes the model of a spy from a declaration and what surrounds it.
struct ModelBuilder {
    let syntax: ProtocolSyntax
    let context: DeclarationContext
    var diagnostics: [Diagnostic] = []
    var conditionalCount = 0

    // What the whole protocol decides for its requirements.
    let ancestry: Ancestry
    let isolation: Isolation
    let isActor: Bool
    let placement: SpyModel.Placement
    let peerName: String
    let functionAliases: Set<String>

    init(_ syntax: ProtocolSyntax, in context: DeclarationContext) {
        self.syntax = syntax
        self.context = context
        ancestry = Ancestry(of: syntax, in: context)
        isActor = ancestry.isActor
        peerName = syntax.name.bare.appendingToIdentifier("Spy")
        let isObjectiveC = syntax.attributes.contains { $0.name == "objc" }
        placement = context.enclosing.isEmpty && !isObjectiveC ? .protocolExtension : .peer
        functionAliases = Set(
            syntax.members.allAliases.filter { $0.type.isFunction && !$0.isGeneric }.map(\.name.text)
        )
        if syntax.modifiers.contains(where: { $0.name == "nonisolated" }) {
            isolation = .nonisolated
        } else if let actor = ancestry.globalActor {
            isolation = .globalActor(actor)
        } else if ancestry.isActor {
            isolation = .instance
        } else {
            isolation = context.isMainActorByDefault ? .globalActor("MainActor") : .nonisolated
        }
    }

    mutating func build() -> SpyModel {
        let access = Access(of: syntax.modifiers, enclosing: context.enclosing)
        let associated = AssociatedTypes(
            of: syntax,
            inherited: ancestry.associatedTypes,
            requirements: ancestry.requirements
        )
        var members = buildMembers(syntax.members, in: [])
        members = Disambiguation.resolved(members)
        return SpyModel(
            name: syntax.name.text,
            peerName: peerName,
            peer: peer,
            placement: placement,
            access: access.text,
            peerAccess: access.isInherited ? "" : access.text,
            attributes: syntax.attributes.filter { Self.protocolAttributes.contains($0.name) }.map(\.text),
            isExplicitlyNonisolated: syntax.modifiers.contains { $0.name == "nonisolated" },
            isObjectiveC: syntax.attributes.contains { $0.name == "objc" },
            isSendable: !isActor && (ancestry.isSendable || isIsolatedToGlobalActor),
            isClassBound: ancestry.isClassBound,
            parents: ancestry.peerParents,
            coveredParents: ancestry.unlistedParents,
            generics: associated.generics,
            requirements: associated.requirements,
            typeAliases: associated.typeAliases.map { alias in
                SpyModel.TypeAlias(name: alias.name, type: alias.type.replacing("Self", with: .named(peerName)))
            },
            existential: existential(associated),
            members: members
        )
    }

    private static let protocolAttributes: Set<String> = ["available", "_spi"]

    private var isIsolatedToGlobalActor: Bool {
        if case .globalActor = isolation { return true }
        return false
    }

    private var peer: SpyModel.Peer {
        if isActor { return .actor }
        if let superclass = context.superclass {
            if case .globalActor(let actor) = isolation { return .isolatedSubclass(of: superclass, actor: actor) }
            return .isolatedSubclass(of: superclass, actor: "MainActor")
        }
        if let superclass = ancestry.isolatedSuperclass {
            return .isolatedSubclass(of: superclass.type, actor: superclass.actor)
        }
        return .finalClass
    }

    /// The type that wraps a real implementation; only primary associated types can be named there.
    private func existential(_ associated: AssociatedTypes) -> TypeSyntax? {
        let names = associated.generics.map(\.name)
        let primary = syntax.primaryAssociatedTypes
        guard associated.typeAliases.isEmpty, Set(names) == Set(primary), names.count == primary.count else {
            return nil
        }
        return .existential(.named(syntax.name.text, primary.map { .named($0) }))
    }

    /// Whether closures of requirements with this isolation must be `@Sendable`.
    func needsSendableClosures(_ isolation: Isolation) -> Bool {
        switch isolation {
        case .globalActor: false
        case .instance: true
        case .nonisolated: isActor || ancestry.isSendable || isIsolatedToGlobalActor
        }
    }

    mutating func report(_ message: String, at offset: Int, fixIts: [Diagnostic.FixIt] = []) {
        diagnostics.append(Diagnostic(message, at: offset, fixIts: fixIts))
    }
}

extension [MemberSyntax] {
    var allAliases: [TypeAliasSyntax] {
        flatMap { member -> [TypeAliasSyntax] in
            switch member.kind {
            case .typeAlias(let alias): [alias]
            case .conditional(let clauses): clauses.flatMap(\.members.allAliases)
            default: []
            }
        }
    }

    var allAssociatedTypes: [AssociatedTypeSyntax] {
        flatMap { member -> [AssociatedTypeSyntax] in
            switch member.kind {
            case .associatedType(let type): [type]
            case .conditional(let clauses): clauses.flatMap(\.members.allAssociatedTypes)
            default: []
            }
        }
    }
}

extension String {
    /// `NameSpy` for `Name`; a name that is no plain identifier gets its backticks back.
    func appendingToIdentifier(_ suffix: String) -> String { (self + suffix).quotedIfNeeded }

    /// The name in backticks unless it is a plain identifier.
    var quotedIfNeeded: String {
        let isPlain =
            !isEmpty
            && Lexer.tokens(of: self).map(\.kind) == [.identifier, .endOfFile]
        return isPlain ? self : "`\(self)`"
    }
}
