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

@Suite(.testScope(NewsroomModule.underTest))
struct OtherLoadersTests {
    private let files = spy(FileStoringSpy.self)
    private let fetcher: FeedFetcher = injected()

    @Test func filesAreRead() async throws {
        files.$contents(of: "/a").returns(.jsonFeed("One"))

        #expect(try await fetcher.feed(at: .file("/a")).articles.map(\.title) == ["One"])
    }

    @Test func filesThatAreMissingOrUnreadableAreReported() async {
        files.$contents(of: "/missing").returns(nil)
        files.$contents(of: "/unreadable").throws(CocoaError(.fileReadNoPermission))

        await #expect(throws: FeedError.fileMissing) { try await fetcher.feed(at: .file("/missing")) }
        await #expect(throws: FeedError.self) { try await fetcher.feed(at: .file("/unreadable")) }
    }

    @Test(arguments: Settings.samples) func samplesComeWithTheApp(address: FeedAddress) async throws {
        let feed = try await fetcher.feed(at: address)

        #expect(feed.articles.count == 2)
        #expect(feed.articles.allSatisfy { $0.published != nil && $0.link != nil && !$0.summary.isEmpty })
    }

    @Test func samplesThatDoNotExistAreReported() async {
        await #expect(throws: FeedError.fileMissing) { try await fetcher.feed(at: .sample("None.rss")) }
    }

    @Test(arguments: [
        ("https://a.example/feed", FeedAddress.web(URL(string: "https://a.example/feed")!)),
        ("HTTP://a.example", .web(URL(string: "HTTP://a.example")!)),
        ("file:///tmp/a.rss", .file("/tmp/a.rss")),
        ("a.rss", .file("a.rss")),
        ("https:", .file("https:")),
        ("c:/feeds", .file("c:/feeds")),
    ])
    func addressesAreUnderstood(text: String, address: FeedAddress) {
        #expect(FeedAddress(text) == address)
    }
}
