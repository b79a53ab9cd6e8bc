//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

@Suite("The graph of a container")
struct ContainerGraphTests {
    @Test func knowsDeclaredDependencies() throws {
        let graph = try Container(ShopModule(), context: .production).graph
        let edge = try #require(graph.edges.first { $0.from.hasSuffix("Shop") && $0.to.hasSuffix("Till") })
        #expect(edge.kind == .declared)
        let till = try #require(graph.nodes.first { $0.name == "any Till" })
        #expect(till.isBoundary)
        #expect(till.module == "ShopModule")
    }

    @Test func learnsWhatClosuresAskFor() throws {
        let container = try Container(ShopModule(), context: .production)
        let isLearned = { (edge: Graph.Edge) in edge.from.hasSuffix("Clerk") && edge.kind == .learned }
        #expect(!container.graph.edges.contains(where: isLearned))
        _ = try container.resolve(Clerk.self)
        #expect(container.graph.edges.contains(where: isLearned))
    }

    @Test func doesNotTellDeclaredDependenciesTwice() throws {
        let container = try Container(ShopModule(), context: .production)
        _ = try container.resolve(Shop.self)
        let edges = container.graph.edges.filter { $0.from.hasSuffix("Shop") }
        #expect(edges.map(\.kind) == [.declared])
    }

    @Test func tellsTheElementsOfEachArrayApart() throws {
        let named = Key<[String]>(name: "named")
        let graph = try Container { registry in
            registry.contribute([String].self) { "one" }
            registry.contribute(named) { "first of another" }
            registry.contribute([String].self) { "two" }
        }.graph
        let elements = graph.nodes.filter { $0.name == "String" }
        #expect(Set(elements.map(\.keyName)) == ["contribution 1", "contribution 2", "contribution 1 to named"])
        #expect(Set(elements.map(\.id)).count == 3)
    }

    @Test func onlyWhatMayBeNilIsOptional() throws {
        let graph = try Container { registry in
            registry.register(Int.self) { 1 }
            registry.register(Double.self) { 1 }
            registry.register(Float.self) { 1 }
            registry.register(
                String.self,
                using: { (_: Int, _: Double?, _: () -> Float) in "" }
            )
            registry.register(((Bool) -> UInt8).self, using: { (_: Bool, number: Int) in UInt8(number) })
        }.graph
        let optional = graph.edges.filter(\.isOptional)
        #expect(graph.edges.count == 4)
        #expect(optional.map(\.to) == ["Double"])
    }

    @Test func explainsWhoRegisteredWhatAndWhy() throws {
        let container = try Container(ShopModule(), context: .preview)
        // Lines move; which is which is told by the rest.
        let explanation = { container.explain((any Till).self).replacing(/swift:\d+/, with: "swift") }
        #expect(
            explanation() == """
                any Till
                  context: preview
                  registered at SeamTests/ContainerGraphTests.swift by ShopModule, for preview
                  lifetime: singleton
                  made: no
                  passed over: registered at SeamTests/ContainerGraphTests.swift by ShopModule, for all contexts
                """
        )
        _ = try container.resolve(Shop.self)
        #expect(
            explanation().contains("made: yes, first asked for by Shop (SeamTests/ContainerGraphTests.swift)")
        )
        let optional = container.explain(String?.self)
        #expect(optional.contains("an optional, nil without String"))
    }

    @Test func validatesWithWhatWasLearned() throws {
        let container = try Container(ShopModule(), context: .production)
        _ = try container.resolve(Clerk.self)
        try container.validate()
    }

    @Test func warmsUpEagerSingletonsInTheOrderOfTheirNeeds() async throws {
        let container = try Container(WarmModule())
        try await container.warmUp()
        #expect(try container.resolve([String].self) == ["Till", "Shop"])
    }
}

private protocol Till: AnyObject, Sendable {}
private final class CashTill: Till {}
private final class Shop: Sendable {
    let till: any Till
    init(till: any Till) { self.till = till }
}
private final class Clerk {
    init(_ shop: Shop) {}
}

private struct ShopModule: Module {
    func register(in registry: inout Registry) {
        registry.register(Clerk.self) { resolver in try Clerk(resolver.resolve(Shop.self)) }
        registry.register((any Till).self, lifetime: .singleton) { CashTill() }
        registry.register((any Till).self, in: .preview, lifetime: .singleton) { CashTill() }
        registry.register(Shop.self, lifetime: .singleton, using: Shop.init(till:))
    }
}

private struct WarmModule: Module {
    func register(in registry: inout Registry) {
        let log = Locked<[String]>([])
        registry.register([String].self) { log.withLock { $0 } }
        registry.registerAsync(Shop.self, lifetime: .singleton.eager) { resolver in
            let till = try await resolver.resolveAsync((any Till).self)
            log.withLock { $0.append("Shop") }
            return Shop(till: till)
        }
        registry.registerAsync((any Till).self, lifetime: .singleton.eager) {
            log.withLock { $0.append("Till") }
            return CashTill()
        }
    }
}
