//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamTesting
import Testing

@Suite(.testScope(AppModule()))
struct TestScopeTests {
    @Test func boundariesAreSpiedWithoutBeingAsked() throws {
        let service = try Container.current.resolve(Service.self)
        let connector = relaxed(spy(ConnectingSpy.self))
        #expect(service.start() == false)
        connector.$connect(to: "home").verify(.once)
        spy(StoringSpy.self).$save(1, for: "starts").verify(.once)
    }

    @Test func theSpyIsTheOneThatTheContainerResolves() throws {
        let connector = spy(ConnectingSpy.self)
        connector.$connect(to: .any).returns(true)
        let resolved = try Container.current.resolve((any Connecting).self)
        #expect(resolved as AnyObject === connector)
        #expect(resolved.connect(to: "x"))
        #expect(spy(ConnectingSpy.self) === connector)
    }

    @Test func aSpyThatTheContainerMadeIsFound() throws {
        let resolved = try Container.current.resolve((any Connecting).self)
        #expect(resolved as AnyObject === spy(ConnectingSpy.self))
    }

    @Test func servicesThatAreNoBoundariesAreReal() throws {
        #expect(try Container.current.resolve((any Logging).self) is SilentLog)
    }

    @Test func laterSpiesOfATransientKeyFallBackOnTheFirst() async throws {
        let first = spy(StoringSpy.self)
        first.$load(.any).returns(7)
        let resolved = try (0..<3).map { _ in try Container.current.resolve((any Storing).self) }
        #expect(resolved[0] as AnyObject === first)
        #expect(resolved[1] as AnyObject !== first)
        for store in resolved { #expect(try await store.load("x") == 7) }
        let all = spies(of: StoringSpy.self)
        #expect(all.count == 3)
        all[2].$load(.any).returns(9)
        #expect(try await resolved[2].load("x") == 9)
        first.$load(.any).verify(.once)
        all[2].$load(.any).verify(2)
    }

    @Test func laterSpiesOfATransientKeyAreAsRelaxedAsTheFirst() throws {
        spy(ConnectingSpy.self).$connect(to: .any).relaxed()
        relaxed(spy(StoringSpy.self))
        for _ in 0..<2 { _ = Worker().makeStore() }
        #expect(spies(of: StoringSpy.self).count == 2)
        #expect(Worker().connector.connect(to: "x") == false)
    }

    @Test func injectedPropertiesGetTheSpies() {
        let worker = Worker()
        #expect(worker.connector as AnyObject === spy(ConnectingSpy.self))
        #expect(worker.makeStore() as AnyObject === spy(StoringSpy.self))
    }

    @Test(arguments: 0..<20) func everyArgumentHasAScopeOfItsOwn(number: Int) async throws {
        let connector = spy(ConnectingSpy.self)
        connector.$connect(to: .any).returns(true)
        await Task.yield()
        ConnectingSpy.reset()
        _ = connector.connect(to: "\(number)")
        #expect(connector.$connect(to: .any).calls == ["\(number)"])
        ConnectingSpy.$reset().verify(.once)
        #expect(TestScope.current.container === Container.current)
    }

    @Test(.testScope { $0.override((any Connecting).self) { LiveConnector() } })
    func anOverrideOfTheTestWins() throws {
        #expect(try Container.current.resolve((any Connecting).self) is LiveConnector)
    }

    @Test(.testScope { $0.register((any Connecting).self, in: .test) { LiveConnector() } })
    func aRegistrationForTestsWins() throws {
        #expect(try Container.current.resolve((any Connecting).self) is LiveConnector)
    }

    @Test(.testScope(unspied: .fail)) func unspiedFailNamesTheWayOut() throws {
        _ = try Container.current.resolve((any Connecting).self)
        let error = #expect(throws: ResolutionError.self) { try Container.current.resolve((any Logging).self) }
        let text = "\(try #require(error))"
        #expect(text.contains("scope.use("), "\(text)")
    }

    @Test func unregisteredBoundariesAreSpied() throws {
        let clock = try Container.current.resolve((any Ticking).self)
        #expect(clock as AnyObject === spy(TickingSpy.self))
    }

    @Test func aPrivateSpyIsNamedByHand() throws {
        TestScope.current.use(HiddenSpy.self, for: (any Hidden).self)
        #expect(try Container.current.resolve((any Hidden).self) as AnyObject === spy(HiddenSpy.self))
    }

    @Test func aPrivateBoundaryThatIsMissingSaysHowToNameItsSpy() throws {
        let error = #expect(throws: ResolutionError.self) { try Container.current.resolve((any Hidden).self) }
        let text = "\(try #require(error))"
        #expect(text.contains("scope.use(…Spy.self, for: (any Hidden).self)"), "\(text)")
    }

    @Test func aNestedSpyIsFoundByName() throws {
        let found = try Container.current.resolve((any Outer.Nested).self)
        #expect(found as AnyObject === spy(Outer.NestedSpy.self))
    }

    @Test func aSpyWrittenByHandIsFoundByItsNameAndVerified() throws {
        let gauge = spy(GaugingSpy.self)
        gauge.selectLevel(of: "oil").returns(3)
        let resolved = try Container.current.resolve((any Gauging).self)
        #expect(resolved as AnyObject === gauge)
        #expect(resolved.level(of: "oil") == 3)
        gauge.selectLevel(of: .any).verify(.once)
        verifyNoMoreInteractions(gauge)
    }

    @Test func fallbacksOfTheScopeAnswer() {
        TestScope.current.fallback(for: Token.self) { Token(value: 5) }
        let spy = relaxed(spy(TickingSpy.self))
        #expect(spy.token().value == 5)
    }
}

protocol Gauging: Sendable { func level(of name: String) -> Int }

/// What `@Spyable` would have made.
final class GaugingSpy: Gauging, Spy {
    let __spy: __SpyState

    init(__spy: __SpyState) { self.__spy = __spy }

    func level(of name: String) -> Int {
        __spy.__answer(Never.self, "level(of:) | (String) -> Int", name)
    }

    func selectLevel(
        of name: Match<String>
    ) -> SpySelector<String, Int, Never, @Sendable (String) -> Int, @Sendable (String) -> Void> {
        __spy.__selectOne("level(of:) | (String) -> Int", name)
    }
}

@Spyable protocol Ticking { func token() -> Token }
struct Token { var value: Int }
@Spyable private protocol Hidden { func f() }
enum Outer {
    @Spyable protocol Nested { func f() }
}
