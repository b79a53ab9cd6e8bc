//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies
import Testing

struct GivenTests {
    // MARK: - Answers

    @Test func answersComeOneAfterTheOtherAndTheLastStays() {
        let files = FileAccessingSpy()
        files.$size(of: .any).returns(1, 2, 6)
        #expect((0..<5).map { _ in files.size(of: "x") } == [1, 2, 6, 6, 6])
    }

    @Test func answersCycle() {
        let files = FileAccessingSpy()
        files.$size(of: .any).returns(1, 2, then: .cycle)
        #expect((0..<5).map { _ in files.size(of: "x") } == [1, 2, 1, 2, 1])
    }

    @Test func aUsedUpGivenLetsTheNextBestShowThrough() {
        let files = FileAccessingSpy()
        files.$size(of: .any).returns(0)
        files.$size(of: "x").returns(1, 2, then: .fallThrough)
        #expect((0..<4).map { _ in files.size(of: "x") } == [1, 2, 0, 0])
    }

    @Test func failTwiceThenWorkIsOneLine() throws {
        let files = FileAccessingSpy()
        files.$write(.any, to: .any).throws(.full, times: 2).returns()
        #expect(throws: DiskFault.full) { try files.write([], to: "a") }
        #expect(throws: DiskFault.full) { try files.write([], to: "a") }
        try files.write([], to: "a")
        try files.write([], to: "a")
    }

    @Test func valuesAndErrorsMix() throws {
        let files = FileAccessingSpy()
        files.$read(from: .any).returns([1]).throws(DiskFault.full).returns([2], times: 2)
        #expect(try files.read(from: "") == [1])
        #expect(throws: DiskFault.full) { try files.read(from: "") }
        #expect(try files.read(from: "") == [2])
    }

    @Test func closuresAnswerWithTheArguments() throws {
        let files = FileAccessingSpy()
        files.$write(.any, to: .any).returns { data, path in
            if data.isEmpty { throw DiskFault.gone(path) }
        }
        #expect(throws: DiskFault.gone("p")) { try files.write([], to: "p") }
        try files.write([1], to: "p")
    }

    @Test func closuresOfAsyncRequirementsMayAwait() async throws {
        let files = FileAccessingSpy()
        files.$fetch(.any).returns { page in
            await Task.yield()
            return ["page \(page)"]
        }
        #expect(try await files.fetch(3) == ["page 3"])
    }

    @Test func aWrongErrorOfAClosureIsReported() {
        let found = findings { _ in
            let files = FileAccessingSpy()
            files.$write(.any, to: .any).returns { _ in throw CancellationError() }
            try files.write([], to: "p")
        }
        #expect(found.map(\.kind) == [.misuse])
        #expect(found[0].message.contains("CancellationError"))
        #expect(found[0].message.contains("DiskFault"))
    }

    // MARK: - Choosing

    @Test func moreExplicitArgumentsWin() {
        let wide = WideSpy()
        wide.$six(1, 2, .any).returns(2)
        wide.$six(1, .any, .any).returns(1)
        wide.$six(.any, .any, .any).returns(0)
        #expect(wide.six(1, 2, "") == 2)
        #expect(wide.six(1, 3, "") == 1)
        #expect(wide.six(4, 2, "") == 0)
    }

    @Test func aValueBeatsAPredicateAtEqualSums() {
        let wide = WideSpy()
        wide.$six(1, .any, .any).returns(1)
        wide.$six(.matching { $0 > 0 }, .any, .any).returns(2)
        #expect(wide.six(1, 0, "") == 1)
        #expect(wide.six(5, 0, "") == 2)
    }

    @Test func aLargerSumBeatsAValue() {
        let wide = WideSpy()
        wide.$six(.greaterThan(0), .greaterThan(0), .any).returns(2)
        wide.$six(1, .any, .any).returns(1)
        #expect(wide.six(1, 1, "") == 2)
    }

    @Test func theNewestOfEqualsWins() {
        let files = FileAccessingSpy()
        files.$size(of: .any).returns(1).lenient()
        files.$size(of: .any).returns(2)
        #expect(files.size(of: "") == 2)
    }

    @Test func aSpyMaySayOldestFirst() {
        let files = FileAccessingSpy()
        files.$size(of: .any).returns(1)
        files.$size(of: .any).returns(2)
        #expect(oldestFirst(files).size(of: "") == 1)
        files.$size(of: .any).returns(3)
        #expect(files.size(of: "") == 1)
    }

