//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

@Suite("Scopes")
struct ScopeTests {
    private let container: Container

    init() throws {
        container = try Container { registry in
            registry.register(Garage.self, lifetime: .scoped) { Garage() }
            registry.register((any Engine).self, lifetime: .singleton) { Diesel() }
            registry.register(String.self) { Container.current.name }
            registry.register(Archive.self, lifetime: .scoped, using: Archive.init(garage:))
        }
    }

    @Test func eachScopeHasInstancesOfItsOwn() throws {
        let (one, other) = (container.makeScope(), container.makeScope())
        #expect(try one.resolve(Garage.self) === one.resolve(Garage.self))
        #expect(try one.resolve(Garage.self) !== other.resolve(Garage.self))
        #expect(try one.resolve(Garage.self) !== container.resolve(Garage.self))
        #expect(try one.resolve(Archive.self).garage === one.resolve(Garage.self))
    }

    @Test func singletonsAreTheRoots() throws {
        let engine = try container.makeScope().makeScope().resolve((any Engine).self)
        #expect(try container.resolve((any Engine).self) === engine)
    }

    @Test func nestedScopesAreScopesOfTheirOwn() throws {
        let outer = container.makeScope(name: "session")
        let inner = outer.makeScope(name: "request")
        #expect(try inner.resolve(Garage.self) !== outer.resolve(Garage.self))
        #expect(try inner.resolve(String.self) == "request")
        #expect(try outer.resolve(String.self) == "session")
    }

    @Test func aScopeKeepsItsParent() throws {
        var root: Container? = try Container { $0.register(Int.self, lifetime: .singleton) { 1 } }
        let scope = root!.makeScope()
        weak let kept = root
        root = nil
        #expect(kept != nil)
        #expect(try scope.resolve(Int.self) == 1)
    }

    @Test func aSingletonFirstAskedForInsideAScopeIsNotFilledFromIt() throws {
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) { Garage(name: Container.current.name) }
            registry.register(Int.self, lifetime: .scoped) { Container.current.name.count }
        }
        let scope = container.makeScope(name: "request")
        let garage = try withContainer(scope) { try scope.resolve(Garage.self) }
        #expect(garage.name == container.name)
        #expect(try scope.resolve(Int.self) == "request".count)
    }

    @Test func withScopeClosesWhenItsBodyEnds() async throws {
        let kept = try sync {
            try container.withScope(name: "page") { scope in
                _ = try scope.resolve(Garage.self)
                return scope
            }
        }
        #expect(kept.isClosed)
        let other = try await container.withScope { scope in
            _ = try await scope.resolveAsync(Garage.self)
            return scope
        }
        #expect(other.isClosed && !container.isClosed)
    }

    @Test func withScopePassesTheErrorOfItsBodyOnAndCloses() async throws {
        let kept = Locked<[Container]>([])
        #expect(throws: Refused.self) {
            try sync {
                try container.withScope { scope in
                    kept.withLock { $0.append(scope) }
                    throw Refused()
                }
            }
        }
        await #expect(throws: Refused.self) {
            try await container.withScope { scope in
                kept.withLock { $0.append(scope) }
                await Task.yield()
                throw Refused()
            }
        }
        #expect(kept.withLock { $0.map(\.isClosed) } == [true, true])
    }

    @Test func withScopeStaysOnTheActorOfItsCaller() async throws {
        try await runOnMainActor()
    }

    @MainActor private func runOnMainActor() async throws {
        try await container.withScope { scope in
            MainActor.assertIsolated()
            await Task.yield()
            MainActor.assertIsolated()
            _ = try scope.resolve(Garage.self)
        }
    }

    @Test func aSynchronousScopeSaysThatItCannotAwaitTeardowns() async throws {
        let (trace, door) = (Trace(), Door())
        let container = try Container { registry in
            registry.register(
                Garage.self,
                lifetime: .scoped,
                onClose: { _ in
                    trace.add("closed")
                    door.open()
                }
            ) { Garage() }
        }
        // Without an instance there is nothing to await.
        try sync { try container.withScope { _ in } }
        let error = #expect(throws: CloseError.self) {
            try sync { try container.withScope(name: "page") { _ = try $0.resolve(Garage.self) } }
        }
        #expect(error?.container == "page" && error?.errors.count == 1)
        #expect(error?.description.contains("which a synchronous withScope cannot await") == true)
        await door.pass()
        #expect(trace.all == ["closed"])
    }

    /// Makes the synchronous form the only one that fits.
    private func sync<Value>(_ body: () throws -> Value) throws -> Value { try body() }
}
