//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// One thing that is wrong with the registrations of a container.
public struct GraphProblem: Sendable, CustomStringConvertible {
    /// What kind of problem it is.
    ///
    /// More may come: keep a `default` when you switch over it.
    public struct Kind: Sendable, Hashable, CustomStringConvertible {
        /// The name of the kind.
        public let description: String

        /// A declared dependency is not registered.
        public static let missing = Kind(description: "missing")
        /// A service is needed to make itself.
        public static let cycle = Kind(description: "cycle")
        /// A service that outlives a scope holds one that ends with it.
        public static let captive = Kind(description: "captive")
        /// A key is registered twice for one context.
        public static let duplicate = Kind(description: "duplicate")
        /// Something overrides or decorates a key that nothing is registered for.
        public static let overrideOfNothing = Kind(description: "overrideOfNothing")
        /// An async service is needed by one that is made synchronously.
        public static let needsAsync = Kind(description: "needsAsync")
        /// A main-actor service is needed by one that is made off the main actor.
        public static let needsMainActor = Kind(description: "needsMainActor")
        /// A registration says something that its lifetime cannot do.
        public static let lifetime = Kind(description: "lifetime")
        /// A module installs itself without end.
        public static let endlessModule = Kind(description: "endlessModule")
        /// The library is linked into two images of the process.
        public static let twoCopies = Kind(description: "twoCopies")
    }

    /// What kind of problem it is.
    public let kind: Kind

    /// The key that the problem is about, as its user writes it.
    public let key: String

    /// Where the registration at fault was written; for a missing one, where the service that needs it was.
    public let location: CodeLocation

    /// Where the service was registered that asks for ``key``, when one does.
    public let requester: CodeLocation?

    /// The whole message: what, where, the key or the path, and how to mend it.
    public let description: String

    init(_ kind: Kind, key: String, at location: CodeLocation, requester: CodeLocation? = nil, _ lines: [String]) {
        self.kind = kind
        self.key = key
        self.location = location
        self.requester = requester
        self.description = lines.joined(separator: "\n   ")
    }
}

extension GraphProblem {
    static func missing(
        _ key: KeyID,
        neededBy requester: AnyRegistration,
        nearest: [Near],
        context: Context,
        moreAdvice: String? = nil
    ) -> GraphProblem {
        GraphProblem(
            .missing,
            key: key.description,
            at: requester.location,
            requester: requester.location,
            ["\(key) is not registered for the \(context) context.", "needed by: \(requester.step)"]
                + nearest.map { "near: \($0)" }
                + ["to mend it: \(Near.advice(for: key, near: nearest))" + (moreAdvice.map { " " + $0 } ?? "")]
        )
    }

    static func cycle(_ loop: [AnyRegistration]) -> GraphProblem {
        GraphProblem(
            .cycle,
            key: loop[0].key.description,
            at: loop[0].location,
            requester: loop.last?.location,
            ["\(loop[0].key) is needed to make itself.", "the loop:", "      \(loop[0].step)"]
                + (loop.dropFirst() + [loop[0]]).map { "   -> \($0.step)" }
                + [
                    "to mend it: let one of them ask for a factory, such as () -> \(typeName(loop[0].key.type)), "
                        + "and call it later."
                ]
        )
    }

    static func captive(_ chain: [AnyRegistration]) -> GraphProblem {
        let (holder, held) = (chain[0], chain[chain.count - 1])
        return GraphProblem(
            .captive,
            key: held.key.description,
            at: held.location,
            requester: holder.location,
            [
                "\(holder.key) is \(holder.lifetime) and would outlive \(held.key), which is scoped.", "the path:",
                "      \(holder.step)",
            ]
                + chain.dropFirst().map { "   -> \($0.step)" }
                + [
                    "to mend it: make \(holder.key) scoped too, or let it ask for a factory and call it where it is used."
                ]
        )
    }

    static func duplicate(
        _ second: AnyRegistration,
        of first: AnyRegistration,
        in context: Context?
    ) -> GraphProblem {
        let place = context.map { "in the \($0) context" } ?? "for all contexts"
        return GraphProblem(
            .duplicate,
            key: second.key.description,
            at: second.location,
            [
                "\(second.key) is registered twice \(place).", "first: \(first.location)", "again: \(second.location)",
                "to mend it: remove one, write override(…) where the second is meant to win, or give one a Key of its own.",
            ]
        )
    }

