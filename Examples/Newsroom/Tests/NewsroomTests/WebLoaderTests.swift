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

/// What is asked of servers, and what is kept of their answers.
@Suite(.testScope(NewsroomModule.underTest))
struct WebLoaderTests {
    private let client = spy(HTTPClientSpy.self)
    private let files = spy(FileStoringSpy.self)
    private let loader: any FeedLoading

    init() throws {
        let loaders: [any FeedLoading] = injected()
        loader = try #require(loaders.first { $0.canLoad(.web(.feed)) })
    }

    private func keep(_ entry: FeedCache.Entry) throws {
        files.$contents(of: .any).returns(try JSONEncoder().encode(entry))
    }

    @Test func answersAreKeptWithTheirTags() async throws {
        files.$contents(of: .any).returns(nil)
        client.$response(to: .any).returns(
            HTTPResponse(status: 200, headers: ["etag": "v1", "LAST-MODIFIED": "yesterday"], body: .rss("One"))
        )

        #expect(try await loader.load(.web(.feed)) == .rss("One"))

        let (kept, path) = try #require(files.$write(.any, to: .any).calls.first)
        #expect(path.hasPrefix("/cache/feeds/"))
        #expect(
            try JSONDecoder().decode(FeedCache.Entry.self, from: kept)
                == FeedCache.Entry(url: .feed, body: .rss("One"), tag: "v1", modified: "yesterday")
        )
    }

    @Test func whatIsKeptIsNotSentAgain() async throws {
        try keep(FeedCache.Entry(url: .feed, body: .rss("Kept"), tag: "v1"))
        client.$response(to: .matching { $0.asks(for: "v1") }).returns(HTTPResponse(status: 304))

        #expect(try await loader.load(.web(.feed)) == .rss("Kept"))

        files.$write(.any, to: .any).verify(.never)
    }

    @Test func whatIsKeptIsShownWhenTheServerIsGone() async throws {
        try keep(FeedCache.Entry(url: .feed, body: .rss("Kept")))
        client.$response(to: .any).throws(.unreachable("no route"))

        #expect(try await loader.load(.web(.feed)) == .rss("Kept"))
    }

    @Test func whatIsKeptOfAnotherFeedIsNotShown() async throws {
        try keep(FeedCache.Entry(url: URL(string: "https://other.example")!, body: .rss("Kept")))
        client.$response(to: .any).throws(.unreachable("no route"))

        await #expect(throws: FeedError.unreachable("no route")) { try await loader.load(.web(.feed)) }
    }

    @Test func nothingChangedMeansNothingWithoutWhatWasKept() async throws {
        files.$contents(of: .any).throws(CocoaError(.fileReadNoPermission))
        client.$response(to: .any).returns(HTTPResponse(status: 304))

        await #expect(throws: FeedError.self) { try await loader.load(.web(.feed)) }

        spy(LoggingSpy.self).$log(.matching { $0.contains("cannot be read") }).verify(.once)
    }

    @Test func aCacheThatCannotBeWrittenIsLoggedOnly() async throws {
        files.$contents(of: .any).returns(nil)
        files.$write(.any, to: .any).throws(CocoaError(.fileWriteOutOfSpace))
        client.$response(to: .any).returns(HTTPResponse(status: 200, body: .rss("One")))

        #expect(try await loader.load(.web(.feed)) == .rss("One"))

        spy(LoggingSpy.self).$log(.matching { $0.contains("cannot be kept") }).verify(.once)
    }

    @Test(.testScope { $0.override(.userAgent) { "Tester" } })
    func serversAreToldWhoAsks() async throws {
        files.$contents(of: .any).returns(nil)
        client.$response(to: .any).returns(HTTPResponse(status: 200))

        _ = try await loader.load(.web(.feed))

        let request = try #require(client.$response(to: .any).calls.first)
        #expect(request.headers["User-Agent"] == "Tester")
        #expect(request.timeout == .seconds(5))
    }
}
