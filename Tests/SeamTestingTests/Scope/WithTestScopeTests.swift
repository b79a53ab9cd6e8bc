//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import SeamTesting
import Testing

struct WithTestScopeTests {
    @Test func theScopeIsCurrentInsideAndNotAfter() {
        let container = withTestScope(AppModule()) { scope in
            #expect(TestScope.current === scope)
            #expect(Container.current === scope.container)
            return scope.container
        }
        #expect(TestScope.currentIfAny == nil)
        #expect(Container.currentIfAny !== container)
    }

    @Test func resultsAndErrorsComeThrough() async throws {
        #expect(withTestScope { _ in 3 } == 3)
        await #expect(throws: Fault.thrown) {
            try await withTestScope { _ in
                await Task.yield()
                throw Fault.thrown
            }
        }
        #expect(throws: Fault.thrown) { try withTestScope { _ in throw Fault.thrown } }
    }

    @Test func aServiceThatItsSpyKnowsIsLetGoWithTheScope() throws {
        weak var phone: Phone?
        try withTestScope(registering: { $0.register((any Calling).self) { SilentCalling() } }) { scope in
            let made = Phone(calling: try scope.container.resolve((any Calling).self))
            scope.spy(CallingSpy.self).$call().performs { made.ring() }
            made.start()
            scope.spy(CallingSpy.self).$setDelegate(.identical(to: made)).verify(.once)
            phone = made
        }
        #expect(phone == nil)
    }

    @Test func typedErrorsStayTyped() {
        do throws(Fault) {
            try withTestScope { _ throws(Fault) in throw .thrown }
        } catch {
            #expect(error == .thrown)
        }
    }

    @Test @MainActor func theBodyStaysOnItsActor() async {
        await withTestScope(AppModule()) { scope in
            await Task.yield()
            MainActor.assertIsolated()
            #expect(TestScope.current === scope)
        }
    }

    @Test func registrationsMayBeAdded() {
        withTestScope(
            AppModule(),
            registering: { $0.override((any Storing).self) { LiveStore() } }
        ) { scope in
            #expect(throws: Never.self) {
                let store = try scope.container.resolve((any Storing).self)
                #expect(store is LiveStore)
            }
        }
    }

    @Test func instancesAreNeverSharedByScopes() throws {
        let services = try (0..<2).map { _ in
            try withTestScope(AppModule()) { try $0.container.resolve(Service.self) }
        }
        #expect(services[0] !== services[1])
        #expect(services[0].connector as AnyObject !== services[1].connector as AnyObject)
    }

    @Test func stateOfAModuleIsRegisteredEachTime() throws {
        struct Tagged: Module {
            let tag: Int
            func register(in registry: inout Registry) {
                registry.register(Int.self) { [tag] in tag }
            }
        }
        for tag in 0..<3 {
            let found = try withTestScope(Tagged(tag: tag)) { try $0.container.resolve(Int.self) }
            #expect(found == tag)
        }
    }

    @Test func teardownsOfTheContainerRun() async {
        let closed = Locked(false)
        await withTestScope(
            registering: { registry in
                registry.register(
                    SilentLog.self,
                    lifetime: .singleton,
                    onClose: { _ in closed.withLock { $0 = true } }
                ) { SilentLog() }
            }
        ) { scope in
            await Task.yield()
            _ = try? scope.container.resolve(SilentLog.self)
        }
        #expect(closed.withLock { $0 })
    }

    @Test func aBodyThatSaysAsyncAwaitsTeardownsThoughItAwaitsNothing() async {
        let closed = Locked(false)
        await withTestScope(
            registering: { registry in
                registry.register(SilentLog.self, lifetime: .singleton, onClose: { _ in closed.withLock { $0 = true } })
                {
                    SilentLog()
                }
            }
        ) { scope async in
            _ = try? scope.container.resolve(SilentLog.self)
        }
        #expect(closed.withLock { $0 })
    }

    @Test func scopesNest() throws {
        try withTestScope(AppModule()) { outer in
            let connector = spy(ConnectingSpy.self)
            try withTestScope(AppModule()) { inner in
                #expect(inner !== outer)
                #expect(spy(ConnectingSpy.self) !== connector)
                let resolved = try Container.current.resolve((any Connecting).self)
                #expect(resolved as AnyObject !== connector)
                spy(ConnectingSpy.self).close()
            }
            #expect(TestScope.current === outer)
            #expect(spy(ConnectingSpy.self) === connector)
            connector.$close().verify(.never)
        }
    }

    @Test func teardownsMayCallSpies() async throws {
        try await withTestScope(
            registering: { registry in
                registry.register(
                    Service.self,
                    lifetime: .singleton,
                    onClose: { $0.store.save(0, for: "end") },
                    using: Service.init(connector:store:)
                )
            }
        ) { scope in
            scope.spy(StoringSpy.self).$save(0, for: "end").expects(.once)
            _ = try await scope.container.resolveAsync(Service.self)
        }
    }

    @Test func aSpyOfANamedKeyIsAskedForByItsName() throws {
        try withTestScope(AppModule()) { scope in
            let archive = scope.spy(StoringSpy.self, named: "archive")
            #expect(archive !== scope.spy(StoringSpy.self))
            let resolved = try scope.container.resolve(Key((any Storing).self, name: "archive"))
            #expect(resolved as AnyObject === archive)
        }
    }

    @Test func nothingOfAScopeStays() {
        weak var spies: SpyScope?
        weak var container: Container?
        weak var connector: ConnectingSpy?
        withTestScope(AppModule()) { scope in
            let spy = scope.spy(ConnectingSpy.self)
            spy.$connect(to: .any).returns { [spy] _ in spy === spy }
            _ = try? scope.container.resolve((any Connecting).self).connect(to: "x")
            ConnectingSpy.reset()
            (spies, container, connector) = (scope.spyScope, scope.container, spy)
            reset(spy, .givens)
        }
        #expect(spies == nil)
        #expect(container == nil)
        #expect(connector == nil)
    }

    @Test func aSpyMadeByHandBelongsToTheScopeToo() {
        withTestScope { scope in
            let spy = StoringSpy()
            #expect(spy.__spy.owner === scope.spyScope)
        }
    }
}

@Spyable
protocol Calling: Sendable {
    func setDelegate(_ delegate: Phone)
    func call()
}

private struct SilentCalling: Calling {
    func setDelegate(_ delegate: Phone) {}
    func call() {}
}

/// Keeps the connection that keeps it as a delegate.
final class Phone: Sendable {
    private let calling: any Calling

    init(calling: any Calling) {
        self.calling = calling
    }

    func start() {
        calling.setDelegate(self)
        calling.call()
    }

    func ring() {}
}
