//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Outsider
import SeamTesting
import Testing
import XCTest

/// Whether the public surface of the spies and test scopes is what it was.
@Suite(.testScope(OutsiderModule()))
struct ScopeTests {
    @Test func spiesAreResolved() throws {
        let connector = spy(ConnectingSpy.self)
        let service = ConnectionService()
        service.connect()
        verifyInOrder(connector.$setDelegate(.identical(to: service)), connector.$connect())
        verifySequence(connector.$setDelegate(.any), connector.$connect())
        verifyNoMoreInteractions(connector)
        #expect(spies(of: ConnectingSpy.self).count == 1)
    }

    @Test func givensAnswer() async throws {
        let connector = spy(ConnectingSpy.self)
        let disk = spy(DiskSpy.self)
        connector.$send(.any, times: 1).returns(1, 2, then: .cycle)
        connector.$send(.any, times: .matching { $0 > 1 }).throws(DiskError.full, times: 1).returns(7)
        connector.$title.stores("x")
        disk.$read(.any).throws(.missing("a"), times: 1).returns([1])
        disk.$write(.any, to: "b").performs { bytes, name in #expect(bytes.count == name.count) }
        disk.$write(.any, to: .any).lenient()
        DiskSpy.$format().returns(true)

        let values = try await [connector.send("a", times: 1), connector.send("b", times: 1)]
        #expect(values == [1, 2])
        await #expect(throws: DiskError.self) { try await connector.send("c", times: 2) }
        #expect(try await connector.send("c", times: 2) == 7)
        connector.title = "y"
        #expect(connector.title == "y")
        #expect(throws: DiskError.self) { try disk.read("a") }
        #expect(try disk.read("a") == [1])
        try disk.write([1], to: "b")
        #expect(DiskSpy.format())

        connector.$send(.any, times: .any).verify(4)
        connector.$send("a", times: .any).verify(.once)
        connector.$title.set("y").verify(.exactly(1))
        connector.$title.get.verify(.atLeast(1))
        disk.$read(.any).verify(1...2)
        disk.$write(.any, to: .any).expects(.atMost(2))
        #expect(disk.$write(.any, to: .any).calls.count == 1)
        #expect(disk.$read(.any).count == 2)
        try await disk.$read(.any).wait(for: .atLeast(2), timeout: .seconds(5))
        #expect("\(disk)".contains("read"))
        reset(disk, .invocations)
        verifyNoInteractions(disk)
    }

    @Test func policiesCanBeSet() throws {
        let scope = TestScope.current
        scope.fallback(for: DiskError.self) { .full }
        let disk = scope.spy(DiskSpy.self)
        relaxed(disk)
        lenient(disk)
        oldestFirst(disk)
        #expect(try disk.read("x") == [])
        #expect(try scope.container.resolve((any Disk).self) as AnyObject === disk)
    }

    @Test(
        .testScope(verifying: .strict, unspied: .fail) { registry in
            registry.override((any Connecting).self) { Connector() }
        }
    )
    func overridesWin() throws {
        #expect(try TestScope.current.container.resolve((any Connecting).self) is Connector)
    }
}

@Test func scopesOpenByHand() async throws {
    try withTestScope(OutsiderModule(), verifying: .lenient) { scope in
        scope.use(DiskSpy.self, for: (any Disk).self)
        _ = try scope.container.resolve(Library.self)
    }
    await withTestScope(OutsiderModule()) { scope in
        let partial = ConnectingSpy(wrapping: Connector())
        #expect(partial.title == "real")
        await Task.yield()
    }
}

final class CaseTests: SeamTestCase {
    override var modules: [any Module] { [OutsiderModule()] }
    override var verification: Verification { .strict }

    func testSpiesAreResolved() {
        let connector = spy(ConnectingSpy.self)
        ConnectionService().connect()
        verifyInOrder(connector.$setDelegate(.any), connector.$connect())
    }
}
