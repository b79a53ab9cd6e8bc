//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

@Suite("Registering")
struct RegisteringTests {
    @Test func aTransientIsMadeForEachResolve() throws {
        let container = try Container { $0.register((any Engine).self) { Diesel() } }
        #expect(try container.resolve((any Engine).self) !== container.resolve((any Engine).self))
        let inferred: any Engine = try container.resolve()
        #expect(inferred is Diesel)
    }

    @Test func aSingletonIsMadeOnce() throws {
        let container = try Container { $0.register(Garage.self, lifetime: .singleton) { Garage() } }
        #expect(try container.resolve(Garage.self) === container.resolve(Garage.self))
        #expect(try container.resolve(Garage.self) === container.makeScope().resolve(Garage.self))
    }

    @Test func aSharedServiceLivesAsLongAsSomebodyHoldsIt() throws {
        let made = Counter()
        let container = try Container {
            $0.register(Garage.self, lifetime: .shared) {
                made.add()
                return Garage()
            }
        }
        var first: Garage? = try container.resolve(Garage.self)
        #expect(try container.resolve(Garage.self) === first)
        #expect(try container.makeScope().resolve(Garage.self) === first)
        weak let kept = first
        first = nil
        #expect(kept == nil)
        _ = try container.resolve(Garage.self)
        #expect(made.value == 2)
    }

    @Test func aSharedExistentialIsHeldWeaklyToo() throws {
        let container = try Container { $0.register((any Engine).self, lifetime: .shared) { Diesel() } }
        let first = try container.resolve((any Engine).self)
        #expect(try container.resolve((any Engine).self) === first)
    }

    @Test func aServiceMayBeOfAnyType() throws {
        let container = try Container {
            $0.register(Int.self) { 42 }
            $0.register((String, Int).self) { ("a", 1) }
            $0.register([String: [Int]].self) { ["a": [1]] }
            $0.register(Int.Type.self) { Int.self }
            $0.register(Void.self) {}
        }
        #expect(try container.resolve(Int.self) == 42)
        #expect(try container.resolve((String, Int).self) == ("a", 1))
        #expect(try container.resolve() == ["a": [1]])
        #expect(try container.resolve(Int.Type.self) == Int.self)
        try container.resolve(Void.self)
    }

    @Test func aServiceMayBeLargeOrStrictlyAligned() throws {
        let wide = SIMD64<UInt8>(repeating: 7)
        let long = (0, 1, 2, 3, 4, 5, 6, 7, 8, "nine")
        let container = try Container {
            $0.register(SIMD64<UInt8>.self, lifetime: .singleton) { wide }
            $0.register(Long.self, lifetime: .scoped) { Long(values: long) }
        }
        #expect(try container.resolve(SIMD64<UInt8>.self) == wide)
        #expect(try container.resolve(SIMD64<UInt8>.self) == wide)
        #expect(try container.resolve(Long.self).values.9 == "nine")
        #expect(try container.resolve(Long.self).values.9 == "nine")
    }

    @Test func aFactoryMayAskForWhatItNeeds() throws {
        let container = try Container {
            $0.register(Garage.self, lifetime: .singleton) { Garage() }
            $0.register((any Engine).self) { Diesel() }
            $0.register(Car.self) { resolver in
                Car(engine: try resolver.resolve((any Engine).self), garage: try resolver.resolve())
            }
        }
        #expect(try container.resolve(Car.self).garage === container.resolve(Garage.self))
    }

    @Test func aResolverMayBeKeptAndUsedLater() throws {
        let container = try Container {
            $0.register(Garage.self, lifetime: .singleton) { Garage() }
            $0.register(Later.self, lifetime: .singleton) { Later(resolver: $0) }
        }
        let later = try container.resolve(Later.self)
        #expect(try later.resolver.resolve(Garage.self) === container.resolve(Garage.self))
    }

    @Test func keysTellServicesOfOneTypeApart() throws {
        let container = try Container {
            $0.register((any Engine).self) { Diesel() }
            $0.register(Keys.spare, lifetime: .singleton) { Electric() }
        }
        #expect(try container.resolve((any Engine).self) is Diesel)
        #expect(try container.resolve(Keys.spare) is Electric)
        #expect(try container.resolve(Keys.spare) === container.resolve(Key((any Engine).self, name: "spare")))
    }

    @Test func keysOfOneNameAndDifferentTypesAreDifferent() throws {
        let container = try Container {
            $0.register(Key<Int>(name: "size")) { 1 }
            $0.register(Key<String>(name: "size")) { "one" }
        }
        #expect(try container.resolve(Key<Int>(name: "size")) == 1)
        #expect(try container.resolve(Key<String>(name: "size")) == "one")
    }

    @Test func aKeyWithADefaultNeedsNoRegistration() throws {
        let container = try Container { _ in }
        let clock = try container.resolve(Keys.clock)
        #expect(clock.name == "default")
        #expect(try container.makeScope().resolve(Keys.clock) === clock)
    }

    @Test func aComputedKeyIsKnownByItsPlace() throws {
        let container = try Container { _ in }
        #expect(try container.resolve(.computed) === container.resolve(Key<Garage>.computed))
        let registered = try Container { $0.register(Key<Garage>.computed) { Garage(name: "registered") } }
        #expect(try registered.resolve(.computed).name == "registered")
    }

    @Test func aRegistrationOverridesTheDefaultOfItsKey() throws {
        let container = try Container { $0.register(Keys.clock) { Garage(name: "registered") } }
        #expect(try container.resolve(Keys.clock).name == "registered")
        let other = try Container(in: .production) { $0.register(Keys.clock, in: .test) { Garage(name: "registered") } }
        #expect(try other.resolve(Keys.clock).name == "default")
    }

    @Test func aDefaultMayAskForOtherServices() throws {
        let key = Key<Int>(default: { resolver in try resolver.resolve(String.self).count })
        let container = try Container { $0.register(String.self) { "four" } }
        #expect(try container.resolve(key) == 4)
    }

    @Test func twoDefaultsOnOneLineAreTwoKeys() throws {
        let (one, two) = (Key<Int>(default: { 1 }), Key<Int>(default: { 2 }))
        let container = try Container { _ in }
        #expect(try container.resolve(one) == 1)
        #expect(try container.resolve(two) == 2)
    }

    @Test func modulesWrittenTogetherAreOneContainer() throws {
        let container = try Container(
            Inline { $0.register(Int.self) { 1 } },
            Inline { $0.register(String.self) { "one" } },
            context: .production
        )
        #expect(try container.resolve(Int.self) == 1)
        #expect(try container.resolve(String.self) == "one")
    }
}

private struct Long: Sendable {
    let values: (Int, Int, Int, Int, Int, Int, Int, Int, Int, String)
}

private final class Later: Sendable {
    let resolver: Resolver

    init(resolver: Resolver) {
        self.resolver = resolver
    }
}
