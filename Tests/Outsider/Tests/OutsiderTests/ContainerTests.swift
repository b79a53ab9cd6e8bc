//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Outsider
import Seam
import Testing

/// Whether the container's public surface is what it was.
struct ContainerTests {
    @Test func resolvesInEveryWay() async throws {
        let container = try Container(OutsiderModule(), context: .production)
        try container.validate()
        try await container.warmUp()

        let library: Library = try container.resolve()
        #expect(try library === container.resolve(Library.self))
        #expect(try container.resolve(Keys.greeting) == "hello")
        #expect(try container.resolve(.ratio) == 1.5)
        #expect(try container.resolve([any Shelf].self).map(\.number) == [1, 2])
        #expect(try container.resolve(((String, Int) -> Loan).self)("Emma", 14).library === library)
        let make = try container.resolve((@Sendable () -> any Connecting).self)
        #expect(make() !== make())
        let missing = try container.resolve(Float?.self)
        #expect(missing == nil)
        let cache = try container.resolve(Cache.self)
        #expect(try cache === container.resolve(Cache.self))

        _ = try container.resolve(Index.self)
        let search = try await container.resolveAsync(Search.self)
        #expect(try search.index === container.resolve(Index.self))
        let screen = try await container.resolveOnMainActor(Screen.self)
        #expect(try await screen === container.resolveAsync(Screen.self))
        let window = await withContainer(container) { await MainActor.run { withContainer(container) { Window() } } }
        #expect(await window.screen === screen)
        let uploader = withContainer(container) { Uploader() }
        #expect(uploader.ratio == 1.5)

        #expect(container.graph.nodes.count > 10)
        #expect(!container.graph.edges.isEmpty)
        for text in [container.graph.mermaid, container.graph.dot, container.graph.tree] {
            #expect(text.contains("Library"))
        }
        #expect(container.explain(Library.self).contains("OutsiderModule"))
        #expect(container.explain(Keys.greeting).contains("greeting"))
    }

    @Test func opensAndClosesScopes() async throws {
        let container = try Container(OutsiderModule(), context: .staging)
        #expect(try container.resolve(Int.self) == 3)
        let scope = container.makeScope(name: "visit", trackingInstances: true)
        let reader = try scope.resolve(Reader.self)
        #expect(try reader !== container.resolve(Reader.self))
        do throws(CloseError) {
            try await scope.close()
        } catch {
            Issue.record("\(error.errors)")
        }
        #expect(scope.isClosed)
        #expect(scope.survivors.count == 1)
        try await container.withScope(name: "page") { scope in _ = try scope.resolve(Reader.self) }
        try await container.close()
        _ = reader
    }

    @Test func tellsWhatIsWrong() throws {
        let container = try Container(OutsiderModule(), context: .production)
        do throws(ResolutionError) {
            _ = try container.resolve(Float.self)
            Issue.record("Float is not registered")
        } catch {
            #expect(error.kind == .missing)
            #expect(error.path.count == 1)
            #expect(error.underlying == nil)
            #expect("\(error)".contains("Float"))
        }
        do throws(GraphError) {
            _ = try container.overriding { registry in
                registry.override(Character.self) { "c" }
                registry.override(Library.self, using: Library.init(disk:connector:))
            }
            Issue.record("Character is not registered")
        } catch {
            let problem = error.problems[0]
            #expect(problem.kind == .overrideOfNothing)
            #expect(problem.key == "Character")
            #expect("\(problem.location)".contains("ContainerTests.swift"))
            #expect(problem.requester == nil)
            #expect(problem.description.contains("to mend it"))
        }
    }
}
