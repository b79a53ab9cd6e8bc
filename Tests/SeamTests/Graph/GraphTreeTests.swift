//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

struct GraphTreeTests {
    private typealias Node = Graph.Node
    private typealias Edge = Graph.Edge

    @Test func printsTheExample() {
        #expect(GraphFixtures.example.tree == GraphGoldens.exampleTree)
    }

    @Test func printsAwkwardNames() {
        #expect(GraphFixtures.awkward.tree == GraphGoldens.awkwardTree)
    }

    @Test func anEmptyGraphIsAnEmptyText() {
        #expect(Graph(nodes: [], edges: []).tree == "")
    }

    @Test func aCircleEndsAtItsSecondVisit() {
        let tree = graph("A B", "B C", "C A").tree
        #expect(
            tree == """
                A
                └─ B
                   └─ C
                      └─ A · circle ↺

                """
        )
    }

    @Test func aCircleBehindAServiceIsShownOnce() {
        let tree = graph("Root A", "A B", "B A", "Other B").tree
        #expect(
            tree == """
                Other
                └─ B
                   └─ A
                      └─ B · circle ↺
                Root
                └─ A · shown above ↑

                """
        )
    }

    @Test func aServiceThatNeedsItselfIsAtTheTop() {
        #expect(graph("A A").tree == "A\n└─ A · circle ↺\n")
    }

    @Test func whatIsSharedIsShownOnce() {
        let tree = graph("A C", "B C", "C D").tree
        #expect(
            tree == """
                A
                └─ C
                   └─ D
                B
                └─ C · shown above ↑

                """
        )
    }

    @Test func aVeryLongChainIsCutIntoPieces() {
        let names = (0..<20_000).map { "S" + String(100_000 + $0) }
        let edges = zip(names, names.dropFirst()).map { Edge(from: $0, to: $1) }
        let tree = Graph(nodes: names.map { Node(id: $0, name: $0) }, edges: edges).tree
        let lines = tree.split(separator: "\n")
        // Each piece is announced by one line more.
        #expect(lines.count == names.count + lines.count(where: { $0.hasSuffix("goes on below ↓") }))
        #expect(lines.allSatisfy { $0.count < 120 })
        #expect(lines.last?.hasSuffix("S119999") == true)
    }

    @Test func everyServiceIsShown() {
        let graph = GraphFixtures.synthetic(services: 300, modules: 7)
        let tree = graph.tree
        let shown = Set(
            tree.split(separator: "\n").compactMap { line in
                line.drop { "├└│─ ".contains($0) }.split(separator: " · ").first.map(String.init)
            }
        )
        #expect(shown == Set(graph.nodes.map(\.label)))
        let lines = tree.split(separator: "\n").count
        #expect(lines <= graph.nodes.count + graph.edges.count)
    }

    private func graph(_ pairs: String...) -> Graph {
        let edges = pairs.map { pair in
            let ends = pair.split(separator: " ").map(String.init)
            return Edge(from: ends[0], to: ends[1])
        }
        let names = Set(edges.flatMap { [$0.from, $0.to] })
        return Graph(nodes: names.map { Node(id: $0, name: $0) }, edges: edges)
    }
}
