//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

public import Seam
import SeamSpies
public import XCTest

/// A test case of XCTest each test of which has a test scope of its own.
///
/// ```swift
/// final class ConnectionServiceTests: SeamTestCase {
///     override var modules: [any Module] { [AppModule()] }
///
///     func testConnects() {
///         let connector = spy(ConnectingSpy.self)
///         ConnectionService().connect()
///         connector.$connect().verify(.once)
///     }
/// }
/// ```
///
/// The scope is open for the set-up, the test, its teardown blocks and the teardown, whether they await or not.
open class SeamTestCase: XCTestCase {
    /// What is registered.
    open var modules: [any Module] { [] }

    /// How much is checked at the end of each test.
    open var verification: Verification { .standard }

    /// What services that are neither replaced nor boundaries are given.
    open var unspied: Unspied { .use }

    /// Registers more than the modules do, or overrides.
    ///
    /// ```swift
    /// final class ClockTests: SeamTestCase {
    ///     override var registering: (@Sendable (inout Registry) -> Void)? {
    ///         { registry in registry.override((any Clock).self) { FixedClock() } }
    ///     }
    /// }
    /// ```
    open var registering: (@Sendable (inout Registry) -> Void)? { nil }

    /// Runs one test in a scope.
    open override func invokeTest() {
        let settings = ScopeSettings(modules, registering, verification, unspied)
        let place = Place(fileID: "\(type(of: self))/\(name)", filePath: name, line: 0, column: 0)
        let scope = TestScope.open(by: settings, as: .testCase(self, at: place))
        addTeardownBlock { await scope.tearDown() }
        scope.run { _ in super.invokeTest() }
        scope.end(hasFailed: (testRun?.totalFailureCount ?? 0) > 0)
    }

    // XCTest reports an error that a test throws without a place; that of a wait in vain knows it.

    #if canImport(ObjectiveC)
    /// Records an issue; that of a wait in vain at its line.
    open override func record(_ issue: XCTIssue) {
        guard let wait = issue.associatedError as? CallWaitError else { return super.record(issue) }
        super.record(XCTIssue(wait.message, at: wait.place))
    }
    #else
    /// Records a failure; that of a wait in vain at its line.
    open override func recordFailure(
        withDescription description: String,
        inFile filePath: String,
        atLine lineNumber: Int,
        expected: Bool
    ) {
        let wait = expected ? nil : TestScope.open?.spyScope.waitInVain(toldIn: description)
        super.recordFailure(
            withDescription: wait?.message ?? description,
            inFile: wait?.place.filePath ?? filePath,
            atLine: wait?.place.line ?? lineNumber,
            expected: expected || wait != nil
        )
    }
    #endif
}
