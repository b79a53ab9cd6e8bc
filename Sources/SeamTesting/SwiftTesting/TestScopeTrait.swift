//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

public import Seam
import SeamSpies
public import Testing

/// Opens a test scope for each case of a test, also for each argument of a parameterized one.
///
/// ```swift
/// @Suite(.testScope(AppModule()))
/// struct ConnectionServiceTests { … }
/// ```
///
/// On a suite it serves all tests in it. A trait further in adds to those further out: its modules come after theirs,
/// its overrides win, and what it says of verification holds.
public struct TestScopeTrait: SuiteTrait, TestTrait, TestScoping {
    let modules: [any Module]
    let verification: Verification?
    let unspied: Unspied?
    let change: (@Sendable (inout Registry) -> Void)?
    /// What was sealed for this trait and those around it.
    let sealed = SealedTraits()

    /// Whether the trait of a suite serves the tests in it.
    public var isRecursive: Bool { true }

    /// The trait itself for each case of a test; suites have no scope.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> TestScopeTrait? {
        testCase == nil ? nil : self
    }

    /// Runs a case of a test in a scope; inside another trait, in the one that is open.
    @concurrent
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        if let open = TestScope.open, open.ledger.owner.isCase(of: test) { return try await function() }
        let written = test.traits.compactMap { $0 as? TestScopeTrait }
        // A trait of the user's own may hold this one, and hide it from the list.
        let traits = written.isEmpty ? [self] : written
        let settings = ScopeSettings(merging: traits)
        let place = Place(test.sourceLocation)
        let blueprint = try traits[traits.count - 1].sealed.blueprint(for: traits) { () throws(GraphError) in
            try settings.sealed(for: place)
        }
        let ledger = Ledger(of: .test(test))
        let scope = TestScope(blueprint, settings, ledger)
        // The handler sees the issues of this task, and those of no task at all, which every open scope sees: one telling
        // is enough for those.
        let handler = IssueHandlingTrait.compactMapIssues { issue in
            if Test.current == nil { return nil }
            if issue.isFailure { ledger.noteFailure() }
            return issue
        }
        try await handler.provideScope(for: test, testCase: testCase) {
            try await scope.perform(function)
        }
    }
}

extension Trait where Self == TestScopeTrait {
    /// Opens a test scope for each case.
    ///
    /// ```swift
    /// @Suite(.testScope(AppModule()))
    /// struct ClockTests {
    ///     @Test(.testScope(verifying: .strict, unspied: .fail) { registry in
    ///         registry.override((any Clock).self) { FixedClock() }
    ///     })
    ///     func showsTheTime() { … }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - modules: What is registered, sealed once for the context `.test` and shared by all cases.
    ///   - verification: How much is checked at the end of a case.
    ///   - unspied: What services that are neither replaced nor boundaries are given.
    ///   - change: Registers more, or overrides.
    /// - Returns: The trait.
    public static func testScope(
        _ modules: any Module...,
        verifying verification: Verification? = nil,
        unspied: Unspied? = nil,
        _ change: (@Sendable (inout Registry) -> Void)? = nil
    ) -> Self {
        TestScopeTrait(modules: modules, verification: verification, unspied: unspied, change: change)
    }
}

extension ScopeSettings {
    /// What the traits of a test say together, outer to inner.
    init(merging traits: [TestScopeTrait]) {
        self.init()
        for trait in traits {
            modules += trait.modules
            if let change = trait.change { changes.append(change) }
            verification = trait.verification ?? verification
            unspied = trait.unspied ?? unspied
        }
    }
}

/// The sealed registrations of a trait, for each set of traits around it.
final class SealedTraits: Sendable {
    private let blueprints = Locked<[[ObjectIdentifier]: Blueprint]>([:])

    func blueprint(
        for traits: [TestScopeTrait],
        _ seal: () throws(GraphError) -> Blueprint
    ) throws(GraphError) -> Blueprint {
        let key = traits.map { ObjectIdentifier($0.sealed) }
        if let known = blueprints.withLock({ $0[key] }) { return known }
        let blueprint = try seal()
        blueprints.withLock { $0[key] = blueprint }
        return blueprint
    }
}

extension TestScope {
    /// Runs a case and ends the scope.
    ///
    /// A wait that was in vain is reported at its line; other errors are passed on.
    fileprivate func perform(_ function: @Sendable () async throws -> Void) async throws {
        do {
            try await run { _ in try await function() }
        } catch let error as CallWaitError {
            run { _ in ledger.report(Finding(.verification, error.message, at: error.place)) }
            return await tearDownAndEnd(hasFailed: true)
        } catch {
            await tearDownAndEnd(hasFailed: true)
            throw error
        }
        await tearDownAndEnd(hasFailed: false)
    }
}
