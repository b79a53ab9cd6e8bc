//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies
import Testing

/// Whole messages: what happened, of which spy, which requirement, what came instead, how to mend it.
struct MessageTests {
    @Test func aFailedVerificationPrintsEverythingThatIsKnown() {
        let found = findings { _ in
            let files = FileAccessingSpy()
            files.$size(of: "a").returns(1)
            _ = files.size(of: "a")
            try files.write([1], to: "x")
            files.$size(of: "b").verify(.exactly(2))
        }
        let line = #line - 6
        #expect(
            found.last?.message == """
                size(of: "b") was wanted exactly 2 times, and was called never.
                  spy: FileAccessingSpy, made at MessageTests.swift:\(line)
                  requirement: size(of:) | (String) -> Int
                  calls of size(of:):
                    size(of: "a") – differs: argument 1 is "a", wanted "b"
                  other calls of the spy:
                    write([1], to: "x")
                  givens of size(of:):
                    size(of: "a") returns 1, used once, said at MessageTests.swift:\(line + 1)
                  Make the code under test call it so, or widen the matchers or the count.
                """
        )
    }

    @Test func aCallWithoutAGiven() {
        let line = #line
        let found = findings { _ in _ = FileAccessingSpy().size(of: "a") }
        #expect(
            found.first?.message == """
                size(of: "a") was called, and nothing says what it returns; it returned the fallback 0.
                  spy: FileAccessingSpy, made at MessageTests.swift:\(line + 1)
                  requirement: size(of:) | (String) -> Int
                  Stub it, fileAccessingSpy.$size(of: .any).returns(…), or let it pass, fileAccessingSpy.$size(of: .any).relaxed().
                """
        )
    }

    @Test func aMismatch() {
        let line = #line
        let found = findings { _ in
            let wide = WideSpy()
            wide.$six(1, .greaterThan(5), "x").returns(3)
            relaxed(wide)
            _ = wide.six(1, 2, "y")
            _ = wide.six(1, 6, "x")
        }
        #expect(
            found.first?.message == """
                six(1, 2, "y") was called, and none of the givens of six(_:_:_:) matches it.
                  spy: WideSpy, made at MessageTests.swift:\(line + 2)
                  requirement: six(_:_:_:) | (Int, Int, String) -> Int
                  given at MessageTests.swift:\(line + 3): six(1, .greaterThan(5), "x") – argument 2 is 2, wanted \
                .greaterThan(5); argument 3 is "y", wanted "x"
                  Let a given match these arguments, or say wideSpy.$six(.any, .any, .any).lenient().
                """
        )
    }

    @Test func aWrongOrder() {
        let line = #line
        let found = findings { _ in
            let files = FileAccessingSpy()
            files.remove("x")
            files.close()
            verifyInOrder(files.$close(), files.$remove("x"))
        }
        #expect(
            found.first?.message == """
                remove("x") was not called after close(), where the order wants it. It came before that.
                  spy: FileAccessingSpy, made at MessageTests.swift:\(line + 2)
                  wanted order:
                    close()
                    remove("x")
                  calls, in order:
                    remove("x")
                    close()
                  Make the calls come in the wanted order, or verify them without one.
                """
        )
    }

    @Test func anUnusedGiven() {
        let line = #line
        let found = findings { _ in
            let files = FileAccessingSpy()
            files.$size(of: "a").returns(1)
        }
        #expect(
            found.first?.message == """
                No call used the given size(of: "a").
                  spy: FileAccessingSpy, made at MessageTests.swift:\(line + 2)
                  requirement: size(of:) | (String) -> Int
                  calls of size(of:): none
                  Delete the given, let the code under test make the call, or say .lenient() after it.
                """
        )
    }
}
