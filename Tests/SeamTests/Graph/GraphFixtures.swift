//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// Graphs that several tests print.
enum GraphFixtures {
    /// The example of the documentation: three modules, every lifetime, and a service that nobody registered.
    static let example = Graph(
        nodes: [
            node("SyncManager", "AppModule", .singleton, line: 8),
            node("any FileAccessing", "AppModule", .singleton, line: 6, isBoundary: true),
            node("SyncViewModel", "AppModule", .scoped, line: 9, isOnMainActor: true),
            node("any Connecting", "NetworkModule", .transient, line: 5, isBoundary: true, isOverride: true),
            node("any HTTPClient", "NetworkModule", .singleton, line: 6, isBoundary: true, decorators: 1),
            node("(Host, Int) -> any Session", "NetworkModule", .transient, line: 7),
            node("TokenStore", "NetworkModule", .singleton, line: 8, isAsync: true),
            node("any Clock", "StorageModule", .singleton, line: 4, contexts: ["preview", "test"]),
            node("Cache<String, Data>", "StorageModule", .shared, line: 5),
            Graph.Node(id: "String#token", name: "String", keyName: "token", kind: .keyDefault, lifetime: .singleton),
        ],
        edges: [
            Graph.Edge(from: "SyncViewModel", to: "SyncManager"),
            Graph.Edge(from: "SyncViewModel", to: "any Analytics", isOptional: true),
            Graph.Edge(from: "SyncManager", to: "any FileAccessing"),
            Graph.Edge(from: "SyncManager", to: "any Connecting"),
            Graph.Edge(from: "SyncManager", to: "Cache<String, Data>"),
            Graph.Edge(from: "Cache<String, Data>", to: "any Clock"),
            Graph.Edge(from: "any Connecting", to: "any HTTPClient", kind: .learned),
            Graph.Edge(from: "(Host, Int) -> any Session", to: "any HTTPClient", kind: .learned),
            Graph.Edge(from: "any HTTPClient", to: "TokenStore", kind: .learned),
            Graph.Edge(from: "any HTTPClient", to: "String#token"),
            Graph.Edge(from: "TokenStore", to: "any Clock"),
        ]
    )

    /// Names with everything that could end a string or open a tag in one of the languages.
    static let awkward = Graph(
        nodes: [
            node("Map<A & B, \"C\">", "A \"quoted\" <Module> & more", .singleton, line: 1),
            Graph.Node(id: "Store#a\\b", name: "Store", keyName: "a\\b\n#1 `x`", lifetime: .transient),
            Graph.Node(id: "end", name: "end", lifetime: .shared),
            Graph.Node(id: "Größe", name: "Größe", lifetime: .scoped),
            Graph.Node(id: "any A.Session", name: "any Session", module: "One", lifetime: .scoped),
            Graph.Node(id: "any B.Session", name: "any Session", module: "Two", lifetime: .scoped),
        ],
        edges: [
            Graph.Edge(from: "end", to: "Map<A & B, \"C\">"),
            Graph.Edge(from: "Store#a\\b", to: "any A.Session"),
            Graph.Edge(from: "Store#a\\b", to: "any B.Session", kind: .learned, isOptional: true),
            Graph.Edge(from: "end", to: "end", kind: .learned),
        ]
    )

    /// Many services in many modules; the same in each run.
    static func synthetic(services: Int, modules: Int) -> Graph {
        var random = FixedRandom(seed: 42)
        let nodes = (0..<services).map { index in
            Graph.Node(
                id: "S\(index)",
                name: (random.next(below: 3) > 0 ? "any " : "") + "Service\(index)",
                module: "Module\(index % modules)",
                lifetime: Graph.Node.Lifetime.allCases[random.next(below: 4)],
                isAsync: random.next(below: 10) == 0,
                isBoundary: random.next(below: 3) == 0
            )
        }
        var edges: [Graph.Edge] = []
        for index in 0..<services {
            for _ in 0..<2 {
                // Mostly a neighbour in the same module, now and then any later service.
                let near = index + modules * (1 + random.next(below: 3))
                let target = random.next(below: 4) > 0 ? near : index + 1 + random.next(below: services)
                guard target < services else { continue }
                let kind: Graph.Edge.Kind = random.next(below: 4) == 0 ? .learned : .declared
                edges.append(Graph.Edge(from: "S\(index)", to: "S\(target)", kind: kind))
            }
        }
        return Graph(nodes: nodes, edges: edges)
    }

    private static func node(
        _ name: String,
        _ module: String,
        _ lifetime: Graph.Node.Lifetime,
        line: Int,
        contexts: [String] = [],
        isAsync: Bool = false,
        isOnMainActor: Bool = false,
        isBoundary: Bool = false,
        isOverride: Bool = false,
        decorators: Int = 0
    ) -> Graph.Node {
        Graph.Node(
            id: name,
            name: name,
            module: module,
            lifetime: lifetime,
            contexts: contexts,
            isAsync: isAsync,
            isOnMainActor: isOnMainActor,
            isBoundary: isBoundary,
            isOverride: isOverride,
            decorators: decorators,
            location: Graph.Location(fileID: "App/\(module).swift", line: line)
        )
    }
}
