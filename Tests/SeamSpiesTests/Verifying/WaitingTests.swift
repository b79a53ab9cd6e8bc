//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import SeamSpies
import Testing

struct WaitingTests {
    @Test func aCallThatCameAlreadyIsNotWaitedFor() async throws {
        let files = FileAccessingSpy()
        files.close()
        try await files.$close().wait()
    }

    @Test func aCallFromAnotherThreadEndsTheWait() async throws {
        let files = FileAccessingSpy()
        Thread.detachNewThread { files.remove("x") }
        try await files.$remove("x").wait(for: .atLeast(1), timeout: .seconds(60))
    }

    @Test func onlyMatchingCallsCount() async throws {
        let files = FileAccessingSpy()
        let waiting = Task { try await files.$remove("b").wait(for: 2, timeout: .seconds(60)) }
        for path in ["a", "b", "c", "b"] { files.remove(path) }
        try await waiting.value
        files.$remove(.any).verify(4)
    }

    @Test func aWaitInVainThrowsTheWholeMessage() async {
        let files = FileAccessingSpy()
        files.remove("a")
        let error = await #expect(throws: CallWaitError.self) {
            try await files.$remove("b").wait(for: .exactly(2), timeout: .milliseconds(1))
        }
        let text = "\(error!)"
        #expect(
            text.contains("remove(\"b\") was waited for at WaitingTests.swift:\(#line - 4), wanted exactly 2 times")
        )
        #expect(text.contains("argument 1 is \"a\", wanted \"b\""))
    }

    @Test func tooManyCallsEndTheWaitAtOnce() async {
        let files = FileAccessingSpy()
        files.close()
        files.close()
        await #expect(throws: CallWaitError.self) { try await files.$close().wait(for: .once, timeout: .seconds(600)) }
    }

    @Test func waitingForNoCallTakesTheWholeTime() async throws {
        try await FileAccessingSpy().$close().wait(for: .never, timeout: .milliseconds(1))
    }

    @Test func cancellationEndsTheWait() async {
        let files = FileAccessingSpy()
        let waiting = Task { try await files.$close().wait(timeout: .seconds(600)) }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
    }
}
