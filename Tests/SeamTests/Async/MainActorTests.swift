//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

@Suite("Services of the main actor")
struct MainActorTests {
    private let container: Container

    init() throws {
        container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) { Garage() }
            registry.registerOnMainActor(Screen.self, lifetime: .singleton) { resolver in
                MainActor.assertIsolated()
                return Screen(garage: try resolver.resolve(Garage.self))
            }
            registry.registerOnMainActor(Window.self, using: Window.init(screen:))
            registry.registerOnMainActor(Int.self, lifetime: .scoped) { 1 }
            registry.registerAsync(Double.self) { resolver in
                await Double(try resolver.resolveAsync(Window.self).number)
            }
        }
    }

    @MainActor @Test func onTheActorTheyAreMadeAtOnce() throws {
        let screen = try container.resolveOnMainActor(Screen.self)
        #expect(try container.resolveOnMainActor(Window.self).screen === screen)
        #expect(try container.resolveOnMainActor(Garage.self) === screen.garage)
        #expect(try container.makeScope().resolveOnMainActor(Int.self) == 1)
    }

    @Test func offTheActorResolvingIsAnErrorEvenWhenTheyAreMade() async throws {
        #expect(resolutionError { try container.resolve(Screen.self) }?.kind == .needsMainActor)
        _ = try await container.resolveAsync(Screen.self)
        #expect(resolutionError { try container.resolve(Screen.self) }?.kind == .needsMainActor)
        let off = try await onThread { [container] in resolutionError { try container.resolve(Screen.self) } }
        #expect(off?.kind == .needsMainActor)
    }

    @Test func fromAnywhereResolveAsyncHops() async throws {
        let screen = try await container.resolveAsync(Screen.self)
        #expect(try await container.resolveAsync(Window.self).screen === screen)
        #expect(try await container.resolveAsync(Double.self) == 7)
        #expect(try await MainActor.run { try container.resolveOnMainActor(Screen.self) } === screen)
    }

    @MainActor @Test func plainResolveOnTheActorIsAThrownErrorNotATrap() throws {
        #expect(resolutionError { try container.resolve(Screen.self) }?.kind == .needsMainActor)
        // And after a resolve that was told where it is, the thread is a thread again.
        _ = try container.resolveOnMainActor(Screen.self)
        #expect(resolutionError { try container.resolve(Screen.self) }?.kind == .needsMainActor)
    }

    @MainActor @Test func injectedPropertiesOfTheMainActor() throws {
        let owner = withContainer(container) { Owner() }
        #expect(try owner.screen === container.resolveOnMainActor(Screen.self))
        #expect(owner.garage === owner.screen.garage)
    }

    @Test func theyAreMadeOnceHoweverManyHop() async throws {
        let made = Counter()
        let container = try Container { registry in
            registry.registerOnMainActor(Screen.self, lifetime: .singleton) {
                made.add()
                return Screen(garage: Garage())
            }
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { _ = try await container.resolveAsync(Screen.self) }
            }
            try await group.waitForAll()
        }
        #expect(made.value == 1)
    }

    @MainActor @Test func aCycleOnTheActorIsToldAsALoop() throws {
        let container = try Container { registry in
            registry.registerOnMainActor(Int.self) { try $0.resolve(String.self).count }
            registry.registerOnMainActor(String.self, lifetime: .singleton) { "\(try $0.resolve(Int.self))" }
        }
        let error = resolutionError { try container.resolveOnMainActor(Int.self) }
        #expect(error?.kind == .cycle && error?.keys == ["Int", "String", "Int"])
    }
}

@MainActor
private final class Window {
    let screen: Screen
    let number = 7

    init(screen: Screen) { self.screen = screen }
}

@MainActor
private final class Owner {
    @Injected(on: .mainActor) var screen: Screen
    @Injected var garage: Garage
}
