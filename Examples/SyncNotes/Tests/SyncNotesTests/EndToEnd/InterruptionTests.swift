//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Testing

/// The built program when something stops it: no half-written file, nothing lost, and the next run completes.
struct InterruptionTests {
    private let playground: Playground

    init() throws {
        playground = try Playground()
    }

    /// Notes whose report is far longer than a pipe holds, so that a program that nobody reads from cannot end.
    private func writeManyNotes() throws {
        let name = String(repeating: "n", count: 220)
        for number in 0..<600 {
            try playground.write("note \(number)\n", to: "notes/\(name)-\(number).md")
        }
    }

    /// Checks that the copies that are there are whole, and that another run copies the rest.
    private func expectThatTheNextRunCompletes() throws {
        let difference = try playground.difference().split(separator: "\n")
        #expect(difference.allSatisfy { $0.hasPrefix("Only in notes") || $0.hasSuffix(".partial") })
        #expect(try playground.sync("notes", "container").status == 0)
        #expect(try playground.difference() == "")
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func aSignalEndsTheRunInGoodOrder(signal: Int32) throws {
        try writeManyNotes()
        let running = try playground.start("notes", "container")
        #expect(running.firstOutput().hasPrefix("added "))
        running.send(signal)
        let run = try running.outcome()

        #expect(run.status == 128 + signal)
        #expect(run.errors.contains("interrupted"))
        #expect(run.output.contains(" copied ("))
        #expect(try playground.names(in: "container").count < 600)
        #expect(try !playground.names(in: "container").contains { $0.hasSuffix(".partial") })
        try expectThatTheNextRunCompletes()
    }

    @Test func killingTheRunLosesNothing() throws {
        try writeManyNotes()
        let running = try playground.start("notes", "container")
        #expect(running.firstOutput().hasPrefix("added "))
        running.send(SIGKILL)

        #expect(try running.outcome().status == 128 + SIGKILL)
        try expectThatTheNextRunCompletes()
    }

    @Test func whatAKilledRunLeftIsCleared() throws {
        try playground.write("whole", to: "notes/folder/a.md")
        try playground.write("ha", to: "container/folder/.sync-notes-1a2b3c.partial")

        let run = try playground.sync("notes", "container")

        #expect(run.status == 0)
        #expect(try playground.difference() == "")
    }

    // MARK: - A full disk

    @Test func aFileThatIsTooLargeLeavesTheOldCopy() throws {
        try playground.write("old", to: "notes/large.bin")
        _ = try playground.sync("notes", "container")
        try playground.write(Data(repeating: 7, count: 1 << 20), to: "notes/large.bin")
        try playground.write("small", to: "notes/small.md")

        let run = try playground.shell("ulimit -f 64; $0 notes container")

        #expect(run.status == 1)
        #expect(run.errors.contains("container/large.bin: the file is larger than may be written here"))
        #expect(run.errors.contains("ulimit -f"))
        #expect(try playground.text(of: "container/large.bin") == "old")
        #expect(try playground.text(of: "container/small.md") == "small")
        #expect(try playground.sync("notes", "container").status == 0)
        #expect(try playground.difference() == "")
    }

    @Test(.enabled(if: Disks.canBeMounted)) func aFullDiskEndsTheRun() throws {
        try playground.write(Data(repeating: 1, count: 300_000), to: "notes/a.bin")
        try playground.write(Data(repeating: 2, count: 900_000), to: "notes/b.bin")
        try playground.makeFolder("container")

        // The disk is seen by this shell alone, so what is to be known of it has to be asked there.
        let run = try playground.shell(
            Disks.withSmallDisk(
                at: "container",
                """
                "$0" notes container; echo "status $?"
                cmp notes/a.bin container/a.bin && ls -A container
                """
            )
        )

        #expect(
            run.output == """
                added      a.bin
                1 note: 1 copied (300000 bytes), 0 unchanged
                status 6
                a.bin

                """
        )
        #expect(run.errors.contains("container/b.bin: the disk is full"))
        #expect(run.errors.contains("free some space"))
    }

    // MARK: - Others

    @Test func twoRunsDoNotMix() throws {
        try writeManyNotes()
        let first = try playground.start("notes", "container")
        #expect(first.firstOutput().hasPrefix("added "))

        let second = try playground.sync("notes", "container")

        #expect(second.status == 8)
        #expect(second.errors.contains("container: another run is syncing into this container"))
        #expect(try first.outcome().status == 0)
        #expect(try playground.difference() == "")
    }

    @Test func aReaderThatLeavesDoesNotStopTheSync() throws {
        try writeManyNotes()
        let running = try playground.start("notes", "container")
        _ = running.firstOutput()
        try running.closeOutput()
        let run = try running.outcome()

        #expect(run.status == 9)
        #expect(run.errors.contains("standard output cannot be written: Broken pipe"))
        #expect(try playground.difference() == "")
    }

    @Test(arguments: [">&-", "<&- >&- 2>&-", "> /dev/full"])
    func outputThatCannotBeWrittenIsReported(redirection: String) throws {
        try playground.write("note", to: "notes/a.md")
        try #require(!redirection.contains("/dev/full") || FileManager.default.fileExists(atPath: "/dev/full"))

        let run = try playground.shell("$0 notes container \(redirection)")

        #expect(run.status == 9)
        // The report is never written into the note that got the number of the closed stream.
        #expect(try playground.difference() == "")
    }
}
