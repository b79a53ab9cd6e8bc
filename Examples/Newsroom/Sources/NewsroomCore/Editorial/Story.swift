//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// An article as it is shown.
package struct Story: Hashable, Sendable {
    package let article: Article
    /// The title of the article's feed.
    package let feed: String
    /// Whether the article was never shown before.
    package var isNew = false

    package init(_ article: Article, from feed: String, isNew: Bool = false) {
        self.article = article
        self.feed = feed
        self.isNew = isNew
    }
}

/// What one refresh came to.
package struct Edition: Hashable, Sendable {
    package let date: Date
    package let stories: [Story]
    /// What went wrong on the way.
    package let notes: [String]
    /// How many feeds could be had.
    package let feeds: Int

    package init(date: Date, stories: [Story], notes: [String] = [], feeds: Int) {
        self.date = date
        self.stories = stories
        self.notes = notes
        self.feeds = feeds
    }
}
