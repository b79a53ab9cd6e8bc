//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What a protocol inherits, as far as its own text, the names of the standard library and its own file tell.
final class Ancestry {
    private(set) var isActor = false
    private(set) var isSendable = false
    private(set) var isClassBound = false
    private(set) var globalActor: String?
    /// A superclass from the same file that is isolated, and the actor.
    private(set) var isolatedSuperclass: (type: TypeSyntax, actor: String)?
    /// What the peer lists before the protocol itself.
    private(set) var peerParents: [TypeSyntax] = []
    /// Parents that are known to be protocols, and not of the standard library.
    private(set) var unlistedParents: [TypeSyntax] = []
    /// Associated types of parents that stand in the same file.
    private(set) var associatedTypes: [AssociatedTypeSyntax] = []
    /// Clauses of parents that stand in the same file.
    private(set) var requirements: [RequirementSyntax] = []

    private let neighbours: Neighbours?
    private let isMainActorByDefault: Bool
    private var visited: Set<String> = []

    init(of syntax: ProtocolSyntax, in context: DeclarationContext) {
        neighbours = context.neighbours
        isMainActorByDefault = context.isMainActorByDefault
        visited = [syntax.name.bare]
        read(attributes: syntax.attributes)
        for parent in Self.parents(of: syntax) { read(parent, isDirect: true) }
    }

    /// What follows the colon, and what `where Self: …` adds.
    private static func parents(of syntax: ProtocolSyntax) -> [TypeSyntax] {
        syntax.inherited
            + syntax.requirements.filter { !$0.isSameType && $0.left == .named("Self") }.map(\.right)
    }

    private func read(attributes: [AttributeSyntax]) {
        if globalActor == nil { globalActor = attributes.globalActor?.name }
    }

    private func read(_ parent: TypeSyntax, isDirect: Bool) {
        switch parent {
        case .composition(let parts):
            for part in parts { read(part, isDirect: isDirect) }
        case .modified(_, let base):
            read(base, isDirect: isDirect)
        case .tuple(let elements) where elements.count == 1:
            read(elements[0].type, isDirect: isDirect)
        case .named(_, let name, let arguments), .member(_, let name, let arguments):
            readNamed(parent, name, arguments, isDirect: isDirect)
        default:
            break
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
        case "Sendable", "Error", "CodingKey", "LocalizedError", "CustomNSError":
            isSendable = true
        case "NSObjectProtocol":
            isClassBound = true
            if !peerParents.contains(.named("NSObject")) { peerParents.insert(.named("NSObject"), at: 0) }
            return
        default:
            break
        }
        let protocolDeclaration = neighbours?.protocolDeclaration(named: name)
        if isDirect, protocolDeclaration != nil {
            unlistedParents.append(parent)
        } else if isDirect, name != "Sendable" {
            // Only what may be a class has to be listed; `Sendable` is, once, by itself. A class cannot inherit from `P<T>`; what
            // `T` is follows from the witnesses.
            peerParents.append(Self.standardProtocols.contains(name) ? parent.withoutArguments : parent)
        }
        guard visited.insert(name).inserted else { return }
        if let protocolDeclaration {
            readNeighbour(protocolDeclaration)
        } else if let classDeclaration = neighbours?.classDeclaration(named: name) {
            isClassBound = true
            if let actor = isolation(ofClass: classDeclaration, depth: 0) { isolatedSuperclass = (parent, actor) }
        }
    }

    /// The global actor of a class: its own, its superclass's, or the module's.
    private func isolation(ofClass syntax: ProtocolSyntax, depth: Int) -> String? {
        if let actor = syntax.attributes.globalActor { return actor.name }
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
        requirements += syntax.requirements
        for parent in Self.parents(of: syntax) { read(parent, isDirect: false) }
    }

    /// Protocols of the standard library with primary associated types.
    private static let standardProtocols = Set(
        words: "Identifiable Sequence Collection BidirectionalCollection RandomAccessCollection MutableCollection "
            + "RangeReplaceableCollection SetAlgebra IteratorProtocol AsyncSequence AsyncIteratorProtocol RawRepresentable "
            + "Strideable SIMD OptionSet Clock InstantProtocol RangeExpression"
    )
}

extension TypeSyntax {
    /// `P` for `P<T>`.
    var withoutArguments: TypeSyntax {
        switch self {
        case .named(let module, let name, _): .named(module: module, name: name, arguments: [])
        case .member(let base, let name, _): .member(base, name: name, arguments: [])
        default: self
        }
    }
}

extension AttributeSyntax {
    /// Whether the attribute isolates.
    ///
    /// A global actor cannot be told from a result builder or a macro by its text; by
    /// custom its name ends in `Actor`.
    var isGlobalActor: Bool { arguments == nil && lastName.hasSuffix("Actor") }
}

extension [AttributeSyntax] {
    var globalActor: AttributeSyntax? { first(where: \.isGlobalActor) }

    func contains(_ name: String) -> Bool { contains { $0.name == name } }
}
