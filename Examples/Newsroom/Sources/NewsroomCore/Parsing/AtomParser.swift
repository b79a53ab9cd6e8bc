//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Reads feeds in the Atom format (RFC 4287).
package struct AtomParser: FeedParsing {
    private let dates: DateReader
    private let text: TextCleaner

    package init(dates: DateReader, text: TextCleaner) {
        self.dates = dates
        self.text = text
    }

    package func feed(in document: FeedDocument) throws(FeedError) -> Feed? {
        guard case .markup(let root) = document, root.name == "feed" else {
            return nil
        }
        return Feed(title: text.clean(root["title"]?.text), articles: root.all("entry").map(article))
    }

    private func article(_ entry: MarkupElement) -> Article {
        let links = entry.all("link")
        let link = links.first { $0.attributes["rel"] ?? "alternate" == "alternate" } ?? links.first
        return Article(
            id: entry["id"]?.text ?? link?.attributes["href"] ?? "",
            title: text.clean(entry["title"]?.text),
            link: (link?.attributes["href"]).map(text.clean),
            published: dates.date(entry["published"]?.text ?? entry["updated"]?.text),
            summary: text.clean(entry["summary"]?.text ?? entry["content"]?.text)
        )
    }
}
