//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies
import Testing

struct HoldTests {
    @Test func aHeldCallWaitsForItsAnswer() async throws {
        let files = FileAccessingSpy()
        let hold = files.$fetch(1).holds()
        async let pages = files.fetch(1)
        try await files.$fetch(1).wait(for: .once)
        hold.release(returning: ["late"])
        #expect(try await pages == ["late"])
        #expect(try await files.fetch(1) == ["late"])
    }

    @Test func aHeldCallMayBeReleasedWithAnError() async throws {
        let files = FileAccessingSpy()
        let hold = files.$fetch(.any).holds()
        let pages = Task { try await files.fetch(1) }
        try await files.$fetch(.any).wait()
        hold.release(throwing: DiskFault.full)
        await #expect(throws: DiskFault.full) { try await pages.value }
    }

    @Test func allCallsThatUseTheGivenWait() async throws {
        let files = FileAccessingSpy()
        let hold = files.$fetch(.any).holds()
        try await withThrowingTaskGroup { group in
            for page in 0..<5 { group.addTask { try await files.fetch(page) } }
            try await files.$fetch(.any).wait(for: 5)
            hold.release(returning: [])
            for try await pages in group { #expect(pages == []) }
        }
        #expect(hold.waiting == 0)
    }

    @Test func aCancelledCallWaitsNoLonger() async throws {
        let files = relaxed(FileAccessingSpy())
        _ = files.$fetch(.any).holds()
        let task = Task { try await files.fetch(1) }
        try await files.$fetch(.any).wait()
        task.cancel()
        _ = await task.result
    }

    @Test func theEndOfTheScopeLetsHeldCallsGo() async throws {
        let scope = SpyScope(sink: FindingCollector())
        defer { scope.release() }
        let files = scope.withCurrent { FileAccessingSpy() }
        _ = files.$fetch(.any).holds()
        let task = Task { try await files.fetch(1) }
        try await files.$fetch(.any).wait()
        #expect(scope.end())
        _ = await task.result
    }
}
