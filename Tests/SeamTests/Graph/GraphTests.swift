//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

struct GraphTests {
    private typealias Node = Graph.Node
    private typealias Edge = Graph.Edge

    @Test func nodesAreInTheOrderOfModuleAndName() {
        let nodes = [
            Node(id: "5", name: "Gone", kind: .missing),
            Node(id: "4", name: "Nobodys"),
            Node(id: "2", name: "B", module: "One"),
            Node(id: "1", name: "A", module: "One"),
            Node(id: "3", name: "A", module: "Two"),
        ]
        for rotation in 0..<nodes.count {
            let rotated = Array(nodes[rotation...] + nodes[..<rotation])
            #expect(Graph(nodes: rotated, edges: []).nodes.map(\.id) == ["1", "2", "3", "4", "5"])
        }
    }

    @Test func edgesFollowTheOrderOfTheNodes() {
        let nodes = ["A", "B", "C"].map { Node(id: $0, name: $0) }
        let edges = [Edge(from: "C", to: "A"), Edge(from: "A", to: "C"), Edge(from: "A", to: "B")]
        let graph = Graph(nodes: nodes, edges: edges)
        #expect(graph.edges == [edges[2], edges[1], edges[0]])
        #expect(graph == Graph(nodes: nodes.reversed(), edges: edges.reversed()))
    }

    @Test func oneOfSeveralEdgesIsKeptAndTheCertainOneWins() {
        let nodes = ["A", "B"].map { Node(id: $0, name: $0) }
        let learned = Edge(from: "A", to: "B", kind: .learned, isOptional: true)
        let declared = Edge(from: "A", to: "B")
        #expect(Graph(nodes: nodes, edges: [learned, declared]).edges == [declared])
        #expect(Graph(nodes: nodes, edges: [learned, learned]).edges == [learned])
    }

    @Test func anEdgeToNowhereMakesAMissingNode() throws {
        let graph = Graph(nodes: [Node(id: "A", name: "A")], edges: [Edge(from: "A", to: "any Gone")])
        #expect(graph.nodes.map(\.id) == ["A", "any Gone"])
        #expect(graph.nodes[1].isMissing)
    }

    @Test func theFirstOfTwoNodesWithOneIdentifierIsKept() {
        let graph = Graph(nodes: [Node(id: "A", name: "first"), Node(id: "A", name: "second")], edges: [])
        #expect(graph.nodes.map(\.name) == ["first"])
    }

    @Test func aLabelNamesTheKey() {
        #expect(Node(id: "1", name: "any Store", keyName: "archive").label == "any Store \"archive\"")
        #expect(Graph.Location(fileID: "App/AppModule.swift", line: 12).description == "App/AppModule.swift:12")
    }

    @Test func describesItselfAsATree() {
        #expect("\(GraphFixtures.example)" == GraphFixtures.example.tree)
    }

    @Test func textsDoNotDependOnTheOrderOfRegistration() {
        let graph = GraphFixtures.synthetic(services: 200, modules: 12)
        let other = Graph(nodes: graph.nodes.reversed(), edges: graph.edges.reversed())
        #expect(graph.tree == other.tree)
        #expect(graph.mermaid == other.mermaid)
        #expect(graph.dot == other.dot)
    }
}
