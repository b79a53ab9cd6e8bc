//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Knows which articles were shown already, also by earlier runs.
///
/// It is opened when the app starts, and saved when the app's container is closed.
package actor ReadingHistory {
    private let files: any FileStoring
    private let path: String
    private var known: [String]
    private var saved: [String]

    /// The oldest are forgotten beyond so many.
    static let capacity = 5000

    /// Opens the history.
    ///
    /// Without one, or with one that cannot be read, all articles are new.
    package init(files: any FileStoring, settings: Settings, log: any Logging) async {
        self.files = files
        path = "\(settings.folder)/history.json"
        do {
            known = try files.contents(of: path).map { try JSONDecoder().decode([String].self, from: $0) } ?? []
        } catch {
            log.log("the history cannot be read: \(error)")
            known = []
        }
        saved = known
    }

    /// Marks those stories as new that were never shown, and remembers all of them.
    package func marking(_ stories: [Story]) -> [Story] {
        let before = Set(known)
        let marked = stories.map { Story($0.article, from: $0.feed, isNew: !before.contains($0.mark)) }
        known += marked.filter(\.isNew).map(\.mark)
        known = known.suffix(Self.capacity)
        return marked
    }

    /// Keeps what was learned for the next run.
    package func save() throws {
        guard known != saved else {
            return
        }
        try files.write(JSONEncoder().encode(known), to: path)
        saved = known
    }
}

extension Story {
    /// What the story is remembered by.
    fileprivate var mark: String { "\(feed) \(article.id)" }
}
