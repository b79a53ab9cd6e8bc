//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Gets one feed, and sees to it that one that cannot be had does not stop the others.
package struct FeedJob: Sendable {
    private let address: FeedAddress
    private let fetcher: FeedFetcher
    private let report: RefreshReport
    private let log: any Logging

    package init(address: FeedAddress, fetcher: FeedFetcher, report: RefreshReport, log: any Logging) {
        self.address = address
        self.fetcher = fetcher
        self.report = report
        self.log = log
    }

    /// The feed's stories; nil when it could not be had, which is reported.
    package func run() async -> [Story]? {
        log.log("fetching \(address)")
        do {
            let feed = try await fetcher.feed(at: address)
            log.log("\(address) has \(feed.articles.count) articles")
            return feed.articles.map { Story($0, from: feed.title) }
        } catch {
            await report.note("\(address): \(error)")
            return nil
        }
    }
}
