//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import ExampleSupport
import Foundation
import Testing

/// The built program with what it cannot work with: a message that names the path, a code, and nothing changed.
struct BadInputTests {
    private let playground: Playground

    init() throws {
        playground = try Playground()
        try playground.write("kept", to: "notes/a.md")
        try playground.write("a file", to: "file")
    }

    @Test(arguments: [
        (["--frobnicate"], "there is no option --frobnicate"),
        (["-x"], "there is no option -x"),
        (["notes"], "the container is missing"),
        (["a", "b", "c"], "two folders are needed, and there are 3"),
        (["", "container"], "the name of a folder is empty"),
        (["--graph"], "--graph needs a value: one of mermaid, dot, tree"),
        (["--graph", "--explain"], "--graph needs a value"),
        (["--graph", "png"], "--graph cannot be png: choose one of mermaid, dot, tree"),
        (["--context", "mars"], "--context cannot be mars: choose one of production, preview"),
        (["--bookmarks"], "--bookmarks needs a value"),
        (["--explain=yes"], "--explain takes no value"),
    ])
    func wrongCommandLines(arguments: [String], message: String) throws {
        let run = try playground.sync(arguments)

        #expect(run.status == 2)
        #expect(run.output == "")
        #expect(run.errors.hasPrefix("sync-notes: \(message)"), "\(run.errors)")
        #expect(run.errors.hasSuffix("to mend it: see sync-notes --help\n"))
    }

    @Test(
        arguments: [
            ("nowhere", "container", 3, "nowhere: there is nothing at this path"),
            ("file", "container", 3, "file: this is not a folder"),
            ("notes", "nowhere/container", 4, "nowhere: there is nothing at this path"),
            ("notes", "file", 4, "file: this is not a folder"),
            ("notes", "file/container", 4, "file"),
        ] as [(String, String, Int32, String)]
    )
    func unusableFolders(notes: String, container: String, code: Int32, message: String) throws {
        let run = try playground.sync(notes, container)

        #expect(run.status == code)
        #expect(run.output == "")
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(run.errors.contains("to mend it:"))
        #expect(!playground.exists("container"))
    }

    @Test(arguments: [
        ("notes", "notes", "the folder of notes itself"),
        ("notes", "./notes/", "the folder of notes itself"),
        ("notes", "link", "the folder of notes itself"),
        ("notes", "notes/container", "lies inside"),
        ("notes", "notes/a/b", "lies inside"),
        ("notes", "link/container", "lies inside"),
        ("link", "notes/a/../container", "lies inside"),
        ("notes/a", "notes", "holds the folder of notes"),
        ("link/a", "notes", "holds the folder of notes"),
        ("notes", ".", "holds the folder of notes"),
    ])
    func foldersThatOverlap(notes: String, container: String, message: String) throws {
        try FileManager.default.removeItem(at: playground.url("notes/a.md"))
        try playground.write("kept", to: "notes/a/kept.md")
        try playground.link("link", to: "notes")

        let run = try playground.sync(notes, container)

        #expect(run.status == 5)
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(try playground.names(in: "notes") == ["a"])
        #expect(try playground.names(in: "notes/a") == ["kept.md"])
    }

    @Test(.enabled(if: Permissions.canBeTested)) func foldersWithoutPermission() throws {
        try playground.write("mine", to: "notes/secret.md")
        try playground.write("mine", to: "notes/private/b.md")
        try playground.makeFolder("container")
        try playground.makeFolder("closed")
        try playground.setMode(0o000, of: "notes/secret.md", "notes/private", "closed")
        try playground.setMode(0o777, of: ".", "container")
        defer { try? playground.setMode(0o755, of: "notes/private", "closed") }

        // Others may have no way to where the program was built.
        try FileManager.default.copyItem(
            at: URL(fileURLWithPath: BuiltProgram.syncNotes.path),
            to: playground.url("program")
        )

        let notes = try playground.shell(Permissions.asNobody + " ./program closed container")
        #expect(notes.status == 3)
        #expect(notes.errors.contains("closed: permission denied"))

        let container = try playground.shell(Permissions.asNobody + " ./program notes closed")
        #expect(container.status == 4)
        #expect(container.errors.contains("closed: permission denied"))

        let some = try playground.shell(Permissions.asNobody + " ./program notes container")
        #expect(some.status == 1)
        #expect(some.output.contains("added      a.md\n"))
        #expect(some.errors.contains("notes/secret.md: permission denied\n  to mend it:"))
        #expect(some.errors.contains("notes/private: permission denied\n  to mend it:"))
        #expect(some.output.hasSuffix("3 notes: 1 copied (4 bytes), 0 unchanged, 2 failed\n"))
    }

    @Test func whatCannotBeRememberedIsReportedAfterTheNotesAreSynced() throws {
        let run = try playground.sync("notes", "container", "--bookmarks", "file/b")

        #expect(run.status == 7)
        #expect(run.errors.contains("file"))
        #expect(try playground.difference() == "")
    }
}
