//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What a protocol inherits, as far as its own text, the names of the standard library and the files of its module tell.
final class Ancestry {
    private(set) var isActor = false
    private(set) var isSendable = false
    private(set) var isClassBound = false
    private(set) var globalActor: String?
    /// A superclass from the module that is isolated, and the actor.
    private(set) var isolatedSuperclass: (type: TypeSyntax, actor: String)?
    /// What the peer lists before the protocol itself.
    private(set) var peerParents: [TypeSyntax] = []
    /// Parents that are known to be protocols, and not of the standard library.
    private(set) var unlistedParents: [TypeSyntax] = []
    /// Associated types of parents that stand in the module.
    private(set) var associatedTypes: [AssociatedTypeSyntax] = []
    /// Clauses of parents that stand in the module.
    private(set) var requirements: [RequirementSyntax] = []
    /// What parents from the standard library require, and their associated types.
    private(set) var standardMembers: [MemberSyntax] = []
    private(set) var standardTypes: [AssociatedTypeSyntax] = []
    /// What calls show of all that parents from the standard library require: names and labels.
    private(set) var standardCallNames: Set<String> = []
    /// What parents in the module require, each with how many of them do.
    private var neighbourMembers: [(member: MemberSyntax, count: Int)] = []

    /// What parents in the module require and the spy has to have itself: operators, which are not found in the extensions
    /// of parents, and what several parents require, of which none would be the best witness.
    var restatedMembers: [MemberSyntax] {
        neighbourMembers.filter { $0.count > 1 || $0.member.isOperator }.map(\.member)
    }

    /// Whether the library would encode or decode the raw value, as it does for every type that has one.
    var encodesRawValue: Bool { has("RawRepresentable") && (has("Encodable") || has("Codable")) }
    var decodesRawValue: Bool { has("RawRepresentable") && (has("Decodable") || has("Codable")) }

    private func has(_ parent: String) -> Bool {
        visited.contains(parent) && neighbours?.protocolDeclaration(named: parent) == nil
    }

    private let neighbours: Neighbours?
    private let isMainActorByDefault: Bool
    private var visited: Set<String> = []

    init(of syntax: ProtocolSyntax, in context: DeclarationContext) {
        neighbours = context.neighbours
        isMainActorByDefault = context.isMainActorByDefault
        visited = [syntax.name.bare]
        read(attributes: syntax.attributes)
        for parent in Self.parents(of: syntax) { read(parent, isDirect: true) }
        let ranked = peerParents.enumerated().map { (rank($1, in: syntax), $0, $1) }
        peerParents = ranked.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    }

    /// How unlikely it is that a parent is a superclass, which goes first; the order of protocols means nothing.
    private func rank(_ parent: TypeSyntax, in syntax: ProtocolSyntax) -> Int {
        guard let name = parent.lastName else { return 3 }
        if name == "NSObject" || neighbours?.classDeclaration(named: name) != nil { return 0 }
        if StandardParents.isKnown(name) || Self.endsOfProtocols.contains(where: name.hasSuffix) { return 3 }
        // Where a clause says what `Self` is, it is mostly a class.
        return syntax.inherited.contains(parent) ? 2 : 1
    }

    /// What generic superclasses from other files are called by custom.
    private static let endsOfClasses = ["Operation", "Controller", "View", "Cell", "Object"]
    private static let endsOfProtocols = ["Protocol", "Delegate", "DataSource", "able", "ible", "ing"]

    /// What follows the colon, and what `where Self: …` adds.
    static func parents(of syntax: ProtocolSyntax) -> [TypeSyntax] {
        syntax.inherited
            + syntax.requirements.filter { !$0.isSameType && $0.left == .named("Self") }.map(\.right)
    }

    private func read(attributes: [AttributeSyntax]) {
        if globalActor == nil { globalActor = attributes.globalActor(in: neighbours)?.name }
    }

    private func read(_ parent: TypeSyntax, isDirect: Bool) {
        for part in parent.parts {
            if case .named(_, let name, let arguments) = part {
                readNamed(part, name, arguments, isDirect: isDirect)
            } else if case .member(_, let name, let arguments) = part {
                readNamed(part, name, arguments, isDirect: isDirect)
            }
        }
    }

