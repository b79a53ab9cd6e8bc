//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

@Suite("Resolving")
struct ContainerResolveTests {
    @Test func givesANewTransientForEachResolve() throws {
        let container = try Container(EngineModule())
        let first = try container.resolve((any Engine).self)
        let second = try container.resolve((any Engine).self)
        #expect(first !== second)
    }

    @Test func givesOneSingleton() throws {
        let container = try Container(EngineModule())
        #expect(try container.resolve(Garage.self) === container.resolve(Garage.self))
    }

    @Test func linksDeclaredDependencies() throws {
        let container = try Container(EngineModule())
        let car = try container.resolve(Car.self)
        #expect(try car.garage === container.resolve(Garage.self))
    }

    @Test func handsOutFactoriesForFree() throws {
        let container = try Container(EngineModule())
        let make = try container.resolve((@Sendable () -> any Engine).self)
        #expect(make() !== make())
        let throwing = try container.resolve((() throws -> Garage).self)
        #expect(try throwing() === container.resolve(Garage.self))
        let missing = try container.resolve(Int?.self)
        #expect(missing == nil)
        let session = try container.resolve(((String, Int) -> Session).self)
        #expect(session("host", 80).port == 80)
    }

    @Test func injectsFromTheCurrentContainer() async throws {
        let container = try Container(EngineModule())
        let owner = withContainer(container) { Owner() }
        #expect(try owner.garage === container.resolve(Garage.self))
        let other = await withContainer(container) { await Task { Owner() }.value }
        #expect(other.garage === owner.garage)
    }

    @Test func namesEverythingThatIsMissing() throws {
        let error = #expect(throws: GraphError.self) { try Container(BrokenModule()) }
        print(error!)
        #expect(error!.problems.map(\.kind) == [.missing, .cycle, .captive])
    }

    @Test func namesTheWholePath() throws {
        let container = try Container(EngineModule())
        let error = #expect(throws: ResolutionError.self) { try container.resolve(Loop.self) }
        print(error!)
        #expect(error!.kind == .cycle)
        let missing = #expect(throws: ResolutionError.self) { try container.resolve(String.self) }
        print(missing!)
    }

    @Test func makesAsyncServicesOnce() async throws {
        let container = try Container(AsyncModule())
        async let first = container.resolveAsync(Garage.self)
        async let second = container.resolveAsync(Garage.self)
        #expect(try await first === second)
        #expect(try container.resolve(Garage.self) === (try await container.resolveAsync(Garage.self)))
    }

    @Test func closesScopesInReverseOrder() async throws {
        let container = try Container(ScopeModule())
        let scope = container.makeScope(name: "request")
        let trace = try container.resolve(Trace.self)
        _ = try scope.resolve(Garage.self)
        try await scope.close()
        #expect(trace.lines.withLock { $0 } == ["closed"])
        #expect(throws: ResolutionError.self) { try scope.resolve(Garage.self) }
        #expect(try container.resolve(Trace.self) === trace)
    }
}

private protocol Engine: AnyObject {}
private final class Diesel: Engine {}
private final class Garage: Sendable {}
private final class Session {
    let port: Int
    init(host: String, port: Int, garage: Garage) { self.port = port }
}
private final class Loop {
    init(_ other: Loop) {}
}
private final class Car {
    let engine: any Engine
    let garage: Garage
    init(engine: any Engine, garage: Garage) {
        self.engine = engine
        self.garage = garage
    }
}
private struct Owner {
    @Injected var garage: Garage
}

private struct EngineModule: Module {
    func register(in registry: inout Registry) {
        registry.register((any Engine).self) { Diesel() }
        registry.register(Garage.self, lifetime: .singleton) { Garage() }
        registry.register(Car.self, using: Car.init(engine:garage:))
        registry.register(((String, Int) -> Session).self, using: Session.init(host:port:garage:))
        registry.register(Loop.self) { resolver in try Loop(resolver.resolve(Loop.self)) }
    }
}

private final class A: Sendable { init(b: B) {} }
private final class B: Sendable { init(a: A) {} }
private final class Keeper: Sendable { init(scoped: Garage, missing: Int) {} }

private struct BrokenModule: Module {
    func register(in registry: inout Registry) {
        registry.register(A.self, using: A.init(b:))
        registry.register(B.self, using: B.init(a:))
        registry.register(Garage.self, lifetime: .scoped) { Garage() }
        registry.register(Keeper.self, lifetime: .singleton, using: Keeper.init(scoped:missing:))
    }
}

private struct AsyncModule: Module {
    func register(in registry: inout Registry) {
        registry.registerAsync(Garage.self, lifetime: .singleton) {
            await Task.yield()
            return Garage()
        }
    }
}

private final class Trace: Sendable {
    let lines = Locked<[String]>([])
}

private struct ScopeModule: Module {
    func register(in registry: inout Registry) {
        let trace = Trace()
        registry.register(Trace.self, lifetime: .singleton) { trace }
        registry.register(
            Garage.self,
            lifetime: .scoped,
            onClose: { _ in trace.lines.withLock { $0.append("closed") } }
        ) { Garage() }
    }
}
