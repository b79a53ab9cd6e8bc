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

/// The storage in a test scope: it is the real one, on a spied file system.
@Suite(
    .testScope(SyncModule()) { registry in
        registry.override(
            (any BookmarkStorageProviding).self,
            using: LocalBookmarkStorage.init(fileSystem:files:)
        )
    }
)
struct LocalBookmarkStorageTests {
    private let storage: any BookmarkStorageProviding = injected()
    private let files = spy(FileAccessorProvidingSpy.self)

    init() {
        spy(FileSystemProvidingSpy.self).$folder(for: .value(.bookmarks)).returns("/state")
    }

    @Test func whatIsSavedCanBeLoaded() throws {
        var bookmarks = Bookmarks()
        bookmarks["a/e\u{301}.md"] = Bookmarks.Stamps(
            note: FileStamp(size: 1),
            copy: FileStamp(modified: 2, changed: 3)
        )
        files.$write(.any, to: .any).returns(FileStamp())
        try storage.save(bookmarks)
        let (saved, path) = try #require(files.$write(.any, to: .any).calls.first)

        files.$exists(at: .value(path)).returns(true)
        files.$read(from: .value(path)).returns(saved)

        #expect(try storage.load() == bookmarks)
    }

    @Test func nothingIsRememberedBeforeTheFirstRun() throws {
        files.$exists(at: .any).returns(false)

        #expect(try storage.load() == Bookmarks())

        files.$read(from: .any).verify(.never)
    }

    @Test func nonsenseCountsAsNothing() throws {
        files.$exists(at: .any).returns(true)
        files.$read(from: .any).returns(Data("nonsense".utf8))

        #expect(try storage.load() == Bookmarks())
    }

    @Test func errorsNameTheFile() throws {
        let error = FileError(.noPermission, at: "/state/bookmarks.json")
        files.$exists(at: .any).returns(true)
        files.$read(from: .any).throws(error)
        files.$write(.any, to: .any).throws(error)

        #expect(throws: SyncError.bookmarksUnusable(error)) { try storage.load() }
        #expect(throws: SyncError.bookmarksUnusable(error)) { try storage.save(Bookmarks()) }
    }
}
