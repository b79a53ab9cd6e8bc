//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import NewsroomCore
import SeamTesting
import Testing

/// The decorator around a spy.
///
/// Its pauses are asked of a spied clock, so the tests take no time.
struct RetryingHTTPClientTests {
    private let base = HTTPClientSpy()
    private let time = TimeProvidingSpy()
    private let log = LoggingSpy()
    private let client: RetryingHTTPClient
    private let request = HTTPRequest(url: .feed, timeout: .seconds(1))
    private let good = HTTPResponse(status: 200)

    init() {
        client = RetryingHTTPClient(base: base, policy: RetryPolicy(attempts: 3), time: time, log: log)
    }

    @Test func whatFailsTwiceIsTriedThreeTimes() async throws {
        base.$response(to: .any).throws(.timedOut, times: 2).returns(good)

        #expect(try await client.response(to: request) == good)

        verifyInOrder(
            base.$response(to: .value(request)),
            time.$sleep(for: .value(.milliseconds(200))),
            base.$response(to: .value(request)),
            time.$sleep(for: .value(.milliseconds(400))),
            base.$response(to: .value(request))
        )
        log.$log(.any).verify(2)
    }

    @Test func theLastFailureIsPassedOn() async {
        base.$response(to: .any).throws(.timedOut)

        await #expect(throws: FeedError.timedOut) { try await client.response(to: request) }

        base.$response(to: .any).verify(3)
        time.$sleep(for: .any).verify(2)
    }

    @Test(arguments: [500, 503, 429, 408]) func statusesThatMayPassAreTriedAgain(status: Int) async throws {
        base.$response(to: .any).returns(HTTPResponse(status: status), good)

        #expect(try await client.response(to: request) == good)
    }

    @Test(arguments: [200, 304, 404, 410]) func otherStatusesAreFinal(status: Int) async throws {
        base.$response(to: .any).returns(HTTPResponse(status: status))

        #expect(try await client.response(to: request).status == status)

        base.$response(to: .any).verify(.once)
        verifyNoInteractions(time)
    }

    @Test func nonsenseIsFinal() async {
        base.$response(to: .any).throws(.badAnswer("nonsense"))

        await #expect(throws: FeedError.badAnswer("nonsense")) { try await client.response(to: request) }

        verifyNoInteractions(time)
    }

    @Test func whoStopsWaitingGetsTheFailure() async {
        base.$response(to: .any).throws(.unreachable("no route"))
        time.$sleep(for: .any).throws(CancellationError())

        await #expect(throws: FeedError.unreachable("no route")) { try await client.response(to: request) }

        base.$response(to: .any).verify(.once)
    }
}
