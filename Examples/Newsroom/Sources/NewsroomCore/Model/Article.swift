//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// One entry of a feed.
package struct Article: Hashable, Sendable {
    /// What tells the article from others of its feed, and stays the same when it is edited.
    package let id: String
    package let title: String
    package let link: String?
    package let published: Date?
    package let summary: String

    package init(id: String, title: String, link: String? = nil, published: Date? = nil, summary: String = "") {
        self.id = id
        self.title = title
        self.link = link
        self.published = published
        self.summary = summary
    }
}

/// What a feed says.
package struct Feed: Hashable, Sendable {
    package let title: String
    package let articles: [Article]

    package init(title: String, articles: [Article]) {
        self.title = title
        self.articles = articles
    }
}
