//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Sends a request again when it fails in a way that may pass.
///
/// It decorates whichever client is registered: see ``FetchingModule``.
package struct RetryingHTTPClient: HTTPClient {
    private let base: any HTTPClient
    private let policy: RetryPolicy
    private let time: any TimeProviding
    private let log: any Logging

    package init(base: any HTTPClient, policy: RetryPolicy, time: any TimeProviding, log: any Logging) {
        self.base = base
        self.policy = policy
        self.time = time
        self.log = log
    }

    package func response(to request: HTTPRequest) async throws(FeedError) -> HTTPResponse {
        var attempt = 1
        while true {
            let failure: FeedError
            do {
                let response = try await base.response(to: request)
                failure = .badStatus(response.status)
                guard failure.isPassing, attempt < policy.attempts else {
                    return response
                }
            } catch {
                guard error.isPassing, attempt < policy.attempts else {
                    throw error
                }
                failure = error
            }
            log.log("attempt \(attempt) for \(request.url) failed: \(failure)")
            do {
                try await time.sleep(for: policy.delay(after: attempt))
            } catch {
                // Nobody waits any more.
                throw failure
            }
            attempt += 1
        }
    }
}

/// How often and how soon a request is sent again.
package struct RetryPolicy: Hashable, Sendable {
    package let attempts: Int
    package let firstDelay: Duration

    package init(attempts: Int, firstDelay: Duration = .milliseconds(200)) {
        self.attempts = attempts
        self.firstDelay = firstDelay
    }

    package init(settings: Settings) {
        self.init(attempts: settings.attempts)
    }

    /// Each pause is twice as long as the one before it.
    package func delay(after attempt: Int) -> Duration {
        firstDelay * (1 << min(attempt - 1, 10))
    }
}
