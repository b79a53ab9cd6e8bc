//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

@Suite("Making what is shared exactly once")
struct OnceTests {
    @Test(arguments: 0..<100)
    func aSingletonIsMadeOnceHoweverManyAskAtOnce(round: Int) async throws {
        let made = Counter()
        let callers = Rendezvous(of: 4)
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) {
                made.add()
                // Held open until all have come.
                try callers.wait()
                return Garage()
            }
        }
        let results = await onThreads(4) { _ in
            callers.arrive()
            return try container.resolve(Garage.self)
        }
        let garages = try results.map { try $0.get() }
        #expect(made.value == 1)
        #expect(garages.allSatisfy { $0 === garages[0] })
    }

    @Test(arguments: 0..<20)
    func aScopedServiceIsMadeOnceInEachScope(round: Int) async throws {
        let made = Counter()
        let callers = Rendezvous(of: 4)
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .scoped) {
                made.add()
                try callers.wait()
                return Garage()
            }
        }
        let scopes = [container.makeScope(), container.makeScope()]
        let results = await onThreads(4) { number in
            callers.arrive()
            return try scopes[number % 2].resolve(Garage.self)
        }
        let garages = try results.map { try $0.get() }
        #expect(made.value == 2)
        #expect(garages[0] === garages[2] && garages[1] === garages[3] && garages[0] !== garages[1])
    }

    @Test(arguments: 0..<20)
    func aSharedServiceIsMadeOnceForThoseWhoAskAtOnce(round: Int) async throws {
        let made = Counter()
        let callers = Rendezvous(of: 4)
        let container = try Container { registry in
            registry.register((any Engine).self, lifetime: .shared) {
                made.add()
                try callers.wait()
                return Diesel()
            }
        }
        let engines = try await onThreads(4) { _ in
            callers.arrive()
            return try container.resolve((any Engine).self)
        }
        .map { try $0.get() }
        #expect(made.value == 1 && engines.allSatisfy { $0 === engines[0] })
    }

    @Test func unrelatedServicesAreMadeInParallel() async throws {
        let both = Rendezvous(of: 2)
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) {
                try both.meet()
                return Garage()
            }
            registry.register((any Engine).self, lifetime: .singleton) {
                try both.meet()
                return Diesel()
            }
        }
        let results = await onThreads(2) { number in
            if number == 0 {
                _ = try container.resolve(Garage.self)
            } else {
                _ = try container.resolve((any Engine).self)
            }
        }
        for result in results {
            try result.get()
        }
    }

    @Test func aFactoryThatWaitsForAnotherThreadThatResolvesDoesNotDeadlock() async throws {
        let container = try Container { registry in
            registry.register(Int.self) { 1 }
            registry.register((any Engine).self, lifetime: .singleton) { Diesel() }
            registry.register(String.self, lifetime: .scoped) { "scoped" }
            registry.register(Garage.self, lifetime: .scoped) { resolver in
                // The same container, while a factory of it runs: nothing is locked.
                let done = Gate()
                let answer = Locked<Result<String, any Error>?>(nil)
                startThread {
                    let result = Result {
                        _ = try resolver.resolve((any Engine).self)
                        return "\(try resolver.resolve(Int.self)) \(try resolver.resolve(String.self))"
                    }
                    answer.withLock { $0 = result }
                    done.open()
                }
                try done.pass()
                return Garage(name: try answer.withLock { try $0!.get() })
            }
        }
        let garage = try await onThread { try container.makeScope().resolve(Garage.self) }
        #expect(garage.name == "1 scoped")
    }

    @Test func aFactoryMayOpenScopesCloseThemAndLookAtTheContainer() async throws {
        let container = try Container { registry in
            registry.register(String.self, lifetime: .scoped) { "scoped" }
            registry.register(Garage.self, lifetime: .singleton) {
                let container = Container.current
                _ = container.graph
                return try container.withScope { Garage(name: try $0.resolve(String.self)) }
            }
        }
        #expect(try container.resolve(Garage.self).name == "scoped")
    }

    @Test func aFactoryThatThrowsLeavesTheCellEmpty() throws {
        let tries = Counter()
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) {
                guard tries.add() > 1 else { throw Refused() }
                return Garage()
            }
        }
        #expect(throws: ResolutionError.self) { try container.resolve(Garage.self) }
        let garage = try container.resolve(Garage.self)
        #expect(try container.resolve(Garage.self) === garage)
        #expect(tries.value == 2)
    }

    @Test func thoseWhoWaitedForAFailureTryForThemselves() async throws {
        let tries = Counter()
        let callers = Rendezvous(of: 3)
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) {
                guard tries.add() > 1 else {
                    try callers.wait()
                    throw Refused()
                }
                return Garage()
            }
        }
        let results = await onThreads(3) { _ in
            callers.arrive()
            return try container.resolve(Garage.self)
        }
        #expect(results.filter { (try? $0.get()) == nil }.count == 1)
        #expect(tries.value == 2)
    }

    @Test func anInstanceIsNotHeldByTheContainerWhenItIsTransient() throws {
        let container = try Container { $0.register(Garage.self) { Garage() } }
        weak let garage = try container.resolve(Garage.self)
        #expect(garage == nil)
        _ = container
    }
}
