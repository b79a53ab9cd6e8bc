//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

@Suite("What comes for free with a service")
struct FreeFactoryTests {
    private let container: Container

    init() throws {
        container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) { Garage() }
            registry.register((any Engine).self) { Diesel() }
            registry.registerAsync(Int.self) { 7 }
            registry.registerOnMainActor(Screen.self, using: Screen.init(garage:))
            registry.register(Double.self) { throw Refused() }
        }
    }

    @Test func aFactoryMakesTheService() throws {
        let make = try container.resolve((() -> any Engine).self)
        #expect(make() !== make())
        let garage = try container.resolve((@Sendable () -> Garage).self)
        #expect(try garage() === container.resolve(Garage.self))
    }

    @Test func aThrowingFactoryThrows() throws {
        let make = try container.resolve((() throws -> Double).self)
        #expect(throws: ResolutionError.self) { try make() }
        let garage = try container.resolve((@Sendable () throws -> Garage).self)
        #expect(try garage() === container.resolve(Garage.self))
    }

    @Test func anAsyncFactoryMakesWhateverThereIs() async throws {
        // Both spellings of an async function: with and without NonisolatedNonsendingByDefault.
        let number = try container.resolve((nonisolated(nonsending) () async throws -> Int).self)
        #expect(try await number() == 7)
        #expect(try await container.resolve((nonisolated(nonsending) () async -> Int).self)() == 7)
        #expect(try await container.resolve((nonisolated(nonsending) @Sendable () async -> Int).self)() == 7)
        #expect(try await container.resolve((nonisolated(nonsending) @Sendable () async throws -> Int).self)() == 7)
        #expect(try await container.resolve((@concurrent () async -> Int).self)() == 7)
        #expect(try await container.resolve((@concurrent () async throws -> Int).self)() == 7)
        #expect(try await container.resolve((@concurrent @Sendable () async -> Int).self)() == 7)
        #expect(try await container.resolve((@concurrent @Sendable () async throws -> Int).self)() == 7)
        let screen = try container.resolve((@Sendable () async -> Screen).self)
        #expect(try await screen().garage === container.resolve(Garage.self))
    }

    @MainActor @Test func aMainActorFactoryMakesMainActorServices() throws {
        let garage = try container.resolve(Garage.self)
        #expect(try container.resolve((@MainActor () -> Screen).self)().garage === garage)
        #expect(try container.resolve((@MainActor @Sendable () -> Screen).self)().garage === garage)
        #expect(try container.resolve((@MainActor () throws -> Screen).self)().garage === garage)
        #expect(try container.resolve((@MainActor @Sendable () throws -> Garage).self)() === garage)
    }

    @Test func aFactoryThatCannotMakeTheServiceIsRefused() {
        #expect(resolutionError { try container.resolve((() -> Int).self) }?.kind == .needsAsync)
        #expect(resolutionError { try container.resolve((() -> Screen).self) }?.kind == .needsMainActor)
        #expect(resolutionError { try container.resolve((() -> String).self) }?.kind == .missing)
    }

    @Test func anOptionalIsNilWhenNothingIsRegistered() throws {
        let none = try container.resolve(String?.self)
        #expect(none == nil)
        let some = try container.resolve(Garage?.self)
        #expect(try some === container.resolve(Garage.self))
        let inferred: (any Engine)? = try? container.resolve()
        #expect(inferred is Diesel)
    }

    @Test func anOptionalDoesNotHideFailures() {
        #expect(throws: ResolutionError.self) { try container.resolve(Double?.self) }
    }

    @Test func anOptionalIsMadeWhereItsServiceIs() async throws {
        #expect(try await container.resolveAsync(Int?.self) == 7)
        #expect(resolutionError { try container.resolve(Int?.self) }?.kind == .needsAsync)
        let screen = try await container.resolveAsync(Screen?.self)
        #expect(try screen?.garage === container.resolve(Garage.self))
    }

    @Test func factoriesOfFactoriesAndOfOptionalsComeForFreeToo() throws {
        #expect(try container.resolve((() -> () -> Garage).self)()() === container.resolve(Garage.self))
        #expect(try container.resolve((() -> String?).self)() == nil)
        #expect(try container.resolve((() -> Garage)?.self)?() === container.resolve(Garage.self))
        #expect(try container.resolve((() -> String)?.self) == nil)
    }

    @Test func aFactoryOfAScopeMakesWhatTheScopeHolds() throws {
        let container = try Container { $0.register(Garage.self, lifetime: .scoped) { Garage() } }
        let scope = container.makeScope()
        let make = try scope.resolve((() -> Garage).self)
        #expect(try make() === scope.resolve(Garage.self))
        #expect(try make() !== container.resolve(Garage.self))
    }

    @Test func functionsWithParametersAreServicesLikeOthers() throws {
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) { Garage() }
            registry.register(((String) -> Int).self) { { $0.count } }
            registry.register(((String, Int) -> Session).self) { resolver in
                let garage = try resolver.resolve(Garage.self)
                return { Session(host: $0, port: $1, garage: garage) }
            }
        }
        #expect(try container.resolve(((String) -> Int).self)("four") == 4)
        #expect(try container.resolve(((String, Int) -> Session).self)("host", 80).port == 80)
    }
}