    static func overrideOfNothing(_ override: AnyRegistration, nearest: [Near]) -> GraphProblem {
        GraphProblem(
            .overrideOfNothing,
            key: override.key.description,
            at: override.location,
            ["\(override.key) is overridden, but nothing is registered for it.", "override: \(override.location)"]
                + nearest.map { "near: \($0)" }
                + ["to mend it: override the key that is registered, or write register(…)."]
        )
    }

    static func decorationOfNothing(_ key: KeyID, at location: CodeLocation, nearest: [Near]) -> GraphProblem {
        GraphProblem(
            .overrideOfNothing,
            key: key.description,
            at: location,
            ["\(key) is decorated, but nothing is registered for it.", "decorator: \(location)"]
                + nearest.map { "near: \($0)" }
                + ["to mend it: decorate the key that is registered, or register \(key) too."]
        )
    }

    static func needsAsync(_ needed: AnyRegistration, neededBy requester: AnyRegistration) -> GraphProblem {
        GraphProblem(
            .needsAsync,
            key: needed.key.description,
            at: needed.location,
            requester: requester.location,
            [
                "\(needed.key) is made asynchronously, but \(requester.key) needs it at once.",
                "async: \(needed.location)", "needed by: \(requester.step)",
                "to mend it: use registerAsync for \(requester.key), or make \(needed.key) an eager singleton "
                    + "and call warmUp() first.",
            ]
        )
    }

    static func needsMainActor(_ needed: AnyRegistration, neededBy requester: AnyRegistration) -> GraphProblem {
        GraphProblem(
            .needsMainActor,
            key: needed.key.description,
            at: needed.location,
            requester: requester.location,
            [
                "\(needed.key) is made on the main actor, but \(requester.key) is not.",
                "main actor: \(needed.location)", "needed by: \(requester.step)",
                "to mend it: use registerOnMainActor or registerAsync for \(requester.key).",
            ]
        )
    }

    static func factoryNeedsAsync(_ needed: AnyRegistration, neededBy requester: AnyRegistration) -> GraphProblem {
        GraphProblem(
            .needsAsync,
            key: needed.key.description,
            at: needed.location,
            requester: requester.location,
            [
                "\(needed.key) is made asynchronously, but \(requester.key) asks for a factory that is not async.",
                "async: \(needed.location)", "needed by: \(requester.step)",
                "to mend it: ask for an async form, such as () async throws -> \(typeName(needed.key.type)).",
            ]
        )
    }

    static func factoryNeedsMainActor(_ needed: AnyRegistration, neededBy requester: AnyRegistration) -> GraphProblem {
        GraphProblem(
            .needsMainActor,
            key: needed.key.description,
            at: needed.location,
            requester: requester.location,
            [
                "\(needed.key) is made on the main actor, but \(requester.key) asks for a factory that is not bound to it.",
                "main actor: \(needed.location)", "needed by: \(requester.step)",
                "to mend it: ask for a main-actor or an async form, such as @MainActor () -> "
                    + "\(typeName(needed.key.type)).",
            ]
        )
    }

    static func uselessTeardown(_ registration: AnyRegistration) -> GraphProblem {
        GraphProblem(
            .lifetime,
            key: registration.key.description,
            at: registration.location,
            [
                "\(registration.key) has an onClose, but is \(registration.lifetime): the container does not hold its instances.",
                "registered: \(registration.location)",
                "to mend it: make it scoped or a singleton, or remove the onClose.",
            ]
        )
    }

    static func uselessEagerness(_ registration: AnyRegistration) -> GraphProblem {
        GraphProblem(
            .lifetime,
            key: registration.key.description,
            at: registration.location,
            [
                "\(registration.key) is marked eager, but is \(registration.lifetime): only singletons are made ahead.",
                "registered: \(registration.location)",
                "to mend it: make it a singleton, or remove the mark.",
            ]
        )
    }

    package static var twoCopies: GraphProblem {
        GraphProblem(
            .twoCopies,
            key: "Seam",
            at: CodeLocation(fileID: #fileID, line: #line),
            [
                "Seam is linked into two images of this process: each has containers and overrides that the other does not see.",
                "usually: an app and a framework, or an app and its test bundle, that both link it statically",
                "to mend it: link Seam into one of them only, or link it dynamically.",
            ]
        )
    }

    static func endlessModule(_ module: any Module.Type, at location: CodeLocation) -> GraphProblem {
        GraphProblem(
            .endlessModule,
            key: typeName(module),
            at: location,
            [
                "\(typeName(module)) installs itself without end.", "installed: \(location)",
                "to mend it: remove the install(…) that leads back to it.",
            ]
        )
    }
}
