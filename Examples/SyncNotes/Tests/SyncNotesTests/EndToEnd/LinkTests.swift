//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Testing

/// The built program on real folders: links, and what is no note.
struct LinkTests {
    private let playground: Playground

    init() throws {
        playground = try Playground()
    }

    @Test func linksToFilesAreReadThrough() throws {
        try playground.write("far away", to: "elsewhere/real.md")
        try playground.link("notes/a.md", to: "../elsewhere/real.md")

        let run = try playground.sync("notes", "container")

        #expect(run.output.contains("added      a.md\n"))
        #expect(try playground.text(of: "container/a.md") == "far away")
        let kind = try playground.url("container/a.md").resourceValues(forKeys: [.isSymbolicLinkKey])
        #expect(kind.isSymbolicLink == false)
    }

    @Test func otherLinksAndPipesAreSkipped() throws {
        try playground.link("notes/loop", to: ".")
        try playground.link("notes/nowhere", to: "nothing")
        try playground.link("notes/self", to: "self")
        mkfifo(playground.url("notes/pipe").path, 0o600)

        let run = try playground.sync("notes", "container")

        #expect(run.status == 0)
        #expect(
            run.output == """
                skipped    loop (a link to a folder)
                skipped    nowhere (a link that leads nowhere)
                skipped    pipe (not a file)
                skipped    self (a link that leads nowhere)
                4 notes: 0 copied (0 bytes), 0 unchanged, 4 skipped

                """
        )
        #expect(try playground.names(in: "container") == [])
    }

    @Test func nothingIsWrittenThroughALinkInTheContainer() throws {
        try playground.write("new", to: "notes/a.md")
        try playground.write("new", to: "notes/folder/b.md")
        try playground.write("mine", to: "elsewhere/a.md")
        try playground.makeFolder("container")
        try playground.link("container/a.md", to: "../elsewhere/a.md")
        try playground.link("container/folder", to: "../elsewhere")

        let run = try playground.sync("notes", "container")

        #expect(run.status == 1)
        #expect(run.errors.contains("container/folder: this is not a folder"))
        #expect(try playground.text(of: "container/a.md") == "new")
        #expect(try playground.text(of: "elsewhere/a.md") == "mine")
        #expect(try playground.names(in: "elsewhere") == ["a.md"])
    }

    @Test func aFolderInTheWayOfANoteIsReported() throws {
        try playground.write("x", to: "notes/a")
        try playground.write("y", to: "container/a/inside.md")

        let run = try playground.sync("notes", "container")

        #expect(run.status == 1)
        #expect(run.errors.contains("container/a: something that is not a file is in the way"))
        #expect(try playground.text(of: "container/a/inside.md") == "y")
    }

    @Test func theFoldersThemselvesMayBeLinks() throws {
        try playground.write("x", to: "notes/a.md")
        try playground.makeFolder("container")
        try playground.link("n", to: "notes")
        try playground.link("c", to: "container")

        #expect(try playground.sync("n/", "c/").status == 0)
        #expect(try playground.difference() == "")
    }
}
