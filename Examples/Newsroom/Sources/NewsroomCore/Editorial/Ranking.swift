//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Puts the stories into the order in which they are shown.
package struct Ranking: Sendable {
    private let settings: Settings

    package init(settings: Settings) {
        self.settings = settings
    }

    /// The newest stories, newest first; those without a date come last.
    package func ranked(_ stories: [Story]) -> [Story] {
        let sorted = stories.sorted { first, second in
            let (one, other) = (first.article.published ?? .distantPast, second.article.published ?? .distantPast)
            return one == other ? first.article.title < second.article.title : one > other
        }
        return Array(sorted.prefix(settings.limit))
    }
}
