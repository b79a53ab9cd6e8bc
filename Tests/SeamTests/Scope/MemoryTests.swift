//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite("What is held, and by whom")
struct MemoryTests {
    @Test func theInstancesOfAScopeGoWhenItIsClosed() async throws {
        let container = try Container { $0.register(Garage.self, lifetime: .scoped) { Garage() } }
        let scope = container.makeScope()
        weak let garage = try scope.resolve(Garage.self)
        #expect(garage != nil)
        try await scope.close()
        #expect(garage == nil)
    }

    @Test func theInstancesOfARootGoWithIt() throws {
        var container: Container? = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) { Garage() }
            registry.register((any Engine).self, lifetime: .scoped) { Diesel() }
        }
        weak let garage = try container!.resolve(Garage.self)
        weak let engine = try container!.resolve((any Engine).self)
        weak let kept = container
        container = nil
        #expect(kept == nil && garage == nil && engine == nil)
    }

    @Test func aSingletonThatHoldsAFactoryDoesNotKeepItsContainer() throws {
        weak var kept: Container?
        weak let garage: Keeper?
        do {
            let container = try Container { registry in
                registry.register((any Engine).self) { Diesel() }
                registry.register(Keeper.self, lifetime: .singleton, using: Keeper.init(make:))
            }
            let holder = try container.resolve(Keeper.self)
            _ = holder.make()
            (kept, garage) = (container, holder)
        }
        #expect(kept == nil && garage == nil)
    }

    @Test func neitherDoesOneThatAsksInAClosureOrThroughATransientOrInjects() throws {
        weak var kept: Container?
        do {
            let container = try Container { registry in
                registry.register((any Engine).self) { Diesel() }
                registry.register(Keeper.self) { Keeper(make: try $0.resolve()) }
                registry.register(Shell.self, lifetime: .scoped, using: Shell.init(holder:))
                registry.register(Key<Shell>(name: "closure"), lifetime: .singleton) { resolver in
                    Shell(holder: Keeper(make: try resolver.resolve()))
                }
                registry.register(Injecting.self, lifetime: .singleton) { Injecting() }
            }
            let scope = container.makeScope()
            _ = try scope.resolve(Shell.self)
            _ = try scope.resolve(Key<Shell>(name: "closure"))
            _ = try scope.resolve(Injecting.self).make()
            kept = container
        }
        #expect(kept == nil)
    }

    @Test func neitherDoesAnAsyncOne() async throws {
        weak var kept: Container?
        do {
            let container = try Container { registry in
                registry.register((any Engine).self) { Diesel() }
                registry.registerAsync(Keeper.self, lifetime: .singleton) { Keeper(make: try $0.resolve()) }
                registry.registerAsync(Injecting.self, lifetime: .singleton) { Injecting() }
            }
            _ = try await container.resolveAsync(Keeper.self).make()
            _ = try await container.resolveAsync(Injecting.self).make()
            kept = container
        }
        // The task of the flight may still be on its way out.
        for _ in 0..<100_000 where kept != nil {
            await Task.yield()
        }
        #expect(kept == nil)
    }

    @Test func aFactoryThatIsAllThatIsLeftKeepsItsContainer() throws {
        var container: Container? = try Container { $0.register((any Engine).self, lifetime: .singleton) { Diesel() } }
        let make = try container!.resolve((() -> any Engine).self)
        let engine = make()
        container = nil
        #expect(make() === engine)
    }

    @Test func aFactoryOfAnotherContainerIsKeptByAnInstance() throws {
        let outer: Container
        do {
            let other = try Container { $0.register((any Engine).self) { Diesel() } }
            outer = try Container { registry in
                registry.register(Keeper.self, lifetime: .singleton) { Keeper(make: try other.resolve()) }
            }
            _ = try outer.resolve(Keeper.self)
        }
        // The module held the other container; after it, the factory does.
        #expect(try outer.resolve(Keeper.self).make() is Diesel)
    }

    @Test func aKeptResolverDoesNotKeepItsContainerAndSaysSo() throws {
        let kept = Locked<Resolver?>(nil)
        weak var gone: Container?
        do {
            let container = try Container { registry in
                registry.register(Int.self) { resolver in
                    kept.withLock { $0 = resolver }
                    return 1
                }
            }
            _ = try container.resolve(Int.self)
            gone = container
        }
        #expect(gone == nil)
        let error = resolutionError { try kept.withLock { $0! }.resolve(Int.self) }
        #expect(error?.kind == .closed)
        #expect(error?.description.contains("keep the container as long as its factories are used") == true)
    }

    @Test func aScopeDroppedWithTeardownsDueIsReported() throws {
        let messages = Trace()
        Reports.listen { messages.add($0) }
        defer { Reports.listen(nil) }
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .scoped, onClose: { _ in }) { Garage() }
        }
        _ = container.makeScope(name: "unused")
        do {
            let scope = container.makeScope(name: "request")
            _ = try scope.resolve(Garage.self)
        }
        let message = messages.all.filter { $0.contains("request") || $0.contains("unused") }
        #expect(message.count == 1)
        #expect(
            message.first?.hasPrefix(
                "Seam: request was dropped without being closed; these teardowns did not run:\n  Garage (SeamTests/MemoryTests.swift:"
            ) == true
        )
        #expect(message.first?.hasSuffix("to mend it: await close(), or use withScope { … }.") == true)
    }

    @Test func instancesThatOutliveTheirScopeAreToldOnRequest() async throws {
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .scoped) { Garage() }
            registry.register(Int.self, lifetime: .scoped) { 1 }
        }
        let scope = container.makeScope(trackingInstances: true)
        var garage: Garage? = try scope.resolve(Garage.self)
        _ = try scope.resolve(Int.self)
        try await scope.close()
        #expect(scope.survivors.map(\.key) == ["Garage"] && garage != nil)
        let survivor = try #require(scope.survivors.first)
        garage = nil
        #expect(scope.survivors.isEmpty && !survivor.isAlive)
    }

    // In a process of its own, where nobody else allocates.
    @Test(.enabled(if: freedMemoryIsUsedAgain, "a sanitizer keeps what is freed"))
    func nothingIsKeptOfAMillionTransients() async {
        await #expect(processExitsWith: .success) {
            let container = try Container { registry in
                registry.register(Garage.self) { Garage() }
                registry.register((any Engine).self) { Diesel() }
                registry.register(Car.self, using: Car.init(engine:garage:))
                registry.register(Int.self) { try $0.resolve(Garage.self).name.count }
            }
            let growth = try growthOverPhases {
                for _ in 0..<100_000 {
                    _ = try container.resolve(Car.self)
                    _ = try container.resolve(Int.self)
                }
            }
            // What is kept of each would be five times as much, at least; the system counts pages in lots.
            precondition(growth < 2 * 1024 * 1024, "grew by \(growth) bytes")
        }
    }

    @Test(.enabled(if: freedMemoryIsUsedAgain, "a sanitizer keeps what is freed"))
    func nothingIsKeptOfScopesThatCameAndWent() async {
        await #expect(processExitsWith: .success) {
            let container = try Container { registry in
                registry.register(Garage.self, lifetime: .scoped) { Garage() }
                registry.register(Int.self) { try $0.resolve(Garage.self).name.count }
            }
            let growth = try growthOverPhases {
                for number in 0..<10_000 {
                    let scope = container.makeScope()
                    _ = try scope.resolve(Int.self)
                    if number.isMultiple(of: 2) {
                        try container.withScope { _ = try $0.resolve(Int.self) }
                    }
                }
            }
            // What is kept of each would be five times as much, at least; the system counts pages in lots.
            precondition(growth < 2 * 1024 * 1024, "grew by \(growth) bytes")
        }
    }
}

private final class Keeper: @unchecked Sendable {
    let make: () -> any Engine

    init(make: @escaping () -> any Engine) { self.make = make }
}

private final class Shell: Sendable {
    let holder: Keeper

    init(holder: Keeper) { self.holder = holder }
}

private final class Injecting: @unchecked Sendable {
    @Injected var make: @Sendable () -> any Engine
}

/// False under a sanitizer, as `.ci/run` says by this variable.
private let freedMemoryIsUsedAgain = getenv("SEAM_SANITIZER") == nil
