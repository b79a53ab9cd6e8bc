//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Keeps what the servers answered, so that feeds that did not change are not sent again, and are there when the network
/// is not.
package struct FeedCache: Sendable {
    private let files: any FileStoring
    private let settings: Settings
    private let log: any Logging

    package init(files: any FileStoring, settings: Settings, log: any Logging) {
        self.files = files
        self.settings = settings
        self.log = log
    }

    /// An answer, and by what the server will know it again.
    package struct Entry: Hashable, Sendable, Codable {
        package let url: URL
        package let body: Data
        package let tag: String?
        package let modified: String?

        package init(url: URL, body: Data, tag: String? = nil, modified: String? = nil) {
            self.url = url
            self.body = body
            self.tag = tag
            self.modified = modified
        }
    }

    /// What is kept for a URL.
    ///
    /// A cache that cannot be read is as good as an empty one.
    package func entry(for url: URL) -> Entry? {
        do {
            let entry = try files.contents(of: path(for: url)).map { try JSONDecoder().decode(Entry.self, from: $0) }
            // Two URLs may share a file.
            return entry?.url == url ? entry : nil
        } catch {
            log.log("the cache of \(url) cannot be read: \(error)")
            return nil
        }
    }

    /// Keeps an answer.
    ///
    /// Nothing depends on it: what cannot be kept is fetched again.
    package func keep(_ entry: Entry) {
        do {
            try files.write(JSONEncoder().encode(entry), to: path(for: entry.url))
        } catch {
            log.log("\(entry.url) cannot be kept: \(error)")
        }
    }

    private func path(for url: URL) -> String {
        // FNV-1a: the same in every run, unlike `hashValue`.
        let checksum = url.absoluteString.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
        return "\(settings.folder)/feeds/\(String(checksum, radix: 36)).json"
    }
}
