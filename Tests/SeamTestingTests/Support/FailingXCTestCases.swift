//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import SeamTesting
import XCTest

/// Cases of XCTest that fail, each in its own way; `SeamTestCaseTests` says how.
final class FailingXCTestCases: SeamTestCase {
    static let file = #filePath

    override var modules: [any Module] { [AppModule(), Torn()] }
    override var verification: Verification { name.contains("Strict") ? .strict : .standard }

    override func invokeTest() {
        if ChildRun.isChild { super.invokeTest() }
    }

    override func setUp() {
        if name.contains("SetUp") { spy(StoringSpy.self).$load("x").returns(1) }
    }

    func testUnmet() {
        spy(ConnectingSpy.self).$close().expects(.once)  // here: unmet
    }

    func testUnused() {
        spy(ConnectingSpy.self).$connect(to: "a").returns(true)  // here: unused
    }

    func testUnusedOfAFailedTest() {
        spy(ConnectingSpy.self).$connect(to: "a").returns(true)
        XCTFail("failed already")  // here: already
    }

    func testGivenOfSetUp() {
        spy(ConnectingSpy.self).$close().verify()  // here: after set-up
    }

    func testThrows() throws {
        spy(ConnectingSpy.self).$close().expects(.once)  // here: masked
        throw Fault.thrown
    }

    func testAsync() async throws {
        await Task.yield()
        spy(ConnectingSpy.self).$close().verify()  // here: async
    }

    func testDetached() async {
        let connector = spy(ConnectingSpy.self)
        await Task.detached {
            connector.$close().verify()  // here: detached
        }.value
    }

    func testUnstubbed() {
        let connector = spy(ConnectingSpy.self)  // here: unstubbed
        _ = connector.connect(to: "x")
    }

    func testStrict() {
        let connector = spy(ConnectingSpy.self)  // here: strict
        connector.close()
    }

    func testTeardownThatThrows() throws {
        _ = try withContainer(TestScope.current.container) { try Container.current.resolve(Torn.Session.self) }
    }

    func testWait() async throws {
        try await spy(ConnectingSpy.self).$close().wait(timeout: .milliseconds(1))  // here: wait
    }
}

/// Cases whose set-up fails.
final class FailingSetUpXCTestCases: SeamTestCase {
    override func invokeTest() {
        if ChildRun.isChild { super.invokeTest() }
    }

    override func setUp() async throws {
        spy(ConnectingSpy.self).$close().expects(.once)  // here: expected in set-up
        throw Fault.thrown
    }

    func testIsNotRun() {
        XCTFail("the test ran")
    }
}

/// A plain case whose spies are of no scope.
final class FailingPlainXCTestCases: XCTestCase {
    override func invokeTest() {
        if ChildRun.isChild { super.invokeTest() }
    }

    func testOutside() {
        ConnectingSpy().$close().verify()  // here: outside
    }

    func testByHand() {
        withTestScope { scope in
            scope.spy(ConnectingSpy.self).$close().expects(.once)  // here: by hand
        }
    }
}
