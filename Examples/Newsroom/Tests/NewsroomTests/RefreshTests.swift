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

/// Whole refreshes in a test scope: the app is real, and all that surrounds it are spies.
@Suite(.testScope(NewsroomModule.underTest))
struct RefreshTests {
    private let client = spy(HTTPClientSpy.self)
    private let files = spy(FileStoringSpy.self)
    private let time = spy(TimeProvidingSpy.self)
    private let newsroom: Newsroom = injected()

    init() {
        time.$now.get.returns(Date(timeIntervalSince1970: 0))
        files.$contents(of: .any).returns(nil)
        files.$contents(of: "/feeds/local.json").returns(.jsonFeed("From a file"))
        client.$response(to: .any).returns(HTTPResponse(status: 200, body: .rss("From the web")))
    }

    @Test func storiesOfAllFeedsMakeAnEdition() async throws {
        let edition = try await newsroom.refresh()

        #expect(edition.stories.map(\.article.title) == ["From a file", "From the web"])
        #expect(edition.stories.map(\.feed) == ["Local", "News"])
        #expect(edition.notes == [])
        #expect(edition.feeds == 2)
        #expect(edition.date == Date(timeIntervalSince1970: 0))
    }

    @Test func aFeedThatCannotBeHadDoesNotStopTheOthers() async throws {
        client.$response(to: .any).returns(HTTPResponse(status: 410))

        let edition = try await newsroom.refresh()

        #expect(edition.stories.map(\.article.title) == ["From a file"])
        #expect(edition.notes == ["https://news.example/feed: the server answered with status 410"])
        #expect(edition.feeds == 1)
    }

    @Test func everyRefreshHasAReportOfItsOwn() async throws {
        client.$response(to: .any).throws(.badAnswer("nonsense"), then: .fallThrough)
            .returns(HTTPResponse(status: 200, body: .rss("Back again")))

        let first = try await newsroom.refresh()
        let second = try await newsroom.refresh()

        #expect(first.notes.count == 1)
        #expect(second.notes == [])
        #expect(second.stories.map(\.article.title) == ["From a file", "Back again"])
    }

    @Test func storiesAreNewOnce() async throws {
        let first = try await newsroom.refresh()
        let second = try await newsroom.refresh()

        #expect(first.stories.map(\.isNew) == [true, true])
        #expect(second.stories.map(\.isNew) == [false, false])
    }

    @Test func whatTwoFeedsHaveInCommonIsShownOnce() async throws {
        client.$response(to: .any).returns(HTTPResponse(status: 200, body: .rss("Twice", "Twice", "Once")))

        let edition = try await newsroom.refresh()

        #expect(edition.stories.map(\.article.title) == ["From a file", "Once", "Twice"])
    }

    @Test(
        .testScope { registry in
            registry.override(Settings.self) { Settings(feeds: [.file("/feeds/local.json")], limit: 1) }
        }
    )
    func onlyTheFeedsOfTheSettingsAreAsked() async throws {
        let edition = try await newsroom.refresh()

        #expect(edition.stories.count == 1)
        verifyNoInteractions(client)
    }
}