    @Test func aScopeMaySayOldestFirst() {
        let scope = SpyScope(sink: FindingCollector())
        defer { scope.release() }
        scope.isOldestFirst = true
        scope.withCurrent {
            let files = FileAccessingSpy()
            files.$size(of: .any).returns(1)
            files.$size(of: .any).returns(2)
            #expect(files.size(of: "") == 1)
        }
    }

    @Test func captorsDoNotMakeAGivenMoreSpecific() {
        let files = FileAccessingSpy()
        files.$size(of: .capture(into: Captor())).returns(1)
        files.$size(of: .any).returns(2)
        #expect(files.size(of: "") == 2)
    }

    // MARK: - Performs

    @Test func theBestPerformRunsBeforeTheAnswerAndIsNeverUsedUp() {
        let files = FileAccessingSpy()
        let order = Captor<String>()
        files.$size(of: .any).performs { order.append("any \($0)") }
        files.$size(of: "a").performs { order.append("a \($0)") }
        files.$size(of: .any).returns { path in
            order.append("answer")
            return path.count
        }
        #expect(files.size(of: "a") == 1)
        #expect(files.size(of: "a") == 1)
        #expect(files.size(of: "bb") == 2)
        #expect(order.values == ["a a", "answer", "a a", "answer", "any bb", "answer"])
    }

    // MARK: - No user code under a lock

    @Test func closuresMayCallTheSameSpyAndTellItMore() {
        let files = FileAccessingSpy()
        defer { reset(files) }
        files.$size(of: "outer").returns { [files] _ in
            files.$size(of: "inner").returns(5)
            return files.size(of: "inner") + 1
        }
        files.$size(of: "outer").performs { [files] _ in files.close() }
        #expect(files.size(of: "outer") == 6)
        files.$close().verify(.once)
    }

    @Test func matchersMayCallTheSameSpy() {
        let files = FileAccessingSpy()
        defer { reset(files) }
        files.$size(
            of: .matching { [files] path in
                if path == "probe" { files.close() }
                return true
            }
        ).returns(1)
        #expect(files.size(of: "probe") == 1)
        files.$close().verify(.once)
    }

    @Test func aClosureMayResetItsSpy() {
        let files = FileAccessingSpy()
        files.$size(of: .any).returns { [files] _ in
            reset(files)
            return 3
        }
        #expect(files.size(of: "x") == 3)
        files.$size(of: .any).verify(.never)
    }

    @Test func whatAClosureCapturedMayUseTheSpyAsItGoes() {
        final class Farewell: @unchecked Sendable {
            let files: FileAccessingSpy
            init(_ files: FileAccessingSpy) { self.files = files }
            deinit { files.close() }
        }
        let files = FileAccessingSpy()
        let farewell = Farewell(files)
        files.$remove(.any).returns { [farewell] _ in _ = farewell }
        files.$remove(.any).performs { [farewell] _ in _ = farewell }
        _ = consume farewell
        reset(files)
        files.$close().verify(.once)
    }

    @Test func aMatcherThatAddsAGivenWheneverItRunsIsStopped() {
        let found = findings(.lenient) { _ in
            let files = FileAccessingSpy()
            var runs = 0
            files.$size(
                of: .matching { path in
                    runs += 1
                    files.$size(of: .value("other")).returns(runs)
                    return path == "x"
                }
            ).returns(7)
            #expect(files.size(of: "x") == 7)
            #expect(runs >= 100)
            files.$size(of: "x").verify(.once)
        }
        #expect(found.map(\.kind) == [.misuse])
        #expect(found.first?.message.contains("size(of: \"x\") was matched 100 times") == true)
        #expect(found.first?.message.contains(".performs { … }") == true)
    }

    @Test func givensThatAMatcherAddsMeanwhileCount() {
        let files = FileAccessingSpy()
        defer { reset(files) }
        let first = Once()
        files.$size(
            of: .matching { [files] _ in
                if first.isFirst() { files.$size(of: "x").returns(9) }
                return true
            }
        ).returns(1)
        #expect(files.size(of: "x") == 9)
        files.$size(of: .any).verify(.once)
    }
}

/// Says whether it is asked for the first time.
final class Once: @unchecked Sendable {
    private var asked = false

    func isFirst() -> Bool {
        defer { asked = true }
        return !asked
    }
}

extension Captor {
    /// Keeps a value by way of a spy, as there is no other.
    fileprivate func append(_ value: Value) where Value == String {
        let files = FileAccessingSpy()
        files.remove(value)
        files.$remove(.capture(into: self)).verify()
    }
}
