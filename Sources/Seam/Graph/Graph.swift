//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What a container knows of its services: who needs whom, how long each lives, and who registered it where.
///
/// A graph is a value; it does not change while the container goes on learning. Print it to look at it:
///
/// ```swift
/// let container = try Container(AppModule())
/// print(container.graph.tree)       // for a terminal
/// print(container.graph.mermaid)    // for a Markdown page
/// print(container.graph.dot)        // for Graphviz: dot -Tsvg
/// ```
///
/// All three texts are the same for the same registrations, whatever the order they were made in, so they can be kept
/// under version control and compared.
public struct Graph: Sendable, Hashable {
    /// The services, by module and name; those that nobody registered come last.
    public let nodes: [Node]
    /// The dependencies, in the order of the nodes they start from.
    public let edges: [Edge]

    /// Makes a graph of services and dependencies in any order.
    ///
    /// Of several nodes with one identifier the first is kept. Several edges between the same two nodes become one,
    /// which is optional only if all of them are. An end of an edge that no node stands for gets a node marked as missing.
    ///
    /// - Complexity: O(*n* log *n*) for *n* nodes and edges.
    package init(nodes: [Node], edges: [Edge]) {
        var known: [Node.ID: Node] = [:]
        for node in nodes where known[node.id] == nil { known[node.id] = node }
        for edge in edges {
            for end in [edge.from, edge.to] where known[end] == nil {
                known[end] = Node(id: end, name: end, kind: .missing)
            }
        }
        let sorted = known.values.sorted { $0.sortKey < $1.sortKey }
        let places = Dictionary(uniqueKeysWithValues: zip(sorted.map(\.id), sorted.indices))

        var merged: [Ends: Edge] = [:]
        for edge in edges {
            let ends = Ends(from: places[edge.from]!, to: places[edge.to]!)
            merged[ends] = merged[ends].map { $0.merged(with: edge) } ?? edge
        }
        self.nodes = sorted
        self.edges = merged.sorted { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) }.map(\.value)
    }

    /// The two places an edge joins.
    private struct Ends: Hashable {
        let from: Int
        let to: Int
    }
}

extension Graph: CustomStringConvertible {
    /// The same as `tree`.
    public var description: String { tree }
}

extension Graph.Node {
    /// By module, then by name, then by identifier; what is nobody's and what is missing come last.
    fileprivate var sortKey: (Int, String, String, String) {
        (isMissing ? 2 : module == nil ? 1 : 0, module ?? "", label, id)
    }
}

extension Graph.Edge {
    /// One edge for two between the same nodes: what is declared is certain, and what is needed once is needed.
    fileprivate func merged(with other: Self) -> Self {
        Self(
            from: from,
            to: to,
            kind: kind == .declared || other.kind == .declared ? .declared : .learned,
            isOptional: isOptional && other.isOptional
        )
    }
}
