//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies
import Testing

struct VerifyingTests {
    @Test func aSpyWhoseScopeIsOverSaysThatItForgotItsCalls() {
        let collector = FindingCollector()
        let scope = SpyScope(sink: collector)
        let files = scope.withCurrent { FileAccessingSpy() }
        let line = #line - 1
        files.remove("a")
        _ = scope.end()
        files.$remove("a").verify()
        #expect(collector.findings.isEmpty)
        scope.release()
        files.$remove("a").verify(.never)
        #expect(
            collector.findings.map(\.message) == [
                """
                Calls were asked for after the test that owns the spy had ended.
                  spy: FileAccessingSpy, made at VerifyingTests.swift:\(line)
                  requirement: remove(_:) | (String)
                  When its test ends, a spy lets go of what it recorded. Verify before, inside of the test or of withTestScope.
                """
            ]
        )
    }

    @Test func verifyWithoutACountMeansAtLeastOnce() {
        let found = findings { _ in
            let files = FileAccessingSpy()
            files.$close().verify()
            files.close()
            files.close()
            files.$close().verify()
        }
        #expect(found.map(\.kind) == [.verification])
    }

    @Test func verifyingConsumesNothing() {
        let files = FileAccessingSpy()
        files.close()
        files.$close().verify(.once)
        files.$close().verify(.once)
        files.$close().verify(1...1)
    }

    @Test func expectationsAreCheckedAtTheEnd() {
        let found = findings { _ in
            let files = FileAccessingSpy()
            files.$close().expects(.exactly(2))
            files.$remove("a").expects(.never)
            files.$remove("b").expects(1...2)
            files.close()
            files.remove("a")
            files.remove("b")
        }
        #expect(found.map(\.kind) == [.unmetExpectation, .unmetExpectation])
        #expect(Set(found.compactMap(\.place?.line)) == [#line - 8, #line - 7])
    }

    @Test func unusedGivensAreReported() {
        let found = findings { _ in
            let files = FileAccessingSpy()
            files.$size(of: "a").returns(1)
            files.$size(of: "b").returns(2).lenient()
            files.$size(of: "c").returns(3)
            _ = files.size(of: "c")
        }
        #expect(found.map(\.kind) == [.unusedGiven])
        #expect(found[0].place?.line == #line - 6)
    }

    @Test(arguments: [Strictness.lenient, .standard]) func unusedGivensAreNoNewsOfAFailedOrLenientTest(
        _ level: Strictness
    ) {
        let found = findings(level, hasFailed: level != .lenient) { _ in
            FileAccessingSpy().$size(of: "a").returns(1)
        }
        #expect(found.isEmpty)
    }

    @Test func givensOfSharedSetUpAreLenient() {
        struct Suite {
            let early: FileAccessingSpy
            init() {
                early = FileAccessingSpy()
                early.$size(of: "a").returns(1)
            }
        }
        #expect(findings { _ in _ = Suite() }.isEmpty)
    }

    @Test func aStrictScopeWantsEveryCallVerifiedOrAnswered() {
        let found = findings(.strict) { _ in
            let files = FileAccessingSpy()
            files.$size(of: .any).returns(1)
            _ = files.size(of: "answered")
            files.close()
            files.$close().verify()
            files.$remove("expected").expects(.once)
            files.remove("expected")
            files.remove("forgotten")
        }
        #expect(found.map(\.kind) == [.unverified])
        #expect(found[0].message.contains("remove(\"forgotten\")"))
        #expect(!found[0].message.contains("expected\""))
    }

    // MARK: - No other interactions

    @Test func noMoreInteractions() {
        let found = findings { _ in
            let (files, wide) = (FileAccessingSpy(), WideSpy())
            files.close()
            files.$close().verify()
            verifyNoMoreInteractions(files, wide)
            files.remove("x")
            wide.attach(nil)
            verifyNoMoreInteractions(files, wide)
        }
        #expect(found.map(\.kind) == [.verification, .verification])
    }

    @Test func noInteractions() {
        let found = findings { _ in
            let files = FileAccessingSpy()
            verifyNoInteractions(files)
            files.close()
            files.$close().verify()
            verifyNoInteractions(files)
        }
        #expect(found.count == 1)
    }

    // MARK: - Reset

    @Test func resetForgetsTheNamedParts() {
        let found = findings { _ in
            let files = FileAccessingSpy()
            files.$size(of: .any).returns(1)
            files.$close().expects(.exactly(5))
            let probe = FileAccessingSpy()
            files.$close().performs { probe.close() }
            files.close()
            reset(files, .invocations)
            files.$close().verify(.never)
            #expect(files.size(of: "") == 1)
            reset(files, .performs, .expectations)
            files.close()
            probe.$close().verify(.once)
            reset(files, .givens)
            relaxed(files)
            #expect(files.size(of: "") == 0)
        }
        #expect(found.isEmpty)
    }

    @Test func resetWithoutAListForgetsAll() {
        let wide = relaxed(WideSpy())
        wide.$title.stores("kept")
        wide.title = "set"
        #expect(wide.title == "set")
        reset(wide)
        #expect(wide.title == "")
        wide.$title.set(.any).verify(.never)
    }

    @Test func theStaticSideIsResetToo() {
        let scope = SpyScope(sink: FindingCollector())
        defer { scope.release() }
        scope.withCurrent {
            WideSpy.$boot(.any).returns(true)
            _ = WideSpy.boot(1)
            reset(WideSpy.self)
            WideSpy.$boot(.any).verify(.never)
        }
    }
}

struct OrderTests {
    @Test func callsInOrderAcrossSpiesWithOthersBetween() {
        let (files, wide) = (FileAccessingSpy(), WideSpy())
        files.close()
        wide.attach(nil)
        files.remove("x")
        files.close()
        verifyInOrder(files.$close(), files.$remove("x"), files.$close())
        verifyInOrder(wide.$attach(.any), files.$close())
    }

    @Test func aWrongOrderIsReported() {
        let found = findings { _ in
            let files = FileAccessingSpy()
            files.remove("x")
            files.close()
            verifyInOrder(files.$close(), files.$remove("x"))
        }
        #expect(found.count == 1)
        #expect(found[0].message.contains("It came before that."))
    }

    @Test func aSequenceIsExactlyTheseCalls() {
        let (files, wide, other) = (FileAccessingSpy(), WideSpy(), FileAccessingSpy())
        files.close()
        other.close()
        wide.attach(nil)
        verifySequence(files.$close(), wide.$attach(.nil))
        let found = findings { _ in
            let files = FileAccessingSpy()
            files.close()
            files.remove("extra")
            files.close()
            verifySequence(files.$close(), files.$close())
        }
        #expect(found.count == 1)
        #expect(found[0].message.contains("remove(\"extra\")"))
    }

    @Test func aSequenceTellsSpiesOfOneTypeApart() {
        let found = findings { _ in
            let (first, second) = (FileAccessingSpy(), FileAccessingSpy())
            second.close()
            first.close()
            verifySequence(second.$close(), first.$close())
            verifySequence(first.$close(), second.$close())
        }
        #expect(found.count == 1)
    }
}
