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

/// What users see, on the main actor.
@Suite(.testScope(NewsroomModule.underTest))
@MainActor
struct NewsPresenterTests {
    private let terminal = spy(TerminalWritingSpy.self)
    @Injected(on: .mainActor) private var presenter: NewsPresenter

    private let story = Story(
        Article(id: "1", title: "One", link: "https://a.example/1", published: .distantPast, summary: "A summary"),
        from: "News",
        isNew: true
    )

    init() {
        terminal.$width.get.returns(40)
    }

    private func lines(of edition: Edition) -> [String] {
        presenter.show(edition)
        return terminal.$write(.any).calls
    }

    @Test func storiesAreShownWithTheirSource() {
        #expect(
            lines(of: Edition(date: .now, stories: [story], feeds: 1)) == [
                "1 story, 1 new",
                "",
                "● One",
                "  News · 0001-01-01 · https://a.example…",
                "  A summary",
            ]
        )
    }

    @Test func whatWasSeenHasNoDot() {
        let seen = Story(Article(id: "1", title: "One", summary: "One"), from: "News")
        #expect(
            lines(of: Edition(date: .now, stories: [seen, seen], feeds: 1)) == [
                "2 stories, 0 new", "", "  One", "  News", "", "  One", "  News",
            ]
        )
    }

    @Test func whatWentWrongComesLast() {
        #expect(
            lines(of: Edition(date: .now, stories: [], notes: ["a: broken"], feeds: 0)) == [
                "0 stories, 0 new", "", "! a: broken",
            ]
        )
    }
}
