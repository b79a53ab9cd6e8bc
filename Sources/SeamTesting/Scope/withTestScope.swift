//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

public import Seam
import SeamSpies

/// Runs `body` in a test scope, and checks at the end what its spies found.
///
/// ```swift
/// withTestScope(AppModule(), verifying: .lenient) { scope in
///     scope.spy(ConnectingSpy.self).$connect().expects(.once)
///     ConnectionService().connect()
/// }
/// ```
///
/// What is found is reported to the test that runs, at the line that said it. An error that `body` throws is passed on.
///
/// This form is taken whenever `body` awaits nothing, in `async` functions too. It cannot run the teardowns of what the
/// container made, and reports those that are due; a body that says `scope async in` takes the other form.
///
/// `verifying` says how much is checked at the end, `unspied` what services that are neither replaced nor boundaries are
/// given; `registering` registers more than the modules do, or overrides.
@discardableResult
public func withTestScope<Result, Failure: Error>(
    _ modules: any Module...,
    verifying verification: Verification = .standard,
    unspied: Unspied = .use,
    registering: (@Sendable (inout Registry) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: (TestScope) throws(Failure) -> Result
) throws(Failure) -> Result {
    let settings = ScopeSettings(modules, registering, verification, unspied)
    let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
    let scope = TestScope.open(by: settings, as: .running(at: place))
    do throws(Failure) {
        let result = try scope.run(body)
        scope.reportTeardownsLeft()
        scope.end(hasFailed: false)
        return result
    } catch {
        scope.end(hasFailed: true)
        throw error
    }
}

/// Runs `body` in a test scope, and checks at the end what its spies found.
///
/// ```swift
/// try await withTestScope(AppModule()) { scope in
///     scope.spy(FeedSpy.self).$page(1).returns([])
///     try await Reader().read()
/// }
/// ```
///
/// It is the same as the form that does not await, and runs the teardowns of the instances that the scope made.
///
/// `verifying` says how much is checked at the end, `unspied` what services that are neither replaced nor boundaries are
/// given; `registering` registers more than the modules do, or overrides.
@discardableResult
public func withTestScope<Result, Failure: Error>(
    _ modules: any Module...,
    verifying verification: Verification = .standard,
    unspied: Unspied = .use,
    registering: (@Sendable (inout Registry) -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    isolation: isolated (any Actor)? = #isolation,
    _ body: (TestScope) async throws(Failure) -> Result
) async throws(Failure) -> Result {
    let settings = ScopeSettings(modules, registering, verification, unspied)
    let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
    let scope = TestScope.open(by: settings, as: .running(at: place))
    do throws(Failure) {
        let result = try await scope.run(body)
        await scope.tearDownAndEnd(hasFailed: false)
        return result
    } catch {
        await scope.tearDownAndEnd(hasFailed: true)
        throw error
    }
}
