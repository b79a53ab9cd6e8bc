//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import SeamTesting
import SyncNotesCore
import Testing

/// The manager in a test scope: every boundary is a spy, and nothing touches a disk.
@Suite(.testScope(SyncModule()))
struct SyncManagerTests {
    private let manager: SyncManager = injected()
    private let fileSystem = spy(FileSystemProvidingSpy.self)
    private let files = spy(FileAccessorProvidingSpy.self)
    private let bookmarkStorage = spy(BookmarkStorageProvidingSpy.self)

    init() {
        fileSystem.$folder(for: .value(.notes)).returns("/notes")
        fileSystem.$folder(for: .value(.container)).returns("/container")
        bookmarkStorage.$load().returns(Bookmarks())
        files.$list("/container").returns([])
    }

    // MARK: - Reading

    @Test func notesAreReadAndWrittenIntoTheContainer() async throws {
        files.$list("/notes").returns([FileEntry(name: "a.md", kind: .file)])
        files.$read(from: "/notes/a.md").returns(Data("hello".utf8))
        files.$write(.any, to: .any).returns(FileStamp(size: 5))

        let summary = try await manager.sync()

        #expect(summary == SyncSummary([.added("a.md", bytes: 5)]))
        files.$write(.value(Data("hello".utf8)), to: "/container/a.md").verify(.once)
    }

    @Test func aReadErrorIsReportedAndTheOthersGoOn() async throws {
        let error = FileError(.noPermission, at: "/notes/a.md")
        files.$list("/notes").returns([FileEntry(name: "a.md", kind: .file), FileEntry(name: "b.md", kind: .file)])
        files.$read(from: "/notes/a.md").throws(error)
        files.$read(from: "/notes/b.md").returns(Data([2]))
        files.$write(.any, to: .any).returns(FileStamp(size: 1))

        let events = try await eventsOfSync()

        #expect(events == [.failed("a.md", error), .added("b.md", bytes: 1)])
        files.$write(.any, to: "/container/a.md").verify(.never)
    }

    @Test func aFolderThatCannotBeListedIsReportedAndTheOthersGoOn() async throws {
        let error = FileError(.noPermission, at: "/notes/secret")
        files.$list("/notes").returns([FileEntry(name: "secret", kind: .folder), FileEntry(name: "z.md", kind: .file)])
        files.$list("/notes/secret").throws(error)
        files.$read(from: .any).returns(Data())
        files.$write(.any, to: .any).returns(FileStamp())

        let events = try await eventsOfSync()

        #expect(events == [.failed("secret", error), .added("z.md", bytes: 0)])
    }

    // MARK: - Writing

    @Test func aWriteErrorLeavesTheOldFile() async throws {
        let error = FileError(.readOnlyDisk, at: "/container/a.md")
        files.$list("/notes").returns([FileEntry(name: "a.md", kind: .file, stamp: FileStamp(size: 3))])
        files.$list("/container").returns([FileEntry(name: "a.md", kind: .file, stamp: FileStamp(size: 3))])
        files.$read(from: "/notes/a.md").returns(Data("new".utf8))
        files.$read(from: "/container/a.md").returns(Data("old".utf8))
        files.$write(.any, to: "/container/a.md").throws(error)

        let events = try await eventsOfSync()

        #expect(events == [.failed("a.md", error)])
        // One attempt, as a whole; and the note is not remembered as synced, so that the next run tries again.
        files.$write(.value(Data("new".utf8)), to: "/container/a.md").verify(.once)
        bookmarkStorage.$save(.any).verify(.never)
    }

    @Test func aFullDiskEndsTheRunAndRemembersWhatIsDone() async throws {
        let error = FileError(.diskFull, at: "/container/b.md")
        let written = FileStamp(size: 1, modified: 9)
        files.$list("/notes").returns(["a.md", "b.md", "c.md"].map { FileEntry(name: $0, kind: .file) })
        files.$read(from: .any).returns(Data([1]))
        files.$write(.any, to: "/container/a.md").returns(written)
        files.$write(.any, to: "/container/b.md").throws(error)

        await #expect(throws: error) { try await manager.sync() }

        var bookmarks = Bookmarks()
        bookmarks["a.md"] = Bookmarks.Stamps(note: FileStamp(), copy: written)
        bookmarkStorage.$save(.value(bookmarks)).verify(.once)
        files.$read(from: "/notes/c.md").verify(.never)
    }

    @Test func foldersAreMadeBeforeTheirNotes() async throws {
        files.$list("/notes").returns([FileEntry(name: "ideas", kind: .folder)])
        files.$list("/notes/ideas").returns([FileEntry(name: "a.md", kind: .file)])
        files.$read(from: .any).returns(Data())
        files.$write(.any, to: .any).returns(FileStamp())

        try await manager.sync()

        verifyInOrder(
            files.$makeFolder(at: "/container/ideas"),
            files.$write(.any, to: "/container/ideas/a.md")
        )
    }

