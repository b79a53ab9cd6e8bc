//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamTesting
import Testing
import XCTest

/// What failing tests of XCTest print: which test a failure is laid to, and at which line.
@Suite(.disabled(if: ChildRun.isChild))
struct SeamTestCaseTests {
    @Test(arguments: [
        ("testUnmet", "unmet"), ("testUnused", "unused"), ("testUnusedOfAFailedTest", "already"),
        ("testGivenOfSetUp", "after set-up"), ("testAsync", "async"), ("testDetached", "detached"),
        ("testUnstubbed", "unstubbed"), ("testStrict", "strict"), ("testOutside", "outside"), ("testByHand", "by hand"),
        ("testWait", "wait"),
    ])
    func aFailureIsReportedOnceAtItsLine(test: String, mark: String) {
        let failures = ChildRun.failures(of: test)
        #expect(failures.map(\.line) == [line(of: mark, in: FailingXCTestCases.file)], "\(ChildRun.xctest)")
    }

    @Test func anErrorOnItsWayOutIsNotMasked() {
        let failures = ChildRun.failures(of: "testThrows")
        #expect(failures.count == 2)
        #expect(failures.contains { $0.message.contains("threw error") })
        #expect(failures.contains { $0.line == line(of: "masked", in: FailingXCTestCases.file) })
    }

    @Test func aWaitInVainIsToldInItsOwnWords() {
        let failures = ChildRun.failures(of: "testWait")
        #expect(failures.first?.message.hasPrefix("close() was waited for at FailingXCTestCases.swift:") == true)
    }

    @Test func aTeardownThatThrowsFailsItsTestAtTheRegistration() {
        let failures = ChildRun.failures(of: "testTeardownThatThrows")
        #expect(failures.count == 1, "\(ChildRun.xctest)")
        #expect(failures.first?.message.contains("1 teardown failed") == true)
        #expect(failures.first?.line ?? 0 > 0)
    }

    @Test func aSetUpThatThrowsEndsTheScopeToo() {
        let failures = ChildRun.failures(of: "testIsNotRun")
        #expect(failures.count == 2, "\(ChildRun.xctest)")
        #expect(failures.contains { $0.message.contains("threw error") })
        #expect(failures.contains { $0.line == line(of: "expected in set-up", in: FailingXCTestCases.file) })
    }
}

/// A case that uses every kind of set-up and test.
final class WorkingSeamTestCase: SeamTestCase {
    private var connector: ConnectingSpy!
    private var seen: [ObjectIdentifier] = []

    override var modules: [any Module] { [AppModule()] }

    override var registering: (@Sendable (inout Registry) -> Void)? {
        { $0.override((any Logging).self) { LoudLog() } }
    }

    override func setUp() async throws {
        noteScope()
    }

    override func setUpWithError() throws {
        noteScope()
    }

    override func setUp() {
        noteScope()
        connector = spy(ConnectingSpy.self)
        connector.$connect(to: .any).returns(true)
        addTeardownBlock { @Sendable [connector] in
            XCTAssertEqual(connector?.$close().count, 1)
            XCTAssertNotNil(TestScope.currentIfAny)
        }
    }

    override func tearDown() {
        noteScope()
        XCTAssertEqual(Set(seen).count, 1)
    }

    private func noteScope() {
        seen.append(ObjectIdentifier(TestScope.current))
    }

    func testSynchronous() throws {
        noteScope()
        XCTAssertTrue(try Container.current.resolve((any Connecting).self).connect(to: "x"))
        connector.close()
    }

    func testAsynchronous() async throws {
        noteScope()
        await Task.yield()
        XCTAssertTrue(try Container.current.resolve((any Connecting).self).connect(to: "x"))
        connector.close()
    }

    func testOverrides() throws {
        XCTAssertTrue(try Container.current.resolve((any Logging).self) is LoudLog)
        connector.close()
    }
}

private final class LoudLog: Logging {
    func log(_ text: String) {}
}