    private func readNamed(_ parent: TypeSyntax, _ name: String, _ arguments: [TypeSyntax], isDirect: Bool) {
        switch name {
        case "AnyObject":
            isClassBound = true
            return
        case "Actor", "AnyActor":
            isActor = true
            isClassBound = true
        case "Sendable", "Error", "LocalizedError", "CustomNSError":
            isSendable = true
        case "NSObjectProtocol":
            isClassBound = true
            if !peerParents.contains(.named("NSObject")) { peerParents.insert(.named("NSObject"), at: 0) }
            return
        default:
            break
        }
        let protocolDeclaration = neighbours?.protocolDeclaration(named: name)
        let classDeclaration = neighbours?.classDeclaration(named: name)
        // Only what may be a class has to be listed; `Sendable` is, once, by itself, and an actor is one without saying so,
        // which some orders of files have the compiler warn of. A class cannot inherit from `P<T>`; what `T` is follows from
        // the witnesses.
        let isProtocol =
            protocolDeclaration != nil
            || !arguments.isEmpty && classDeclaration == nil && !Self.endsOfClasses.contains(where: name.hasSuffix)
        if isDirect, isProtocol {
            unlistedParents.append(parent)
        } else if isDirect, name != "Sendable", name != "Actor" {
            peerParents.append(parent)
        } else if !isDirect, !isProtocol, !StandardParents.isKnown(name), !peerParents.contains(parent) {
            peerParents.append(parent)
        }
        guard visited.insert(name).inserted else { return }
        if protocolDeclaration == nil { standardCallNames.formUnion(StandardParents.callNames(of: name)) }
        if let protocolDeclaration {
            readNeighbour(protocolDeclaration)
        } else if let classDeclaration {
            isClassBound = true
            if let actor = isolation(ofClass: classDeclaration, depth: 0) { isolatedSuperclass = (parent, actor) }
        } else if let standard = StandardParents.declaration(of: name) {
            standardTypes += standard.members.allAssociatedTypes
            for parent in standard.inherited { read(parent, isDirect: false) }
            for (primary, argument) in zip(standard.primaryAssociatedTypes, arguments) {
                requirements.append(RequirementSyntax(left: .named(primary), isSameType: true, right: argument))
            }
            if isDirect { standardMembers += standard.members }
        }
    }

    /// The global actor of a class: its own, its superclass's, or the module's.
    private func isolation(ofClass syntax: ProtocolSyntax, depth: Int) -> String? {
        if let actor = syntax.attributes.globalActor(in: neighbours) { return actor.name }
        if syntax.modifiers.named("nonisolated") != nil { return nil }
        if depth < Parser.maximumDepth, let superclass = syntax.inherited.first?.lastName,
            let declaration = neighbours?.classDeclaration(named: superclass),
            let actor = isolation(ofClass: declaration, depth: depth + 1)
        {
            return actor
        }
        return isMainActorByDefault ? "MainActor" : nil
    }

    private func readNeighbour(_ syntax: ProtocolSyntax) {
        read(attributes: syntax.attributes)
        associatedTypes += syntax.members.allAssociatedTypes
        for member in syntax.members {
            guard let identity = member.identity else { continue }
            if let index = neighbourMembers.firstIndex(where: { $0.member.identity == identity }) {
                neighbourMembers[index].count += 1
            } else {
                neighbourMembers.append((member, 1))
            }
        }
        requirements += syntax.requirements
        for parent in Self.parents(of: syntax) { read(parent, isDirect: false) }
    }
}

extension [AttributeSyntax] {
    /// The attribute that isolates.
    ///
    /// A global actor cannot be told from a result builder or a macro by its text: it stands in the module, or its name
    /// ends in `Actor`, as is the custom.
    func globalActor(in neighbours: Neighbours?) -> AttributeSyntax? {
        first { attribute in
            attribute.arguments == nil
                && (attribute.lastName.hasSuffix("Actor")
                    || neighbours?.globalActors.contains(attribute.lastName) == true)
        }
    }

    func contains(_ name: String) -> Bool { contains { $0.name == name } }
}

extension TypeSyntax {
    /// The parts of a composition, without parentheses and modifiers; of another type, itself.
    var parts: [TypeSyntax] {
        switch self {
        case .composition(let parts): parts.flatMap(\.parts)
        case .modified(_, let base): base.parts
        case .tuple(let elements) where elements.count == 1: elements[0].type.parts
        default: [self]
        }
    }
}
