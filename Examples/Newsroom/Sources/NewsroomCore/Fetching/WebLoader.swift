//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Gets feeds from web servers, or from the cache when the server has nothing newer or cannot be reached.
package struct WebLoader: FeedLoading {
    private let client: any HTTPClient
    private let cache: FeedCache
    private let settings: Settings
    private let report: RefreshReport
    private let userAgent: String

    package init(
        client: any HTTPClient,
        cache: FeedCache,
        settings: Settings,
        report: RefreshReport,
        userAgent: String
    ) {
        self.client = client
        self.cache = cache
        self.settings = settings
        self.report = report
        self.userAgent = userAgent
    }

    package func canLoad(_ address: FeedAddress) -> Bool {
        if case .web = address { true } else { false }
    }

    package func load(_ address: FeedAddress) async throws(FeedError) -> Data {
        guard case .web(let url) = address else {
            throw .unknownFormat
        }
        let kept = cache.entry(for: url)
        do {
            return try await fetch(url, unlessSameAs: kept)
        } catch {
            guard let kept, error.isPassing else {
                throw error
            }
            await report.note("\(address): \(error); showing what was kept")
            return kept.body
        }
    }

    private func fetch(_ url: URL, unlessSameAs kept: FeedCache.Entry?) async throws(FeedError) -> Data {
        var headers = ["User-Agent": userAgent]
        headers["If-None-Match"] = kept?.tag
        headers["If-Modified-Since"] = kept?.modified
        let response = try await client.response(
            to: HTTPRequest(url: url, headers: headers, timeout: settings.timeout)
        )
        switch response.status {
        case 200:
            cache.keep(
                FeedCache.Entry(
                    url: url,
                    body: response.body,
                    tag: response[header: "ETag"],
                    modified: response[header: "Last-Modified"]
                )
            )
            return response.body
        case 304:
            guard let kept else {
                throw .badAnswer("it says that nothing has changed, but nothing was kept")
            }
            return kept.body
        default:
            throw .badStatus(response.status)
        }
    }
}
