//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

@Suite("Decorating")
struct DecoratingTests {
    @Test func theFirstDecoratorIsTheInnermost() throws {
        let container = try Container { registry in
            registry.decorate(String.self) { base, _ in "(\(base))" }
            registry.register(String.self) { "a" }
            registry.decorate(String.self) { base, resolver in "[\(base)\(try resolver.resolve(Int.self))]" }
            registry.register(Int.self) { 1 }
        }
        #expect(try container.resolve(String.self) == "[(a)1]")
    }

    @Test func theLifetimeStaysThatOfTheRegistration() throws {
        let made = Counter()
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) { Garage() }
            registry.decorate(Garage.self) { base, _ in
                made.add()
                return base
            }
        }
        #expect(try container.resolve(Garage.self) === container.resolve(Garage.self))
        #expect(made.value == 1)
    }

    @Test func declaredDependenciesAreKept() throws {
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) { Garage() }
            registry.register((any Engine).self) { Diesel() }
            registry.register(Car.self, using: Car.init(engine:garage:))
            registry.decorate(Car.self) { base, _ in Car(engine: Electric(), garage: base.garage) }
        }
        let car = try container.resolve(Car.self)
        #expect(car.engine is Electric)
        #expect(try car.garage === container.resolve(Garage.self))
    }

    @Test func anOverrideReplacesTheDecoratorsBeforeIt() throws {
        let container = try Container { registry in
            registry.register(String.self) { "a" }
            registry.decorate(String.self) { base, _ in "old \(base)" }
            registry.override(String.self) { "b" }
            registry.decorate(String.self) { base, _ in "new \(base)" }
        }
        #expect(try container.resolve(String.self) == "new b")
    }

    @Test func contributedArraysAndKeysMayBeDecorated() throws {
        let container = try Container { registry in
            registry.contribute([Int].self) { 1 }
            registry.contribute([Int].self) { 2 }
            registry.decorate([Int].self) { base, _ in base.reversed() }
            registry.register(Keys.spare) { Diesel() }
            registry.decorate(Keys.spare) { _, _ in Electric() }
        }
        #expect(try container.resolve([Int].self) == [2, 1])
        #expect(try container.resolve(Keys.spare) is Electric)
    }

    @Test func theDefaultOfAKeyMayBeDecorated() throws {
        let container = try Container { registry in
            registry.decorate(Keys.clock) { base, _ in Garage(name: "decorated \(base.name)") }
        }
        #expect(try container.resolve(Keys.clock).name == "decorated default")
        #expect(try container.resolve(Keys.clock) === container.resolve(Keys.clock))
    }

    @Test func anAsyncDecoratorMakesTheServiceAsync() async throws {
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) { Garage() }
            registry.register(String.self, using: { (garage: Garage) in garage.name })
            registry.decorateAsync(String.self) { base, resolver in
                await Task.yield()
                return "\(base) \(try await resolver.resolveAsync(Int.self))"
            }
            registry.register(Int.self) { 1 }
            registry.registerAsync(Keys.spare) { Diesel() }
            registry.decorateAsync(Keys.spare) { _, _ in Electric() }
        }
        #expect(try await container.resolveAsync(String.self) == "garage 1")
        #expect(try await container.resolveAsync(String.self) == "garage 1")
        #expect(resolutionError { try container.resolve(String.self) }?.kind == .needsAsync)
        #expect(try await container.resolveAsync(Keys.spare) is Electric)
    }

    @Test func aDecoratorMayWrapAnAsyncOrAMainActorService() async throws {
        let container = try Container { registry in
            registry.registerAsync(Int.self) { 1 }
            registry.decorate(Int.self) { base, _ in base + 1 }
            registry.registerOnMainActor(String.self) { "main" }
            registry.decorate(String.self) { base, _ in "decorated \(base)" }
            registry.registerOnMainActor(Double.self) { 1.5 }
            registry.decorateAsync(Double.self) { base, _ in base * 2 }
        }
        #expect(try await container.resolveAsync(Int.self) == 2)
        #expect(try await container.resolveAsync(String.self) == "decorated main")
        #expect(try await container.resolveAsync(Double.self) == 3)
    }

    @Test func theTeardownGetsWhatWasMadeOfIt() async throws {
        let trace = Trace()
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .scoped, onClose: { trace.add($0.name) }) { Garage(name: "base") }
            registry.decorate(Garage.self) { base, _ in Garage(name: "decorated \(base.name)") }
        }
        let scope = container.makeScope()
        _ = try scope.resolve(Garage.self)
        try await scope.close()
        #expect(trace.all == ["decorated base"])
    }

    @Test func theErrorOfADecoratorIsTheServices() throws {
        let container = try Container { registry in
            registry.register(Int.self) { 1 }
            registry.decorate(Int.self) { _, _ in throw Refused() }
        }
        let error = resolutionError { try container.resolve(Int.self) }
        #expect(error?.kind == .factoryFailed && error?.underlying as? Refused == Refused())
    }
}
