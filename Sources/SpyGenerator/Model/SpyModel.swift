//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A protocol and what its spy needs to know of it.
struct SpyModel {
    /// What kind of type the spy is.
    enum Peer {
        case finalClass
        case actor
        /// A subclass of a class that is isolated to a global actor.
        case isolatedSubclass
    }

    /// Where the witnesses and the selectors stand.
    enum Placement {
        /// In an extension of the protocol, so that children inherit them.
        case protocolExtension
        /// In the spy itself: an extension could not see the names around a nested protocol, and an Objective-C protocol needs
        /// its witnesses in a class.
        case peer
    }

    /// A member, or a tree of `#if` around some.
    enum Member {
        case requirement(Requirement)
        case conditional([Clause])
    }

    /// One branch of an `#if`.
    struct Clause {
        let keyword: String
        let condition: String
        let members: [Member]
    }

    struct TypeAlias {
        let name: String
        let type: TypeSyntax
    }

    /// The protocol's name, with backticks where they were written.
    let name: String
    let peerName: String
    let peer: Peer
    /// A superclass that is isolated, and its actor.
    let isolatedSuperclass: (type: TypeSyntax, actor: String)?
    let placement: Placement
    let access: Access
    /// Attributes that the peer and the extension need too, each with a space behind it.
    let attributes: String
    let isExplicitlyNonisolated: Bool
    let isSendable: Bool
    /// Whether the protocol says by itself that only classes conform to it.
    let isClassBound: Bool
    /// What the peer conforms to and inherits from, before the protocol itself.
    let parents: [TypeSyntax]
    /// Parents that are known to be protocols: the conformance to the protocol itself covers them.
    let coveredParents: [TypeSyntax]
    let generics: [GenericParameterSyntax]
    let requirements: [RequirementSyntax]
    /// Associated types that are fixed.
    let typeAliases: [TypeAlias]
    /// `any P`, or `any P<Item>`; nil when the protocol cannot be wrapped.
    let existential: TypeSyntax?
    /// Whether the peer has to say how it is encoded or decoded, because the library's way with raw values comes between.
    let encodesRawValue: Bool
    let decodesRawValue: Bool
    let members: [Member]
}

extension [SpyModel.Member] {
    /// All requirements, those of every `#if` branch included.
    var requirements: [Requirement] {
        flatMap { member in
            switch member {
            case .requirement(let requirement): [requirement]
            case .conditional(let clauses): clauses.flatMap(\.members.requirements)
            }
        }
    }
}
