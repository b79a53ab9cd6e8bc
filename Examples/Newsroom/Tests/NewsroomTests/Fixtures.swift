//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import NewsroomCore

extension NewsroomModule {
    /// The app with two feeds, one from the web and one from a file.
    static let underTest = NewsroomModule(
        settings: Settings(
            feeds: [.web(URL.feed), .file("/feeds/local.json")],
            folder: "/cache",
            timeout: .seconds(5),
            attempts: 3
        )
    )
}

extension URL {
    static let feed = URL(string: "https://news.example/feed")!
}

extension Data {
    /// A feed in RSS format with an article for each title.
    static func rss(_ titles: String...) -> Data {
        let items = titles.map { "<item><title>\($0)</title><link>https://news.example/\($0)</link></item>" }
        return Data("<rss><channel><title>News</title>\(items.joined())</channel></rss>".utf8)
    }

    /// A feed in JSON Feed format with one article.
    static func jsonFeed(_ title: String, published: String = "2025-12-01T00:00:00Z") -> Data {
        Data(
            """
            {"version": "https://jsonfeed.org/version/1.1", "title": "Local", "items": [
                {"id": "1", "title": "\(title)", "date_published": "\(published)"}
            ]}
            """.utf8
        )
    }
}

extension HTTPRequest {
    /// Whether the request asks for what has changed since a tag.
    func asks(for tag: String) -> Bool { headers["If-None-Match"] == tag }
}
