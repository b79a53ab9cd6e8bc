//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Gets all feeds at once, and makes an edition of them.
///
/// Each refresh has a scope of its own.
package struct Refresh: Sendable {
    private let subscriptions: Subscriptions
    private let makeJob: @Sendable (FeedAddress) -> FeedJob
    private let deduplicator: Deduplicator
    private let ranking: Ranking
    private let history: ReadingHistory
    private let report: RefreshReport
    private let time: any TimeProviding

    package init(
        subscriptions: Subscriptions,
        makeJob: @escaping @Sendable (FeedAddress) -> FeedJob,
        deduplicator: Deduplicator,
        ranking: Ranking,
        history: ReadingHistory,
        report: RefreshReport,
        time: any TimeProviding
    ) {
        self.subscriptions = subscriptions
        self.makeJob = makeJob
        self.deduplicator = deduplicator
        self.ranking = ranking
        self.history = history
        self.report = report
        self.time = time
    }

    package func run() async -> Edition {
        let answers = await fetchAll()
        let stories = ranking.ranked(deduplicator.withoutDuplicates(answers.flatMap(\.self)))
        return Edition(
            date: time.now,
            stories: await history.marking(stories),
            notes: await report.notes.sorted(),
            feeds: answers.count
        )
    }

    /// The stories of the feeds that could be had, in the order of the subscriptions.
    private func fetchAll() async -> [[Story]] {
        await withTaskGroup(of: (Int, [Story]?).self) { group in
            for (index, address) in subscriptions.addresses.enumerated() {
                let job = makeJob(address)
                group.addTask { (index, await job.run()) }
            }
            var answers: [Int: [Story]] = [:]
            for await (index, stories) in group {
                answers[index] = stories
            }
            return answers.sorted { $0.key < $1.key }.map(\.value)
        }
    }
}
