//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What the user chose.
package struct Settings: Hashable, Sendable {
    package var feeds: [FeedAddress]
    /// The folder for what is kept between runs.
    package var folder: String
    package var timeout: Duration
    /// How often a request is sent before it counts as failed.
    package var attempts: Int
    /// How many articles are shown.
    package var limit: Int
    package var isVerbose: Bool

    package init(
        feeds: [FeedAddress] = Settings.samples,
        folder: String = "newsroom",
        timeout: Duration = .seconds(10),
        attempts: Int = 3,
        limit: Int = 10,
        isVerbose: Bool = false
    ) {
        self.feeds = feeds
        self.folder = folder
        self.timeout = timeout
        self.attempts = attempts
        self.limit = limit
        self.isVerbose = isVerbose
    }

    /// The feeds that come with the app.
    package static let samples = ["Orchard.rss", "Lighthouse.atom", "Workbench.json"].map { FeedAddress.sample($0) }
}
