//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import SyncNotesCore
import Testing

/// The built program, asked for something else than syncing two folders.
struct OtherRunsTests {
    private let playground: Playground

    init() throws {
        playground = try Playground()
    }

    @Test func withoutArgumentsSampleNotesAreSynced() throws {
        let run = try playground.sync()

        #expect(run.status == 0)
        let folder = try #require(try playground.names(in: ".").first { $0.hasPrefix("sync-notes-") })
        let lines = run.output.split(separator: "\n")
        #expect(lines.first == "Sample notes are in \(playground.url(folder).path)/notes")
        #expect(lines.last == "Their copies are in \(playground.url(folder).path)/container")
        #expect(run.output.contains("4 notes: 4 copied"))
        #expect(try playground.difference("\(folder)/notes", "\(folder)/container") == "")
    }

    @Test func aPreviewTouchesNoDisk() throws {
        let run = try playground.sync("--context", "preview", "notes", "container")

        #expect(run.status == 0)
        #expect(run.output.contains("added      Ideas/Crème brûlée.md\n"))
        #expect(run.output.hasSuffix("4 notes: 4 copied (240 bytes), 0 unchanged\n"))
        #expect(try playground.names(in: ".") == ["notes"])
        #expect(try playground.names(in: "notes") == [])
    }

    @Test(arguments: [("mermaid", "flowchart"), ("dot", "digraph"), ("tree", "SyncManager · singleton")])
    func theGraphIsDrawn(format: String, start: String) throws {
        let run = try playground.sync("--graph", format)

        #expect(run.status == 0)
        #expect(run.output.hasPrefix(start), "\(run.output)")
        for service in ["FileSystemProviding", "FileAccessorProviding", "BookmarkStorageProviding"] {
            #expect(run.output.contains(service))
        }
    }

    @Test func everyServiceIsExplained() throws {
        let run = try playground.sync("--explain", "--context=preview")

        #expect(run.status == 0)
        #expect(run.output.components(separatedBy: "context: preview").count == 5)
        #expect(run.output.contains("SyncModule.swift"))
    }

    @Test func helpListsEveryCode() throws {
        let run = try playground.sync("--help")

        #expect(run.status == 0)
        for code in [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 130, 143] {
            #expect(run.output.contains("\n  \(code) "))
        }
    }

    @Test func foldersMayLookLikeOptions() throws {
        try playground.write("x", to: "-notes/a.md")

        #expect(try playground.sync("--", "-notes", "--container").status == 0)
        #expect(try playground.difference("./-notes", "./--container") == "")
    }
}
