//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import SeamTesting
import Testing

/// Cases that fail, each in its own way; `FailingCasesTests` says how.
@Suite(.enabled(if: ChildRun.isChild), .testScope(AppModule()))
struct FailingCases {
    static let file = #filePath

    @Test func unmetExpectation() {
        spy(ConnectingSpy.self).$close().expects(.exactly(2))  // here: unmet
    }

    @Test func unusedGiven() {
        spy(ConnectingSpy.self).$connect(to: "a").returns(true)  // here: unused
    }

    @Test(.testScope(verifying: .lenient)) func lenientScope() {
        spy(ConnectingSpy.self).$connect(to: "a").returns(true)
        spy(ConnectingSpy.self).$close().expects(.once)  // here: lenient
    }

    @Test func unusedGivenOfAFailedTest() {
        spy(ConnectingSpy.self).$connect(to: "a").returns(true)
        Issue.record("failed already")  // here: already
    }

    @Test func mismatch() {
        let connector = spy(ConnectingSpy.self)  // here: mismatch
        connector.$connect(to: "a").returns(true)
        _ = connector.connect(to: "b")
        _ = connector.connect(to: "a")
    }

    @Test func unstubbed() {
        let connector = spy(ConnectingSpy.self)  // here: unstubbed
        _ = connector.connect(to: "x")
        _ = connector.connect(to: "y")
    }

    @Test func verification() {
        spy(ConnectingSpy.self).$close().verify(.once)  // here: verify
    }

    @Test func verificationOffTheTask() async {
        let connector = spy(ConnectingSpy.self)
        await Task.detached {
            connector.$close().verify(.once)  // here: detached
        }.value
    }

    @Test(.testScope(verifying: .strict)) func strict() {
        let connector = spy(ConnectingSpy.self)  // here: strict
        connector.$connect(to: .any).returns(true)
        _ = connector.connect(to: "answered")
        connector.close()
    }

    @Test func order() {
        let connector = spy(ConnectingSpy.self)
        connector.close()
        relaxed(connector)
        _ = connector.connect(to: "a")
        verifyInOrder(connector.$connect(to: "a"), connector.$close())  // here: order
    }

    @Test func errorOnItsWayOut() throws {
        spy(ConnectingSpy.self).$close().expects(.once)  // here: masked
        throw Fault.thrown
    }

    @Test func waitInVain() async throws {
        try await spy(ConnectingSpy.self).$close().wait(timeout: .milliseconds(1))  // here: wait
    }

    @Test func lookupThatLeftItsTask() async throws {
        await Task.detached {
            _ = try? Container.current.resolve((any Connecting).self)
        }.value
    }

    @Test func issueOfTheUsersOffTheTask() async {
        await Task.detached { _ = Issue.record("the user's own") }.value
    }

    @Test func lookupWithTwoScopesOpen() async {
        await withTestScope(AppModule()) { _ in
            await Task.detached { _ = try? Container.current.resolve((any Connecting).self).connect(to: "x") }.value
        }
    }

    @Test func mismatchOfALaterSpy() throws {
        let first = spy(StoringSpy.self)
        first.$save(1, for: "a").returns()
        let stores = try (0..<2).map { _ in try Container.current.resolve((any Storing).self) }
        stores[1].save(2, for: "a")
        stores[0].save(1, for: "a")
    }

    @Test func lateCall() {
        Late.connector = spy(ConnectingSpy.self)
    }

    @Test func theNextTest() {
        Late.connector?.close()
        Late.connector = nil
    }

    @Test(
        .testScope { registry in
            registry.override((any Logging).self, lifetime: .singleton, onClose: { _ in }) { SilentLog() }
        }
    )
    func lookupAfterTheEnd() throws {
        _ = try Container.current.resolve((any Logging).self)
        Late.start { Worker().connector.close() }
    }

    @Test func theTestAfterTheLookup() async {
        await Late.finish()
    }

    @Test(.testScope(Torn())) func teardownThatThrows() throws {
        _ = try Container.current.resolve(Torn.Session.self)
    }

    @Test(.testScope(NeedsVeiled())) func missingPrivateBoundary() {}

    @Test(.testScope(Broken())) func brokenGraph() {
        Issue.record("the body ran")
    }
}

/// A boundary whose spy cannot be found by its name.
@Spyable private protocol Veiled { func f() }

/// A module that needs it.
private struct NeedsVeiled: Module {
    final class Service {
        init(veiled: any Veiled) {}
    }

    func register(in registry: inout Registry) {
        registry.register(Service.self, using: Service.init(veiled:))
    }
}

/// Cases without the trait.
@Suite(.enabled(if: ChildRun.isChild))
struct FailingCasesByHand {
    @Test func unmetInWithTestScope() {
        withTestScope(AppModule()) { scope in
            scope.spy(ConnectingSpy.self).$close().expects(.once)  // here: by hand
        }
    }

    @Test func errorInWithTestScope() async throws {
        try await withTestScope(AppModule()) { scope in
            scope.spy(ConnectingSpy.self).$close().expects(.once)  // here: by hand, masked
            await Task.yield()
            throw Fault.thrown
        }
    }

    @Test func teardownThatNobodyAwaits() async throws {
        try withTestScope(Torn()) { scope in  // here: not awaited
            _ = try scope.container.resolve(Torn.Session.self)
        }
    }

    @Test func expectationOutsideOfAnyScope() {
        ConnectingSpy().$close().expects(.never)  // here: endless
    }

    @Test func spyWithoutAScope() {
        let connector = spy(ConnectingSpy.self)  // here: no scope
        connector.close()
        connector.$close().verify(.once)
    }

    @Test func endedTwice() {
        withTestScope(AppModule()) { scope in
            scope.spy(ConnectingSpy.self).$close().expects(.once)  // here: ended
            scope.end(hasFailed: false)
        }
    }

    @Test func outsideOfAnyScope() {
        let connector = ConnectingSpy()
        connector.$close().verify(.once)  // here: outside
    }

    @Test func failedAlready() {
        withTestScope { scope in
            scope.spy(ConnectingSpy.self).$connect(to: "a").returns(true)
            scope.spy(ConnectingSpy.self).$close().verify()  // here: failed by hand
        }
    }
}

enum Fault: Error { case thrown }

/// Lets one test call the spy of another.
enum Late {
    nonisolated(unsafe) static var connector: ConnectingSpy?
    nonisolated(unsafe) private static var work: Task<Void, Never>?
    private static let gate = AsyncStream<Void>.makeStream()

    /// Starts work that waits for the next test.
    static func start(_ body: @escaping @Sendable () -> Void) {
        work = Task {
            for await _ in gate.stream { break }
            body()
        }
    }

    /// Lets the work of the last test go on, and awaits it.
    static func finish() async {
        gate.continuation.yield()
        await work?.value
    }
}

/// A module whose service cannot be torn down.
struct Torn: Module {
    final class Session: Sendable {}

    func register(in registry: inout Registry) {
        registry.register(Session.self, lifetime: .singleton, onClose: { _ in throw Fault.thrown }) { Session() }
    }
}

/// A module with a dependency that nobody registers.
struct Broken: Module {
    final class Needy: Sendable {
        init(missing: Int) {}
    }

    func register(in registry: inout Registry) {
        registry.register(Needy.self, using: Needy.init(missing:))
    }
}
