//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A protocol and what its spy needs to know of it.
package struct SpyModel: Hashable, Sendable {
    /// What kind of type the spy is.
    package enum Peer: Hashable, Sendable {
        case finalClass
        case actor
        /// A subclass of a class that is isolated to a global actor.
        case isolatedSubclass(of: TypeSyntax, actor: String)
    }

    /// Where the witnesses and the selectors stand.
    package enum Placement: Hashable, Sendable {
        /// In an extension of the protocol, so that children inherit them.
        case protocolExtension
        /// In the spy itself: an extension could not see the names around a nested protocol, and an Objective-C protocol needs
        /// its witnesses in a class.
        case peer
    }

    /// A member, or a tree of `#if` around some.
    package enum Member: Hashable, Sendable {
        case requirement(Requirement)
        case conditional([Clause])
    }

    /// One branch of an `#if`.
    package struct Clause: Hashable, Sendable {
        package var keyword: String
        package var condition: String
        package var members: [Member]
    }

    /// The protocol's name, with backticks where they were written.
    package var name: String
    package var peerName: String
    package var peer: Peer
    package var placement: Placement
    /// `public`, `package`, `fileprivate`, `private` or nothing.
    package var access: String
    /// The same as the peer itself has to write it.
    package var peerAccess: String
    /// Attributes that the peer and the extension need too.
    package var attributes: [String]
    package var isExplicitlyNonisolated: Bool
    package var isObjectiveC: Bool
    package var isSendable: Bool
    /// Whether the protocol says by itself that only classes conform to it.
    package var isClassBound: Bool
    /// What the peer conforms to and inherits from, before the protocol itself.
    package var parents: [TypeSyntax]
    /// Parents that are known to be protocols: the conformance to the protocol itself covers them.
    package var coveredParents: [TypeSyntax]
    package var generics: [GenericParameterSyntax]
    package var requirements: [RequirementSyntax]
    /// Associated types that are fixed.
    package var typeAliases: [TypeAlias]
    /// `any P`, or `any P<Item>`; nil when the protocol cannot be wrapped.
    package var existential: TypeSyntax?
    package var members: [Member]

    package struct TypeAlias: Hashable, Sendable {
        package var name: String
        package var type: TypeSyntax
    }
}

extension [SpyModel.Member] {
    /// All requirements, those of every `#if` branch included.
    package var requirements: [Requirement] {
        flatMap { member -> [Requirement] in
            switch member {
            case .requirement(let requirement): [requirement]
            case .conditional(let clauses): clauses.flatMap(\.members.requirements)
            }
        }
    }

    /// The same members with each requirement replaced.
    func mapRequirements(_ transform: (Requirement) -> Requirement) -> [SpyModel.Member] {
        map { member in
            switch member {
            case .requirement(let requirement): return .requirement(transform(requirement))
            case .conditional(let clauses):
                return .conditional(
                    clauses.map { clause in
                        var copy = clause
                        copy.members = clause.members.mapRequirements(transform)
                        return copy
                    }
                )
            }
        }
    }
}
