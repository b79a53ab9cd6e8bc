//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

@Suite("Overriding")
struct OverridingTests {
    @Test func anOverrideWinsWhereverItIsWritten() throws {
        let before = try Container { registry in
            registry.override(Int.self) { 2 }
            registry.register(Int.self) { 1 }
        }
        let after = try Container { registry in
            registry.register(Int.self) { 1 }
            registry.override(Int.self) { 2 }
        }
        #expect(try before.resolve(Int.self) == 2)
        #expect(try after.resolve(Int.self) == 2)
    }

    @Test func theLastOverrideWins() throws {
        let container = try Container { registry in
            registry.register(Int.self) { 1 }
            registry.override(Int.self) { 2 }
            registry.override(Int.self) { 3 }
        }
        #expect(try container.resolve(Int.self) == 3)
    }

    @Test func theLastOverrideWinsAlsoWhenAHelperWritesThemAll() throws {
        @Sendable func replace(_ value: Int, in registry: inout Registry) {
            registry.override(Int.self) { value }
        }
        let container = try Container { registry in
            registry.register(Int.self) { 1 }
            replace(2, in: &registry)
            replace(3, in: &registry)
        }
        #expect(try container.resolve(Int.self) == 3)
    }

    @Test func anOverrideWithoutContextsBeatsThem() throws {
        let container = try Container(in: .test) { registry in
            registry.register(Int.self) { 1 }
            registry.register(Int.self, in: .test) { 2 }
            registry.override(Int.self) { 3 }
        }
        #expect(try container.resolve(Int.self) == 3)
    }

    @Test func anOverrideForAContextLeavesTheOthersAlone() throws {
        let module = Inline { registry in
            registry.register(Int.self) { 1 }
            registry.override(Int.self, in: .test) { 2 }
        }
        #expect(try Container(module, context: .production).resolve(Int.self) == 1)
        #expect(try Container(module, context: .test).resolve(Int.self) == 2)
    }

    @Test func allTheFormsOfRegisterAreThereForOverride() async throws {
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) { Garage() }
            registry.register(String.self) { "" }
            registry.override(String.self) { resolver in try resolver.resolve(Garage.self).name }
            registry.register(Archive.self) { Archive(garage: Garage()) }
            registry.override(Archive.self, lifetime: .singleton, using: Archive.init(garage:))
            registry.register(Keys.spare) { Diesel() }
            registry.override(Keys.spare) { Electric() }
            registry.register(Int.self) { 1 }
            registry.overrideAsync(Int.self) { 2 }
            registry.register(Screen.self) { _ in throw Refused() }
            registry.overrideOnMainActor(Screen.self, using: Screen.init(garage:))
        }
        #expect(try container.resolve(String.self) == "garage")
        #expect(try container.resolve(Archive.self).garage === container.resolve(Garage.self))
        #expect(try container.resolve(Keys.spare) is Electric)
        #expect(try await container.resolveAsync(Int.self) == 2)
        #expect(try await container.resolveAsync(Screen.self).garage === container.resolve(Garage.self))
    }

    @Test func whatComesForFreeAndDefaultsMayBeOverridden() throws {
        let container = try Container { registry in
            registry.register(Int.self) { 1 }
            registry.override((() -> Int).self) { { 2 } }
            registry.override(Keys.clock) { Garage(name: "overridden") }
        }
        #expect(try container.resolve((() -> Int).self)() == 2)
        #expect(try container.resolve(Keys.clock).name == "overridden")
    }

    @Test func overridingGivesANewContainerWithInstancesOfItsOwn() throws {
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) { Garage() }
            registry.register(Int.self) { 1 }
        }
        let garage = try container.resolve(Garage.self)
        let other = try container.overriding { $0.override(Int.self) { 2 } }
        #expect(try other.resolve(Int.self) == 2)
        #expect(try container.resolve(Int.self) == 1)
        #expect(try other.resolve(Garage.self) !== garage)
        #expect(try other.overriding { $0.override(Int.self) { 3 } }.resolve(Int.self) == 3)
    }

    @Test func overridingNothingIsAProblem() throws {
        let container = try Container { _ in }
        let error = #expect(throws: GraphError.self) {
            try container.overriding { $0.override(Int.self) { 2 } }
        }
        #expect(error?.problems.map(\.kind) == [.overrideOfNothing])
    }
}
