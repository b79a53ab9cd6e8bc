//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import SyncNotesCore
import Testing

/// The registrations as they are used outside of tests.
struct SyncModuleTests {
    @Test(arguments: [Context.production, .preview]) func nothingIsMissing(context: Context) throws {
        let container = try Container(SyncModule(), context: context)
        try container.validate()
        _ = try container.resolve(SyncManager.self)
    }

    @Test func aPreviewSyncsTheSampleNotesInMemory() async throws {
        let container = try Container(SyncModule(), context: .preview)
        let manager = try container.resolve(SyncManager.self)
        let files = try container.resolve((any FileAccessorProviding).self)

        let first = try await manager.sync()
        let second = try await manager.sync()

        #expect(first.added == SampleNotes.all.count)
        #expect(second.unchanged == SampleNotes.all.count)
        for note in SampleNotes.all {
            #expect(try files.read(from: "container" / note.path) == files.read(from: "notes" / note.path))
        }
    }
}
