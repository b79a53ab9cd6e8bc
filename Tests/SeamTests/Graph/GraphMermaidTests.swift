//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

struct GraphMermaidTests {
    @Test func printsTheExample() {
        #expect(GraphFixtures.example.mermaid == GraphGoldens.exampleMermaid)
    }

    @Test func escapesWhatWouldEndAText() {
        #expect(GraphFixtures.awkward.mermaid == GraphGoldens.awkwardMermaid)
    }

    @Test func anEmptyGraphIsAFlowchart() {
        #expect(Graph(nodes: [], edges: []).mermaid == "flowchart LR\n")
    }

    @Test func identifiersAreDistinctAndOfLettersAndDigits() {
        let names = ["A<B>", "A.B", "AB", "[AB]", "AB?", "end", "graph", "日本", "_"]
        let nodes = names.map { Graph.Node(id: $0, name: $0) }
        let lines = Graph(nodes: nodes, edges: []).mermaid.split(separator: "\n").dropFirst()
        let identifiers = lines.map { $0.drop { $0 == " " }.prefix { $0 != "[" } }
        #expect(Set(identifiers).count == names.count)
        #expect(identifiers.allSatisfy { $0.hasPrefix("s_") && $0.allSatisfy { $0.isASCII } })
    }

    @Test func twoHundredServicesStayBelowTheUsualLimitOfRenderers() {
        #expect(GraphFixtures.synthetic(services: 200, modules: 12).mermaid.utf8.count < 50_000)
    }
}
