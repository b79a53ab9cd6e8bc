//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamTesting
import Testing

/// What failing tests print: which test an issue is laid to, and at which line.
@Suite(.disabled(if: ChildRun.isChild))
struct FailingCasesTests {
    private func expect(
        _ test: String,
        at mark: String,
        saying texts: String...,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let issues = ChildRun.issues(of: test)
        try #require(issues.count == 1, "\(issues)\n\(ChildRun.swiftTesting)", sourceLocation: sourceLocation)
        let wanted = line(of: mark, in: FailingCases.file)
        try #require(wanted > 0, sourceLocation: sourceLocation)
        #expect(issues[0].line == wanted, "\(issues[0])", sourceLocation: sourceLocation)
        for text in texts {
            #expect(issues[0].message.contains(text), sourceLocation: sourceLocation)
        }
    }

    @Test func anUnmetExpectationIsReportedAtItsLine() throws {
        try expect("unmetExpectation", at: "unmet", saying: "close() was wanted exactly 2 times, and was called never")
    }

    @Test func anUnusedGivenIsReportedAtItsLine() throws {
        try expect("unusedGiven", at: "unused", saying: "No call used the given connect(to: \"a\")", ".lenient()")
    }

    @Test func aLenientScopeChecksStatedExpectationsOnly() throws {
        try expect("lenientScope", at: "lenient")
    }

    @Test func unusedGivensOfAFailedTestAreNoNews() throws {
        try expect("unusedGivenOfAFailedTest", at: "already")
    }

    @Test func aMismatchIsReportedAtTheSpy() throws {
        try expect("mismatch", at: "mismatch", saying: "argument 1 is \"b\", wanted \"a\"")
    }

    @Test func aCallWithoutAGivenIsReportedOnceAtTheSpy() throws {
        try expect("unstubbed", at: "unstubbed", saying: "connect(to: \"x\")", "the fallback false", ".relaxed()")
    }

    @Test func aVerificationIsReportedAtItsLine() throws {
        try expect("verification", at: "verify")
    }

    @Test func whatIsFoundOffTheTaskIsLaidToTheTest() throws {
        try expect("verificationOffTheTask", at: "detached")
    }

    @Test func aStrictScopeReportsUnverifiedInteractions() throws {
        try expect("strict", at: "strict", saying: "1 call was not verified", "close()")
    }

    @Test func aWrongOrderIsReportedAtItsLine() throws {
        try expect("order", at: "order", saying: "close() was not called after connect(to: \"a\")")
    }

    @Test func aWaitInVainIsReportedOnceAtItsLine() throws {
        try expect("waitInVain", at: "wait", saying: "was waited for")
    }

    @Test func anErrorOnItsWayOutIsNotMasked() {
        let issues = ChildRun.issues(of: "errorOnItsWayOut")
        #expect(issues.count == 2)
        #expect(issues.contains { $0.message.contains("Caught error: .thrown") })
        #expect(issues.contains { $0.line == line(of: "masked", in: FailingCases.file) })
    }

    @Test func aLookupThatLeftItsTestIsLaidToIt() {
        let issues = ChildRun.issues(of: "lookupThatLeftItsTask")
        #expect(issues.count == 1)
        #expect(issues.first?.message.contains("by work that left the task of its test") == true)
    }

    @Test func aLookupThatCouldBeOfSeveralTestsIsReportedForTheRun() {
        #expect(ChildRun.issues(of: "lookupWithTwoScopesOpen").isEmpty)
        #expect(ChildRun.runIssues.filter { $0.message.contains("whose work it is cannot be told") }.count == 1)
    }

    @Test func aMismatchOfALaterSpyOfAKeyNamesTheGivensOfTheFirst() {
        let issues = ChildRun.issues(of: "mismatchOfALaterSpy")
        #expect(issues.count == 1)
        #expect(issues.first?.message.contains("argument 1 is 2, wanted 1") == true)
    }

    @Test func aLateCallIsReportedForTheRunAndNotForABystander() {
        #expect(ChildRun.issues(of: "lateCall").isEmpty)
        #expect(ChildRun.issues(of: "theNextTest").isEmpty)
        let late = ChildRun.runIssues.filter { $0.message.contains("lateCall()") }
        #expect(late.count == 1, "\(ChildRun.swiftTesting)")
        #expect(late.first?.message.contains("after the test that owns the spy had ended") == true)
    }

    @Test func aLookupAfterTheEndIsAnsweredAndItsCallReportedForTheRun() {
        #expect(ChildRun.issues(of: "lookupAfterTheEnd").isEmpty)
        #expect(ChildRun.issues(of: "theTestAfterTheLookup").isEmpty)
        let late = ChildRun.runIssues.filter { $0.message.contains("lookupAfterTheEnd()") }
        #expect(late.count == 1, "\(ChildRun.swiftTesting)")
        #expect(late.first?.message.contains("close() was called after the test that owns the spy had ended") == true)
    }

    @Test func aTeardownThatThrowsFailsItsTest() {
        let issues = ChildRun.issues(of: "teardownThatThrows")
        #expect(issues.count == 1, "\(ChildRun.swiftTesting)")
        #expect(issues.first?.message.contains("1 teardown failed") == true)
    }

    @Test func aTeardownThatNobodyAwaitsIsReported() throws {
        try expect("teardownThatNobodyAwaits", at: "not awaited", saying: "onClose of: ", "{ scope async in … }")
    }

    @Test func anIssueOfTheUsersOffTheTaskIsToldOnce() {
        #expect(ChildRun.runIssues.filter { $0.message.contains("the user's own") }.count == 1)
    }

    @Test func aBrokenGraphFailsTheTestBeforeItRuns() {
        let issues = ChildRun.issues(of: "brokenGraph")
        #expect(issues.count == 1)
        #expect(issues.first?.message.contains("Needy") == true)
        #expect(issues.first?.message.contains("the body ran") == false)
    }

    @Test func aPrivateBoundaryThatAModuleNeedsSaysHowToNameItsSpy() {
        let issues = ChildRun.issues(of: "missingPrivateBoundary")
        #expect(issues.count == 1)
        #expect(issues.first?.message.contains("scope.use(…Spy.self, for: (any Veiled).self)") == true, "\(issues)")
    }

    @Test func scopesByHandReportAtTheLine() throws {
        try expect("unmetInWithTestScope", at: "by hand")
        try expect("failedAlready", at: "failed by hand")
        let issues = ChildRun.issues(of: "errorInWithTestScope")
        #expect(issues.count == 2)
        #expect(issues.contains { $0.line == line(of: "by hand, masked", in: FailingCases.file) })
    }

    @Test func anExpectationThatNothingWouldCheckIsAnIssue() throws {
        try expect(
            "expectationOutsideOfAnyScope",
            at: "endless",
            saying: "close() is expected of a spy that was made outside"
        )
    }

    @Test func aSpyWithoutAScopeIsAnIssueAndNoTrap() throws {
        try expect("spyWithoutAScope", at: "no scope", saying: "where no test scope is open", "@Suite(.testScope(")
    }

    @Test func endingTwiceDoesNothing() throws {
        try expect("endedTwice", at: "ended")
    }

    @Test func spiesOutsideOfAnyScopeReportToTheTest() throws {
        try expect("outsideOfAnyScope", at: "outside")
    }
}