    // MARK: - Folders

    @Test func aMissingContainerStopsTheRunBeforeAnythingIsRead() async throws {
        let error = SyncError.containerUnusable(FileError(.missing, at: "/container"))
        fileSystem.$folder(for: .value(.container)).throws(error)

        await #expect(throws: error) { try await manager.sync() }

        verifyNoInteractions(files)
        verifyNoInteractions(bookmarkStorage)
    }

    @Test func aLinkInTheContainerIsNotFollowed() async throws {
        files.$list("/notes").returns([FileEntry(name: "ideas", kind: .folder)])
        files.$list("/notes/ideas").returns([FileEntry(name: "a.md", kind: .file)])
        files.$list("/container").returns([FileEntry(name: "ideas", kind: .link(to: .folder))])

        let events = try await eventsOfSync()

        #expect(events == [.failed("ideas", FileError(.notAFolder, at: "/container/ideas"))])
        files.$write(.any, to: .any).verify(.never)
    }

    @Test(arguments: [
        (FileEntry.Kind.link(to: .folder), SyncEvent.SkipReason.linkToFolder),
        (.link(to: nil), .brokenLink),
        (.link(to: .special), .notAFile),
        (.special, .notAFile),
    ])
    func whatIsNoNoteIsSkipped(kind: FileEntry.Kind, reason: SyncEvent.SkipReason) async throws {
        files.$list("/notes").returns([FileEntry(name: "x", kind: kind)])

        #expect(try await eventsOfSync() == [.skipped("x", reason)])

        files.$read(from: .any).verify(.never)
    }

    // MARK: - Bookmarks

    @Test func unchangedNotesAreNotRead() async throws {
        let (note, copy) = (FileStamp(size: 3, modified: 1), FileStamp(size: 3, modified: 2))
        var bookmarks = Bookmarks()
        bookmarks["a.md"] = Bookmarks.Stamps(note: note, copy: copy)
        bookmarkStorage.$load().returns(bookmarks)
        files.$list("/notes").returns([FileEntry(name: "a.md", kind: .file, stamp: note)])
        files.$list("/container").returns([FileEntry(name: "a.md", kind: .file, stamp: copy)])

        #expect(try await eventsOfSync() == [.unchanged("a.md")])

        files.$read(from: .any).verify(.never)
        bookmarkStorage.$save(.any).verify(.never)
    }

    @Test func withoutBookmarksNotesAreCompared() async throws {
        bookmarkStorage.$load().throws(.bookmarksUnusable(FileError(.noPermission, at: "/bookmarks")))
        let stamp = FileStamp(size: 4)
        files.$list("/notes").returns([FileEntry(name: "a.md", kind: .file, stamp: stamp)])
        files.$list("/container").returns([FileEntry(name: "a.md", kind: .file, stamp: stamp)])
        files.$read(from: .any).returns(Data("same".utf8))

        #expect(try await eventsOfSync() == [.unchanged("a.md")])

        files.$write(.any, to: .any).verify(.never)
        bookmarkStorage.$save(.any).verify(.once)
    }

    @Test func notesThatAreGoneAreForgottenAndTheirCopiesStay() async throws {
        var bookmarks = Bookmarks()
        bookmarks["gone.md"] = Bookmarks.Stamps(note: FileStamp(), copy: FileStamp())
        bookmarkStorage.$load().returns(bookmarks)
        files.$list("/notes").returns([])
        files.$list("/container").returns([FileEntry(name: "gone.md", kind: .file)])

        #expect(try await eventsOfSync() == [])

        bookmarkStorage.$save(.value(Bookmarks())).verify(.once)
    }

    // MARK: - Cancelling

    @Test func aCancelledRunStopsBetweenTwoNotes() async throws {
        files.$list("/notes").returns([FileEntry(name: "a.md", kind: .file), FileEntry(name: "b.md", kind: .file)])
        files.$read(from: "/notes/a.md").returns(Data())
        files.$write(.any, to: .any).returns(FileStamp())

        let run = Task { [manager] in
            try await manager.sync { _ in withUnsafeCurrentTask { $0?.cancel() } }
        }

        await #expect(throws: CancellationError.self) { try await run.value }
        files.$write(.any, to: "/container/a.md").verify(.once)
        files.$read(from: "/notes/b.md").verify(.never)
        bookmarkStorage.$save(.any).verify(.once)
    }

    /// What a run reports, in order.
    private func eventsOfSync() async throws -> [SyncEvent] {
        let events = Guarded<[SyncEvent]>([])
        try await manager.sync { event in events.withLock { $0.append(event) } }
        return events.withLock { $0 }
    }
}
