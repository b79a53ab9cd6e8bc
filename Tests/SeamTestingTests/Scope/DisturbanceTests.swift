//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Seam
import SeamTesting
import Testing

/// Tests that run at once, and work that leaves its test, do not disturb each other.
@Suite(.testScope(AppModule()))
struct DisturbanceTests {
    @Test(arguments: 0..<50) func parallelCasesSeeOnlyTheirOwnSpies(number: Int) async throws {
        let connector = relaxed(spy(ConnectingSpy.self))
        let service = try Container.current.resolve(Service.self)
        for _ in 0..<10 {
            _ = service.start()
            await Task.yield()
        }
        connector.$connect(to: "home").verify(10)
        #expect(spies(of: ConnectingSpy.self).count == 1)
    }

    @Test func anObjectKeepsTheContainerOfTheTestThatMadeIt() async {
        let worker = Worker()
        let (connector, store) = (spy(ConnectingSpy.self), spy(StoringSpy.self))
        let makeStore = worker.makeStore
        let injected = worker.connector
        await Task.detached {
            injected.close()
            makeStore().save(1, for: "detached")
        }.value
        let done = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            injected.close()
            done.signal()
        }
        done.wait()
        connector.$close().verify(2)
        store.$save(1, for: "detached").verify(.once)
    }

    @Test func childTasksStayInTheScope() async throws {
        let scope = TestScope.current
        async let inner = TestScope.current
        #expect(await inner === scope)
        let task = Task { Container.current }
        #expect(await task.value === scope.container)
        await withTaskGroup { group in
            for _ in 0..<4 { group.addTask { spy(ConnectingSpy.self).close() } }
        }
        spy(ConnectingSpy.self).$close().verify(4)
    }

    @Test func instancesOfTheAppAreNotInherited() throws {
        let app = try Container(AppModule(), context: .production)
        let live = try app.resolve(Service.self)
        let tested = try Container.current.resolve(Service.self)
        #expect(live !== tested)
        #expect(live.connector is LiveConnector)
        #expect(tested.connector is ConnectingSpy)
    }

    @Test func theScopeSetsTheContext() {
        #expect(Container.current.context == .test)
    }

    @Test(.testScope { $0.register((any Logging).self, in: .production) { fatalError("live") } })
    func registrationsOfProductionAreNotUsed() throws {
        #expect(try Container.current.resolve((any Logging).self) is SilentLog)
    }

    @Test func theClosedScopeAnswersLateWork() throws {
        let container = withTestScope(AppModule()) { $0.container }
        #expect(try container.resolve((any Connecting).self) is ConnectingSpy)
    }

    @Test func spyCallsOfManyThreadsAreExact() {
        let connector = spy(ConnectingSpy.self)
        let group = DispatchGroup()
        for _ in 0..<4 {
            group.enter()
            Thread.detachNewThread {
                for _ in 0..<250 { connector.close() }
                group.leave()
            }
        }
        group.wait()
        connector.$close().verify(1_000)
    }
}

/// Nested traits are merged, outer to inner, once for each case.
@Suite(.testScope(AppModule(), verifying: .lenient))
struct NestedTraitTests {
    struct Extra: Module {
        func register(in registry: inout Registry) {
            registry.register(Int.self) { 1 }
        }
    }

    let scopeOfInit = ObjectIdentifier(TestScope.current)

    @Suite(.testScope(Extra()) { $0.override((any Storing).self) { LiveStore() } })
    struct Inner {
        @Test(.testScope(verifying: .standard) { $0.override(Int.self) { 2 } })
        func innerTraitsAddToOuterOnes() throws {
            let container = Container.current
            #expect(try container.resolve(Int.self) == 2)
            #expect(try container.resolve((any Storing).self) is LiveStore)
            #expect(try container.resolve((any Connecting).self) is ConnectingSpy)
        }

        @Test func whatTheOuterTraitSaysHolds() {
            spy(ConnectingSpy.self).$connect(to: "unused").returns(true)
        }
    }

    @Test func theInitOfTheSuiteIsInside() {
        #expect(scopeOfInit == ObjectIdentifier(TestScope.current))
    }
}

/// Givens of the shared set-up need not be used by every test.
@Suite(.testScope(AppModule()))
struct SharedSetUpTests {
    let connector: ConnectingSpy
    let store = prepared()

    init() {
        connector = spy(ConnectingSpy.self)
        connector.$connect(to: "shared").returns(true)
    }

    static func prepared() -> StoringSpy {
        let store = spy(StoringSpy.self)
        store.$load("x").returns(1).lenient()
        return store
    }

    @Test func usesNone() {}

    @Test func usesOne() {
        #expect(connector.connect(to: "shared"))
    }
}
