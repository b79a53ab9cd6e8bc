//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// What is made of the feeds.
package struct EditorialModule: Module {
    package init() {}

    package func register(in registry: inout Registry) {
        registry.register(Newsroom.self, lifetime: .singleton) { Newsroom() }
        registry.register(Subscriptions.self, using: Subscriptions.init(settings:))
        registry.register(Deduplicator.self) { Deduplicator() }
        registry.register(Ranking.self, using: Ranking.init(settings:))

        // Opened at startup, and saved when the app's container is closed.
        registry.registerAsync(
            ReadingHistory.self,
            lifetime: .singleton.eager,
            onClose: { try await $0.save() },
            using: ReadingHistory.init(files:settings:log:)
        )

        // One for each refresh.
        registry.register(RefreshReport.self, lifetime: .scoped) { RefreshReport() }
        registry.registerAsync(
            Refresh.self,
            lifetime: .scoped,
            using: Refresh.init(subscriptions:makeJob:deduplicator:ranking:history:report:time:)
        )
        // A factory with an argument: the address is given by the caller, the rest comes from the container.
        registry.register(
            (@Sendable (FeedAddress) -> FeedJob).self,
            using: FeedJob.init(address:fetcher:report:log:)
        )
    }
}
