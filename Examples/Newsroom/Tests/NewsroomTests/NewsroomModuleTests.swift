//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import NewsroomCore
import Seam
import Testing

/// The registrations as they are used outside of tests.
struct NewsroomModuleTests {
    @Test(arguments: [Context.production, .preview]) func nothingIsMissing(context: Context) throws {
        try Container(NewsroomModule(), context: context).validate()
    }

    @Test func aPreviewShowsTheSamplesWithoutDiskAndNetwork() async throws {
        let container = try Container(NewsroomModule(), context: .preview)
        try await container.warmUp()

        let edition = try await container.resolve(Newsroom.self).refresh()

        #expect(edition.stories.count == 6)
        #expect(edition.notes == [])
        try await container.close()
    }

    @Test func theGraphHasAllThatTheAppIsMadeOf() throws {
        let graph = try Container(NewsroomModule(), context: .production).graph

        #expect(graph.nodes.count >= 30)
        #expect(Set(graph.nodes.compactMap(\.module)).count == 5)
        #expect(graph.nodes.filter(\.isMissing) == [])
    }
}
