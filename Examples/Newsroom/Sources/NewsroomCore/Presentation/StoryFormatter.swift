//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Says how a story looks.
package struct StoryFormatter: Sendable {
    package init() {}

    /// The lines for a story, none of them wider than `width`.
    package func lines(for story: Story, width: Int) -> [String] {
        let article = story.article
        let source = [
            story.feed,
            article.published?.formatted(.iso8601.year().month().day()),
            article.link,
        ]
        return [
            "\(story.isNew ? "●" : " ") \(article.title)",
            "  " + source.compactMap(\.self).joined(separator: " · "),
            article.summary.isEmpty || article.summary == article.title ? nil : "  \(article.summary)",
        ]
        .compactMap(\.self)
        .map { shortened($0, to: width) }
    }

    private func shortened(_ line: String, to width: Int) -> String {
        line.count <= width ? line : line.prefix(max(0, width - 1)) + "…"
    }
}
