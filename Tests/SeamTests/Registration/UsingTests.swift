//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

@Suite("Registering by an initializer or function")
struct UsingTests {
    @Test func anyNumberOfServicesUpToTenMayBeNeeded() throws {
        let container = try Container { registry in
            registry.register(Int.self) { 1 }
            registry.register(Int8.self) { 2 }
            registry.register(Int16.self) { 4 }
            registry.register(Int32.self) { 8 }
            registry.register(Int64.self) { 16 }
            registry.register(UInt.self) { 32 }
            registry.register(UInt8.self) { 6 }
            registry.register(UInt16.self) { 7 }
            registry.register(UInt32.self) { 8 }
            registry.register(UInt64.self) { 9 }
            registry.register(Key<Sum>(name: "0"), using: Sum.zero)
            registry.register(Key<Sum>(name: "1"), using: Sum.init(a:))
            registry.register(Key<Sum>(name: "2"), using: Sum.init(a:b:))
            registry.register(Key<Sum>(name: "3"), using: Sum.init(a:b:c:))
            registry.register(Key<Sum>(name: "4"), using: Sum.init(a:b:c:d:))
            registry.register(Key<Sum>(name: "5"), using: Sum.init(a:b:c:d:e:))
            registry.register(Key<Sum>(name: "6"), using: Sum.init(a:b:c:d:e:f:))
            registry.register(Key<Sum>(name: "7"), using: Sum.init(a:b:c:d:e:f:g:))
            registry.register(Key<Sum>(name: "8"), using: Sum.init(a:b:c:d:e:f:g:h:))
            registry.register(Key<Sum>(name: "9"), using: Sum.init(a:b:c:d:e:f:g:h:i:))
            registry.register(Key<Sum>(name: "10"), using: Sum.init(a:b:c:d:e:f:g:h:i:j:))
        }
        let sums = try (0...10).map { try container.resolve(Key<Sum>(name: "\($0)")).sum }
        #expect(sums == [0, 1, 3, 7, 15, 31, 63, 69, 76, 84, 93])
        // Again, by the links that the first time left.
        #expect(try (0...10).map { try container.resolve(Key<Sum>(name: "\($0)")).sum } == sums)
    }

    @Test func itTakesStructsActorsFunctionsAndClosures() async throws {
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) { Garage() }
            registry.register(Badge.self, using: Badge.init(garage:))
            registry.register(Archive.self, lifetime: .singleton, using: Archive.init(garage:))
            registry.register(String.self, using: label(of:))
            registry.register(Int.self, using: { (text: String) in text.count })
        }
        #expect(try container.resolve(Badge.self).garage === container.resolve(Garage.self))
        #expect(try container.resolve(Archive.self).garage === container.resolve(Garage.self))
        #expect(try container.resolve(String.self) == "<garage>")
        #expect(try container.resolve(Int.self) == 8)
    }

    @Test func anImplementationServesForItsProtocol() throws {
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) { Garage() }
            registry.register((any Engine).self, lifetime: .singleton, using: Hybrid.init(garage:))
            registry.register(Keys.spare, using: Hybrid.init(garage:))
        }
        #expect(try container.resolve((any Engine).self) is Hybrid)
        #expect(try container.resolve(Keys.spare) is Hybrid)
    }

    @Test func aThrowingInitializerFailsLikeAFactory() throws {
        let container = try Container { registry in
            registry.register(Garage.self) { Garage() }
            registry.register(Fussy.self, using: Fussy.init(garage:))
        }
        #expect(resolutionError { try container.resolve(Fussy.self) }?.underlying as? Refused == Refused())
    }

    @Test func optionalsAndFactoriesMayBeNeeded() throws {
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) { Garage() }
            registry.register(Choosy.self, using: Choosy.init(garage:engine:make:))
        }
        let choosy = try container.resolve(Choosy.self)
        #expect(choosy.engine == nil && choosy.garage != nil)
        #expect(choosy.make() === choosy.garage)
    }

    @Test func asyncInitializersAreRegisteredAsAsync() async throws {
        let container = try Container { registry in
            registry.registerAsync(Garage.self, lifetime: .singleton) { Garage() }
            registry.registerAsync(Slow.self, lifetime: .singleton, using: Slow.init(garage:))
            registry.registerAsync(Badge.self, using: Badge.init(garage:))
        }
        #expect(try await container.resolveAsync(Slow.self).garage === container.resolve(Garage.self))
        #expect(try await container.resolveAsync(Badge.self).garage === container.resolve(Garage.self))
    }

    @MainActor @Test func mainActorInitializersAreRegisteredOnTheMainActor() throws {
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) { Garage() }
            registry.registerOnMainActor(Screen.self, lifetime: .singleton, using: Screen.init(garage:))
            registry.registerOnMainActor(Window.self, using: Window.init(screen:garage:))
        }
        let window = try container.resolveOnMainActor(Window.self)
        #expect(try window.screen === container.resolveOnMainActor(Screen.self))
    }

    @Test func parametersLeftOpenMakeAFactoryWithArguments() throws {
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) { Garage() }
            registry.register(((String, Int) -> Session).self, using: Session.init(host:port:garage:))
            registry.register(((String) throws -> Fussy).self, using: Fussy.init(name:garage:))
            registry.register((@Sendable (String) -> Badge).self, using: Badge.init(name:garage:))
        }
        let session = try container.resolve(((String, Int) -> Session).self)("host", 80)
        #expect(try session.host == "host" && session.garage === container.resolve(Garage.self))
        let fussy = try container.resolve(((String) throws -> Fussy).self)
        #expect(throws: Refused.self) { try fussy("bad") }
        #expect(try container.resolve((@Sendable (String) -> Badge).self)("me").name == "me")
    }

    @Test func aFactoryWithArgumentsThatLacksAServiceIsAProblem() {
        let found = problems { registry in
            registry.register(((String, Int) -> Session).self, using: Session.init(host:port:garage:))
        }
        #expect(found.map(\.kind) == [.missing] && found[0].key == "Garage")
    }
}

