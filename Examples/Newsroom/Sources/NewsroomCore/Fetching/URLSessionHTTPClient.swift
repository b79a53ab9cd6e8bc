//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Talks to web servers by way of Foundation.
package struct URLSessionHTTPClient: HTTPClient {
    private let session: URLSession

    package init() {
        let configuration = URLSessionConfiguration.ephemeral
        // What is kept between runs is for the feed cache to decide.
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        session = URLSession(configuration: configuration)
    }

    package func response(to request: HTTPRequest) async throws(FeedError) -> HTTPResponse {
        var urlRequest = URLRequest(url: request.url)
        urlRequest.timeoutInterval = request.timeout / .seconds(1)
        for (name, value) in request.headers {
            urlRequest.setValue(value, forHTTPHeaderField: name)
        }
        do {
            let (body, response) = try await withDeadline(request.timeout) { [session, urlRequest] in
                try await session.data(for: urlRequest)
            }
            guard let response = response as? HTTPURLResponse else {
                throw FeedError.badAnswer("it is not an HTTP response")
            }
            let headers = response.allHeaderFields.map { ("\($0.key)", "\($0.value)") }
            return HTTPResponse(
                status: response.statusCode,
                headers: Dictionary(headers, uniquingKeysWith: { $1 }),
                body: body
            )
        } catch {
            throw FeedError(ofRequest: error)
        }
    }

    /// Ends the work when it takes too long: a request's own time-out starts anew with each byte that comes in.
    private func withDeadline<Result: Sendable>(
        _ deadline: Duration,
        _ work: @escaping @Sendable () async throws -> Result
    ) async throws -> Result {
        try await withThrowingTaskGroup(of: Result.self) { group in
            group.addTask { try await work() }
            group.addTask {
                try await Task.sleep(for: deadline)
                throw FeedError.timedOut
            }
            defer { group.cancelAll() }
            guard let first = try await group.next() else {
                throw CancellationError()
            }
            return first
        }
    }
}

extension FeedError {
    /// What an error of a request means for the feed.
    fileprivate init(ofRequest error: any Error) {
        switch error {
        case let error as FeedError: self = error
        case let error as URLError where error.code == .timedOut: self = .timedOut
        case let error as URLError where error.code == .httpTooManyRedirects:
            self = .badAnswer("it redirects without end")
        case let error as URLError where [.badServerResponse, .cannotParseResponse].contains(error.code):
            self = .badAnswer("it is not HTTP")
        default: self = .unreachable(error.localizedDescription)
        }
    }
}
