//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A type taken apart, as far as its name goes.
///
/// It is made from the runtime's mangled name; two trees are equal exactly when those names say the same.
package struct TypeTree: Equatable, Sendable {
    /// What the type is at the top.
    let kind: Kind
    /// How many nodes the tree has when every shared part is written out.
    let size: Int
    /// How deeply it is nested.
    let depth: Int

    /// The kinds of types that can be a value's at run time.
    package indirect enum Kind: Equatable, Sendable {
        /// A struct, an enum, a class, an actor, or (only inside `existential`) a protocol.
        case nominal(Nominal)
        /// `any P & Q`, with whatever narrows it.
        case existential(Existential)
        /// `S.Type`, and `(any P).Type`.
        case metatype(TypeTree)
        /// `any P.Type`.
        case existentialMetatype(TypeTree)
        /// `(Int, label: String)`; the empty one is `Void`.
        case tuple([Element])
        /// `(Int) async throws -> String`.
        case function(Function)
        /// The arguments of a parameter pack.
        case pack([TypeTree])
        /// An integer as a generic argument.
        case integer(String)
    }

    /// A declared type, together with the types it is nested in.
    package struct Nominal: Equatable, Sendable {
        /// The module that declares the outermost type.
        var module: String
        /// The names from the outermost type to the type itself.
        var path: [Component]
        /// Whether it is a protocol.
        var isProtocol = false
    }

    /// One name of a nested name, with its own generic arguments.
    package struct Component: Equatable, Sendable {
        /// The name as it was declared.
        var name: String
        /// The generic arguments of this level.
        var arguments: [TypeTree] = []
    }

    /// A protocol composition as a type.
    package struct Existential: Equatable, Sendable {
        /// The class that values have to inherit from.
        var superclass: TypeTree?
        /// The protocols, in the compiler's order.
        var protocols: [Nominal]
        /// Whether `AnyObject` is among them.
        var isClassBound = false
        /// What is known of associated types: `any Sequence<Int>`.
        var constraints: [Constraint] = []
        /// `Copyable` or `Escapable`, where the composition does without it.
        var suppressed: [String] = []
    }

    /// `Element == Int` in a constrained existential.
    package struct Constraint: Equatable, Sendable {
        /// The associated type, and the protocol it comes from when that is written down.
        var member: Member
        /// What it is equal to.
        var type: TypeTree
    }

    /// The name of an associated type.
    package struct Member: Equatable, Sendable {
        /// The name of the associated type.
        var name: String
        /// The protocol that declares it.
        var owner: Nominal?
    }

    /// One place of a tuple, or one parameter of a function.
    package struct Element: Equatable, Sendable {
        /// The label, in tuples only.
        var label: String?
        /// The type of the place.
        var type: TypeTree
        /// `inout`, `consuming` or `borrowing`.
        var ownership: String?
        /// Whether the parameter is `isolated`.
        var isIsolated = false
        /// Whether the parameter is `sending`.
        var isSending = false
        /// Whether it takes any number of arguments.
        var isVariadic = false
    }

    /// A function type.
    package struct Function: Equatable, Sendable {
        /// How the function is held.
        package enum Convention: Equatable, Sendable {
            /// A closure that may be kept.
            case escaping
            /// A closure that lives as long as the call it is passed to.
            case nonescaping
            /// An expression that became a closure, and may be kept.
            case autoclosure
            /// Anything with a written convention: `c`, `block`, `thin`.
            case named(String)
        }

        /// What isolates the function.
        package enum Isolation: Equatable, Sendable {
            /// Nothing.
            case none
            /// `@MainActor`, or another global actor.
            case globalActor(TypeTree)
            /// `@isolated(any)`.
            case any
            /// `nonisolated(nonsending)`.
            case caller
        }

        /// The parameters.
        var parameters: [Element]
        /// The result.
        var result: TypeTree
        /// How the function is held.
        var convention: Convention
        /// What isolates the function.
        var isolation = Isolation.none
        /// Whether it is `async`.
        var isAsync = false
        /// Whether it is `@Sendable`.
        var isSendable = false
        /// Whether it throws.
        var isThrowing = false
        /// The type it throws, when that is written.
        var failure: TypeTree?
        /// Whether its result is `sending`.
        var hasSendingResult = false
    }

    /// Makes a tree, and measures it.
    init(_ kind: Kind) {
        self.kind = kind
        var size = 1
        var depth = 0
        for child in kind.children {
            // Saturating: shared parts can double the size at each step.
            size = min(size + child.size, TypeTree.sizeLimit + 1)
            depth = max(depth, child.depth)
        }
        self.size = size
        self.depth = depth + 1
    }

    /// The size past which a tree is not looked at any more.
    static let sizeLimit = 4_000
    /// The depth past which a tree is not looked at any more.
    static let depthLimit = 200
}

extension TypeTree.Kind {
    /// The types directly below.
    fileprivate var children: [TypeTree] {
        switch self {
        case .nominal(let nominal):
            nominal.path.flatMap(\.arguments)
        case .existential(let existential):
            (existential.superclass.map { [$0] } ?? [])
                + existential.constraints.map(\.type)
                + existential.protocols.flatMap { $0.path.flatMap(\.arguments) }
        case .metatype(let type), .existentialMetatype(let type):
            [type]
        case .tuple(let elements):
            elements.map(\.type)
        case .pack(let types):
            types
        case .integer:
            []
        case .function(let function):
            function.parameters.map(\.type) + [function.result]
                + (function.failure.map { [$0] } ?? [])
                + function.isolation.types
        }
    }
}

extension TypeTree.Function.Isolation {
    /// The global actor, if one is named.
    fileprivate var types: [TypeTree] {
        if case .globalActor(let actor) = self { [actor] } else { [] }
    }
}
