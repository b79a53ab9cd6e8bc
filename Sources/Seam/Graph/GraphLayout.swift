//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A graph as the renderers want it: numbers in place of identifiers, and what every picture shows of a node.
struct GraphLayout {
    /// The nodes of one module.
    struct Group {
        /// The module; nil for what is nobody's.
        let module: String?
        /// The places of its nodes.
        let nodes: Range<Int>
    }

    /// An edge that leaves a node.
    struct Link {
        /// The place of the node it leads to.
        let target: Int
        /// The edge itself.
        let edge: Graph.Edge
    }

    let nodes: [Graph.Node]
    /// What to call each node: its label, or its identifier where another node has the same label.
    let titles: [String]
    /// The registered nodes by module, then those that are missing.
    let groups: [Group]
    /// For each node the edges that leave it.
    let links: [[Link]]
    /// For each node how many edges come in from other nodes.
    let incoming: [Int]

    init(_ graph: Graph) {
        nodes = graph.nodes
        titles = GraphLayout.titles(of: nodes)

        var groups: [Group] = []
        var start = 0
        for place in nodes.indices.dropFirst() where nodes[place].home != nodes[place - 1].home {
            groups.append(Group(module: nodes[start].module, nodes: start..<place))
            start = place
        }
        if !nodes.isEmpty { groups.append(Group(module: nodes[start].module, nodes: start..<nodes.count)) }
        self.groups = groups

        let places = Dictionary(uniqueKeysWithValues: zip(nodes.map(\.id), nodes.indices))
        var links = [[Link]](repeating: [], count: nodes.count)
        var incoming = [Int](repeating: 0, count: nodes.count)
        for edge in graph.edges {
            let from = places[edge.from]!
            let to = places[edge.to]!
            links[from].append(Link(target: to, edge: edge))
            if from != to { incoming[to] += 1 }
        }
        self.links = links
        self.incoming = incoming
    }

    /// A title of one line for each node, no two the same.
    private static func titles(of nodes: [Graph.Node]) -> [String] {
        var uses: [String: Int] = [:]
        for node in nodes { uses[node.label, default: 0] += 1 }
        var taken: Set<String> = []
        return nodes.map { node in
            let plain = (uses[node.label] == 1 ? node.label : node.id).onOneLine
            var title = plain
            var number = 1
            while !taken.insert(title).inserted {
                number += 1
                title = plain + " (\(number))"
            }
            return title
        }
    }
}

extension Graph.Node {
    /// What groups nodes in pictures.
    fileprivate var home: [String?] { [isMissing ? "missing" : nil, module] }

    /// The facts behind the name, in a few words each: `singleton`, `async`, `only preview`.
    var facts: [String] {
        var facts: [String] = []
        if kind != .service { facts.append(kind.description) }
        if let lifetime { facts.append(lifetime.description) }
        if isBoundary { facts.append("boundary") }
        if isAsync { facts.append("async") }
        if isOnMainActor { facts.append("@MainActor") }
        if !contexts.isEmpty { facts.append("only " + contexts.joined(separator: ", ")) }
        if isOverride { facts.append("override") }
        if decorators == 1 { facts.append("decorated") }
        if decorators > 1 { facts.append("decorated \(decorators) times") }
        return facts
    }
}

extension String {
    /// The text with a space in place of each line break and tab.
    fileprivate var onOneLine: String {
        guard unicodeScalars.contains(where: { $0.value < 0x20 }) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
    }
}