private struct Sum: Sendable {
    let sum: Int

    static func zero() -> Sum { Sum() }

    init() { sum = 0 }
    init(a: Int) { sum = 0 + Int(a) }
    init(a: Int, b: Int8) { sum = 0 + Int(a) + Int(b) }
    init(a: Int, b: Int8, c: Int16) { sum = 0 + Int(a) + Int(b) + Int(c) }
    init(a: Int, b: Int8, c: Int16, d: Int32) { sum = 0 + Int(a) + Int(b) + Int(c) + Int(d) }
    init(a: Int, b: Int8, c: Int16, d: Int32, e: Int64) { sum = 0 + Int(a) + Int(b) + Int(c) + Int(d) + Int(e) }
    init(a: Int, b: Int8, c: Int16, d: Int32, e: Int64, f: UInt) {
        sum = 0 + Int(a) + Int(b) + Int(c) + Int(d) + Int(e) + Int(f)
    }
    init(a: Int, b: Int8, c: Int16, d: Int32, e: Int64, f: UInt, g: UInt8) {
        sum = 0 + Int(a) + Int(b) + Int(c) + Int(d) + Int(e) + Int(f) + Int(g)
    }
    init(a: Int, b: Int8, c: Int16, d: Int32, e: Int64, f: UInt, g: UInt8, h: UInt16) {
        sum = 0 + Int(a) + Int(b) + Int(c) + Int(d) + Int(e) + Int(f) + Int(g) + Int(h)
    }
    init(a: Int, b: Int8, c: Int16, d: Int32, e: Int64, f: UInt, g: UInt8, h: UInt16, i: UInt32) {
        sum = 0 + Int(a) + Int(b) + Int(c) + Int(d) + Int(e) + Int(f) + Int(g) + Int(h) + Int(i)
    }
    init(a: Int, b: Int8, c: Int16, d: Int32, e: Int64, f: UInt, g: UInt8, h: UInt16, i: UInt32, j: UInt64) {
        sum = 0 + Int(a) + Int(b) + Int(c) + Int(d) + Int(e) + Int(f) + Int(g) + Int(h) + Int(i) + Int(j)
    }
}

private struct Badge: Sendable {
    var name = ""
    let garage: Garage

    init(garage: Garage) { self.garage = garage }
    init(name: String, garage: Garage) {
        self.name = name
        self.garage = garage
    }
}

@Sendable private func label(of garage: Garage) -> String { "<\(garage.name)>" }

private final class Hybrid: Engine {
    init(garage: Garage) {}
}

private final class Fussy {
    init(garage: Garage) throws { throw Refused() }
    init(name: String, garage: Garage) throws { throw Refused() }
}

private final class Choosy {
    let garage: Garage?
    let engine: (any Engine)?
    let make: () -> Garage

    init(garage: Garage?, engine: (any Engine)?, make: @escaping () -> Garage) {
        self.garage = garage
        self.engine = engine
        self.make = make
    }
}

private final class Slow: Sendable {
    let garage: Garage

    init(garage: Garage) async {
        await Task.yield()
        self.garage = garage
    }
}

@MainActor
private final class Window {
    let screen: Screen

    init(screen: Screen, garage: Garage) { self.screen = screen }
}
