//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Container {
    /// The services of this container and what they need of each other.
    ///
    /// ```swift
    /// print(container.graph.mermaid)  // for a README
    /// print(container.graph.dot)      // for Graphviz
    /// print(container.graph.tree)     // for a terminal
    /// ```
    ///
    /// What `using:` tells is declared; what closures ask for is learned as they run, and is there once they have.
    ///
    /// - Complexity: O(registrations + dependencies).
    public var graph: Graph {
        var builder = GraphBuilder(blueprint: blueprint, substitution: substitution)
        var container: Container? = self
        while let next = container {
            builder.addLearned(from: next)
            container = next.parent
        }
        return builder.graph
    }

    /// Checks the container once more, together with everything that was learned since it was built.
    ///
    /// A container that could be built is sound as far as its declared dependencies go. In a test this is the whole
    /// linter of an app's wiring:
    ///
    /// ```swift
    /// @Test(arguments: [Context.production, .preview])
    /// func wiringIsComplete(context: Context) throws {
    ///     try Container(AppModule(), context: context).validate()
    /// }
    /// ```
    ///
    /// - Throws: A ``GraphError`` with every problem.
    /// - Complexity: O(registrations + dependencies). No factory runs.
    public func validate() throws(GraphError) {
        try blueprint.validate(learned: learnedEdges)
    }

    /// The steps that factories of this container and of those around it were seen to take.
    var learnedEdges: [(from: KeyID, to: KeyID)] {
        let own = lock.withLock {
            state.learnedFrom.flatMap { requester in
                requester.learnedCells.map { (from: requester.registration.key, to: $0.registration.key) }
            }
        }
        return own + (parent?.learnedEdges ?? [])
    }
}

/// Collects the nodes and edges of a container's graph.
private struct GraphBuilder {
    private let blueprint: Blueprint
    private var nodes: [Graph.Node] = []
    private var edges: [Graph.Edge] = []

    init(blueprint: Blueprint, substitution: (any Substitution)?) {
        self.blueprint = blueprint
        for (position, slot) in blueprint.slots.enumerated() {
            nodes.append(node(for: slot, substitution: substitution))
            for edge in blueprint.edges[position] {
                edges.append(
                    Graph.Edge(
                        from: slot.registration.key.graphID,
                        to: blueprint.slots[edge.target].registration.key.graphID,
                        kind: .declared,
                        isOptional: edge.strength == .optional
                    )
                )
            }
        }
    }

    var graph: Graph { Graph(nodes: nodes, edges: edges) }

    mutating func addLearned(from container: Container) {
        for (from, to) in container.learnedEdges {
            guard let source = visible(from), let target = visible(to), source != target else {
                continue
            }
            edges.append(Graph.Edge(from: source.graphID, to: target.graphID, kind: .learned))
        }
        for registration in container.keyDefaultsInUse {
            nodes.append(
                Graph.Node(
                    id: registration.key.graphID,
                    name: typeName(registration.key.type),
                    keyName: registration.key.label,
                    kind: .keyDefault,
                    lifetime: registration.lifetime.inGraph,
                    isBoundary: registration.key.isExistential,
                    location: Graph.Location(registration.location)
                )
            )
        }
    }

    /// The registered key behind one that comes for free, such as a factory or an optional.
    private func visible(_ key: KeyID) -> KeyID? {
        guard blueprint.position(of: key) == nil, key.isPlain else {
            return key
        }
        switch Derivation(of: key.type) {
        case .optional(let wrapped): return visible(KeyID(wrapped))
        case .factory(let result, _): return visible(KeyID(result))
        case .nothing, nil: return key
        }
    }

    private func node(for slot: Blueprint.Slot, substitution: (any Substitution)?) -> Graph.Node {
        let registration = slot.registration
        let origin = slot.origin.origin
        return Graph.Node(
            id: registration.key.graphID,
            name: typeName(registration.key.type),
            keyName: registration.key.label,
            kind: registration.isCollection ? .collection : .service,
            module: origin.module.map { typeName($0) },
            lifetime: registration.lifetime.inGraph,
            contexts: origin.contexts.map(\.name),
            isAsync: registration.isolation == .async,
            isOnMainActor: registration.isolation == .mainActor,
            isBoundary: substitution?.replaces(registration.key.type) ?? registration.key.isExistential,
            isOverride: origin.role == .override,
            decorators: registration.decorators,
            location: Graph.Location(registration.location)
        )
    }
}

extension KeyID {
    /// What tells the key from all others of a graph.
    var graphID: String {
        let type = typeName(type, qualified: true)
        return label.map { "\(type) \($0)" } ?? type
    }

    /// What tells the key from others of its type, in words.
    var label: String? {
        switch detail?.distinction {
        case nil: nil
        case .name(let name): name
        case .place(let location, _): "\(location)"
        case .part(let number, let array): "contribution \(number + 1)" + (array.map { " to \($0)" } ?? "")
        }
    }

    /// Whether the service is found by a protocol.
    var isExistential: Bool { typeName(type).hasPrefix("any ") }
}

extension LifetimeKind {
    var inGraph: Graph.Node.Lifetime {
        switch self {
        case .transient: .transient
        case .shared: .shared
        case .scoped: .scoped
        case .singleton: .singleton
        }
    }
}

extension Graph.Location {
    init(_ location: CodeLocation) {
        self.init(fileID: "\(location.fileID)", line: Int(location.line))
    }
}

extension Container {
    /// The keys that were resolved by their own default.
    fileprivate var keyDefaultsInUse: [AnyRegistration] {
        lock.withLock { state.ownCells.map(\.registration) }.filter { registration in
            if case .place = registration.key.detail?.distinction {
                return registration.origin.role == .derived
            }
            return false
        }
    }
}
