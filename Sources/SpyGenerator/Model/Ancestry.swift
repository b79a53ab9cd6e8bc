//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What a protocol inherits, as far as its own text, the names of the standard library and its own file tell.
struct Ancestry {
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

    private let neighbours: [String: DeclarationContext.Neighbour]
    private let isMainActorByDefault: Bool
    private var visited: Set<String> = []

    init(of syntax: ProtocolSyntax, in context: DeclarationContext) {
        neighbours = context.neighbours
        isMainActorByDefault = context.isMainActorByDefault
        visited = [syntax.name.bare]
        read(attributes: syntax.attributes)
        let parents = Self.parents(syntax.inherited, syntax.requirements)
        for parent in parents { read(parent, isDirect: true) }
    }

    /// What follows the colon, and what `where Self: …` adds.
    private static func parents(_ inherited: [TypeSyntax], _ requirements: [RequirementSyntax]) -> [TypeSyntax] {
        inherited
            + requirements.compactMap { requirement in
                if case .conformance(.named(nil, "Self", _), let parent) = requirement { return parent }
                return nil
            }
    }

    private mutating func read(attributes: [AttributeSyntax]) {
        if globalActor == nil, let actor = attributes.first(where: \.isGlobalActor) { globalActor = actor.name }
    }

    private mutating func read(_ parent: TypeSyntax, isDirect: Bool) {
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

    private mutating func readNamed(_ parent: TypeSyntax, _ name: String, _ arguments: [TypeSyntax], isDirect: Bool) {
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
        if isDirect, neighbours[name]?.isClass == false { unlistedParents.append(parent) }
        if isDirect, !Self.isCoveredBySendable(name), neighbours[name]?.isClass != false {
            // Only what may be a class has to be listed. A class cannot inherit from `P<T>`; what `T` is follows from the witnesses.
            peerParents.append(Self.withoutArguments(parent, isProtocol: Self.standardProtocols.contains(name)))
        }
        guard let neighbour = neighbours[name], visited.insert(name).inserted else { return }
        if neighbour.isClass {
            isClassBound = true
            if let actor = isolation(ofClass: neighbour, depth: 0) { isolatedSuperclass = (parent, actor) }
        } else {
            readNeighbour(neighbour)
        }
    }

    /// The global actor of a class: its own, its superclass's, or the module's.
    private func isolation(ofClass neighbour: DeclarationContext.Neighbour, depth: Int) -> String? {
        if let actor = neighbour.attributes.first(where: \.isGlobalActor) { return actor.name }
        if neighbour.modifiers.contains(where: { $0.name == "nonisolated" }) { return nil }
        if depth < Parser.maximumDepth,
            let superclass = neighbour.inherited.first?.lastName.flatMap({ neighbours[$0] }),
            superclass.isClass, let actor = isolation(ofClass: superclass, depth: depth + 1)
        {
            return actor
        }
        return isMainActorByDefault ? "MainActor" : nil
    }

    private mutating func readNeighbour(_ neighbour: DeclarationContext.Neighbour) {
        read(attributes: neighbour.attributes)
        associatedTypes += neighbour.associatedTypes
        requirements += neighbour.requirements
        for parent in Self.parents(neighbour.inherited, neighbour.requirements) { read(parent, isDirect: false) }
    }

    /// `Sendable` is listed once, by itself.
    private static func isCoveredBySendable(_ name: String) -> Bool { name == "Sendable" }

    private static func withoutArguments(_ type: TypeSyntax, isProtocol: Bool) -> TypeSyntax {
        guard isProtocol else { return type }
        switch type {
        case .named(let module, let name, _): return .named(module: module, name: name, arguments: [])
        case .member(let base, let name, _): return .member(base, name: name, arguments: [])
        default: return type
        }
    }

    /// Protocols of the standard library with primary associated types.
    private static let standardProtocols: Set<String> = [
        "Identifiable", "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection",
        "MutableCollection",
        "RangeReplaceableCollection", "SetAlgebra", "IteratorProtocol", "AsyncSequence", "AsyncIteratorProtocol",
        "RawRepresentable", "Strideable", "SIMD", "OptionSet", "Clock", "InstantProtocol", "RangeExpression",
    ]
}

extension AttributeSyntax {
    /// Whether the attribute isolates.
    ///
    /// A global actor cannot be told from a result builder or a macro by its text; by
    /// custom its name ends in `Actor`.
    var isGlobalActor: Bool { lastName.hasSuffix("Actor") && arguments == nil }
}
