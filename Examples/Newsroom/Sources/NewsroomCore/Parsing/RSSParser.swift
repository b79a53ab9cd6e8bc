//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Reads feeds in RSS 2.0.
package struct RSSParser: FeedParsing {
    private let dates: DateReader
    private let text: TextCleaner

    package init(dates: DateReader, text: TextCleaner) {
        self.dates = dates
        self.text = text
    }

    package func feed(in document: FeedDocument) throws(FeedError) -> Feed? {
        guard case .markup(let root) = document, root.name == "rss" else {
            return nil
        }
        guard let channel = root["channel"] else {
            throw .malformed("it has no channel")
        }
        return Feed(title: text.clean(channel["title"]?.text), articles: channel.all("item").map(article))
    }

    private func article(_ item: MarkupElement) -> Article {
        let link = (item["link"]?.text).map(text.clean)
        return Article(
            id: item["guid"]?.text ?? link ?? item["title"]?.text ?? "",
            title: text.clean(item["title"]?.text ?? item["description"]?.text),
            link: link,
            published: dates.date(item["pubDate"]?.text),
            summary: text.clean(item["description"]?.text)
        )
    }
}
