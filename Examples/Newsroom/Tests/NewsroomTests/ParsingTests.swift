//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import NewsroomCore
import Seam
import Testing

/// Formats, dates and text: no boundary is near, so a plain container does.
struct ParsingTests {
    private let reader: FeedReader

    init() throws {
        reader = try Container(ParsingModule(), context: .test).resolve(FeedReader.self)
    }

    private func feed(_ text: String) throws -> Feed {
        try reader.feed(in: Data(text.utf8))
    }

    @Test func rssIsRead() throws {
        let feed = try feed(
            """

            <?xml version="1.0"?>
            <rss xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title> A &amp; B </title>
              <item><title>One</title><link>https://a.example/1</link><guid>id-1</guid>
                <pubDate>Mon, 01 Dec 2025 10:00:00 +0200</pubDate><description>&lt;b&gt;Bold&lt;/b&gt; text</description></item>
              <item><description>No title</description></item>
            </channel></rss>
            """
        )
        #expect(feed.title == "A & B")
        #expect(
            feed.articles.first
                == Article(
                    id: "id-1",
                    title: "One",
                    link: "https://a.example/1",
                    published: Date(timeIntervalSince1970: 1_764_576_000),
                    summary: "Bold text"
                )
        )
        #expect(feed.articles.last?.title == "No title")
    }

    @Test func atomIsRead() throws {
        let feed = try feed(
            """
            <feed xmlns="http://www.w3.org/2005/Atom"><title>Atom</title>
              <entry><id>e1</id><title type="html">&lt;i&gt;One&lt;/i&gt;</title>
                <link rel="edit" href="https://a.example/edit"/><link href="https://a.example/1"/>
                <updated>2025-12-01T08:00:00.5Z</updated><content>Body</content></entry>
            </feed>
            """
        )
        let article = try #require(feed.articles.first)
        #expect(article.title == "One")
        #expect(article.link == "https://a.example/1")
        #expect(article.published == Date(timeIntervalSince1970: 1_764_576_000.5))
        #expect(article.summary == "Body")
    }

    @Test func jsonFeedIsRead() throws {
        let feed = try feed(
            #"""
            {"version": "https://jsonfeed.org/version/1", "title": "JSON",
             "items": [{"id": "1", "content_html": "<p>Only &#8211; text</p>"}]}
            """#
        )
        #expect(feed.articles == [Article(id: "1", title: "Only – text", summary: "Only – text")])
    }

    @Test(arguments: [
        ("", FeedError.unknownFormat),
        ("plain text", .unknownFormat),
        ("<html><body/></html>", .unknownFormat),
        (#"{"version": "1", "title": "", "items": []}"#, .unknownFormat),
        (#"{"title": 1}"#, .malformed("it lacks what JSON Feed demands")),
        ("<rss></rss>", .malformed("it has no channel")),
    ])
    func otherDocumentsAreRefused(text: String, error: FeedError) {
        #expect(throws: error) { try feed(text) }
    }

    @Test func brokenMarkupIsReportedWithItsLine() throws {
        let error = #expect(throws: FeedError.self) { try feed("<rss>\n<channel>\n</rss>") }
        #expect("\(try #require(error))".hasSuffix("in line 3"))
    }

    @Test func elementsWithoutEndDoNoHarm() {
        #expect(throws: FeedError.self) { try feed(String(repeating: "<a>", count: 100_000)) }
    }

    @Test(arguments: [
        ("a  b\n c", "a b c"),
        ("<p>one</p><p>two</p>", "one two"),
        ("&lt;&amp;&#38;&#x26;&hellip;", "<&&&…"),
        ("&unknown; &#xFFFFFFFF; &", "&unknown; &#xFFFFFFFF; &"),
        ("\u{1B}[31mred\u{7}", "[31mred"),
    ])
    func textBecomesPlain(text: String, plain: String) {
        #expect(TextCleaner().clean(text) == plain)
    }

    @Test(
        arguments: [
            ("2025-12-01T08:00:00Z", 1_764_576_000),
            ("2025-12-01", 1_764_547_200),
            ("Mon, 1 Dec 2025 08:00:00 GMT", 1_764_576_000),
            ("1 Dec 2025 08:00:00 +0000", 1_764_576_000),
            ("soon", nil),
            ("", nil),
        ] as [(String, TimeInterval?)]
    )
    func datesAreRead(text: String, seconds: TimeInterval?) {
        #expect(DateReader().date(text)?.timeIntervalSince1970 == seconds)
    }
}
