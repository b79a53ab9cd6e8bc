//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Testing

/// The built program on real folders: what it copies.
struct CopyingTests {
    private let playground: Playground

    init() throws {
        playground = try Playground()
    }

    @Test func everyByteIsCopied() throws {
        try playground.write("hello\n", to: "notes/a.md")
        try playground.write("", to: "notes/empty.md")
        let bytes = (0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
        try playground.write(Data(bytes), to: "notes/x/y/z.bin")
        try playground.makeFolder("notes/empty folder")

        let run = try playground.sync("notes", "container")

        #expect(run.status == 0)
        #expect(
            run.output == """
                added      a.md
                added      empty.md
                added      x/y/z.bin
                3 notes: 3 copied (700006 bytes), 0 unchanged

                """
        )
        #expect(run.errors == "")
        #expect(try playground.difference() == "")
    }

    @Test func namesAreKeptByteByByte() throws {
        // One name in composed Unicode, the same in decomposed Unicode, and one that spells two lines.
        try playground.write("composed", named: Array("\u{E9}.md".utf8), in: "notes")
        try playground.write("decomposed", named: Array("e\u{301}.md".utf8), in: "notes")
        try playground.write("two lines", named: Array("a\nb.md".utf8), in: "notes")
        #if os(Linux)
        try playground.write("not UTF-8", named: [0x66, 0xFF, 0x67], in: "notes")
        #endif

        let first = try playground.sync("notes", "container")
        let second = try playground.sync("notes", "container")

        #expect(first.status == 0)
        #expect(first.output.contains("added      a\\nb.md\n"))
        #expect(try playground.difference() == "")
        #expect(second.output.contains(" 0 copied"))
        #expect(second.status == 0)
    }

    @Test func aSecondRunCopiesNothing() throws {
        try playground.write("one", to: "notes/a.md")
        try playground.write("two", to: "notes/b/c.md")
        _ = try playground.sync("notes", "container")
        let written = try playground.timeOfChange("container/a.md")

        let run = try playground.sync("notes", "container")

        #expect(
            run.output == """
                unchanged  a.md
                unchanged  b/c.md
                2 notes: 0 copied (0 bytes), 2 unchanged

                """
        )
        #expect(try playground.timeOfChange("container/a.md") == written)
    }

    @Test func notesAreComparedWhereNothingIsRemembered() throws {
        try playground.write("one", to: "notes/a.md")
        _ = try playground.sync("notes", "container")
        try FileManager.default.removeItem(at: playground.url("state"))

        let run = try playground.sync("notes", "container")

        #expect(run.output.contains("unchanged  a.md"))
        #expect(playground.exists("state"))
    }

    @Test func bookmarksThatCannotBeUnderstoodAreReplaced() throws {
        try playground.write("one", to: "notes/a.md")
        _ = try playground.sync("notes", "container", "--bookmarks", "b")
        let folder = try #require(try playground.names(in: "b").first)
        try playground.write("{ broken", to: "b/\(folder)/bookmarks.json")

        let run = try playground.sync("notes", "container", "--bookmarks", "b")

        #expect(run.status == 0)
        #expect(run.output.contains("unchanged  a.md"))
        #expect(try playground.text(of: "b/\(folder)/bookmarks.json").contains("a.md"))
    }

    @Test func changedNotesAreCopiedAgain() throws {
        try playground.write("old", to: "notes/a.md")
        try playground.write("stays", to: "notes/b.md")
        _ = try playground.sync("notes", "container")
        try playground.write("new", to: "notes/a.md")

        let run = try playground.sync("notes", "container")

        #expect(
            run.output == """
                updated    a.md
                unchanged  b.md
                2 notes: 1 copied (3 bytes), 1 unchanged

                """
        )
        #expect(try playground.difference() == "")
    }

    @Test func aCopyThatWasDamagedIsMended() throws {
        try playground.write("whole", to: "notes/a.md")
        try playground.write("here", to: "notes/b.md")
        _ = try playground.sync("notes", "container")
        try playground.write("w", to: "container/a.md")
        try FileManager.default.removeItem(at: playground.url("container/b.md"))

        let run = try playground.sync("notes", "container")

        #expect(run.output.contains("updated    a.md\nadded      b.md\n"))
        #expect(try playground.difference() == "")
    }

    @Test func copiesOfNotesThatAreGoneStay() throws {
        try playground.write("kept", to: "notes/a.md")
        _ = try playground.sync("notes", "container")
        try FileManager.default.removeItem(at: playground.url("notes/a.md"))

        let run = try playground.sync("notes", "container")

        #expect(run.status == 0)
        #expect(run.output == "")
        #expect(try playground.text(of: "container/a.md") == "kept")
    }

    @Test func theModeOfAReplacedCopyIsKept() throws {
        try playground.write("old", to: "notes/a.md")
        _ = try playground.sync("notes", "container")
        let path = playground.url("container/a.md").path
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        try playground.write("newer", to: "notes/a.md")

        _ = try playground.sync("notes", "container")

        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        #expect(try playground.text(of: "container/a.md") == "newer")
    }
}
