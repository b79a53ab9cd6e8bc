//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Reads feeds in JSON Feed 1.
package struct JSONFeedParser: FeedParsing {
    private let dates: DateReader
    private let text: TextCleaner

    package init(dates: DateReader, text: TextCleaner) {
        self.dates = dates
        self.text = text
    }

    private struct Document: Decodable {
        let version: String
        let title: String
        let items: [Item]
    }

    private struct Item: Decodable {
        let id: String
        let url: String?
        let title: String?
        let summary: String?
        let contentText: String?
        let contentHTML: String?
        let datePublished: String?

        enum CodingKeys: String, CodingKey {
            case id
            case url
            case title
            case summary
            case contentText = "content_text"
            case contentHTML = "content_html"
            case datePublished = "date_published"
        }
    }

    package func feed(in document: FeedDocument) throws(FeedError) -> Feed? {
        guard case .json(let data) = document else {
            return nil
        }
        let content: Document
        do {
            content = try JSONDecoder().decode(Document.self, from: data)
        } catch {
            throw .malformed("it lacks what JSON Feed demands")
        }
        guard content.version.hasPrefix("https://jsonfeed.org/version/") else {
            return nil
        }
        return Feed(title: text.clean(content.title), articles: content.items.map(article))
    }

    private func article(_ item: Item) -> Article {
        let body = item.summary ?? item.contentText ?? item.contentHTML
        return Article(
            id: item.id,
            title: text.clean(item.title ?? body),
            link: item.url.map(text.clean),
            published: dates.date(item.datePublished),
            summary: text.clean(body)
        )
    }
}
