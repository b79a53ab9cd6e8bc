//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import SyncNotes
import SyncNotesCore
import Testing

/// What the command line means; what it cannot mean is in `BadInputTests`.
struct OptionsTests {
    @Test func nothingMeansSampleNotes() throws {
        let options = try Options([])
        #expect(options.action == .sync)
        #expect(options.context == .production)
        #expect(options.folders == nil)
    }

    @Test func foldersAreTakenInOrder() throws {
        let folders = try #require(try Options(["a/", "--bookmarks", "b", "c"]).folders)
        #expect(folders == SyncFolders(notes: "a", container: "c", bookmarks: "b"))
    }

    @Test(arguments: Options.GraphFormat.allCases) func graphsAreNamed(format: Options.GraphFormat) throws {
        #expect(try Options(["--graph", FilePath(format.rawValue)]).action == .graph(format))
        #expect(try Options([FilePath("--graph=\(format)")]).action == .graph(format))
    }

    @Test func contextsAreNamed() throws {
        #expect(try Options(["--context", "preview"]).context == .preview)
        #expect(try Options(["--context=production"]).context == .production)
    }

    @Test(arguments: ["--help", "-h"] as [FilePath]) func helpIsGivenWhateverFollows(option: FilePath) throws {
        #expect(try Options([option, "--nonsense"]).action == .help)
    }

    @Test func nothingIsAnOptionAfterTwoDashes() throws {
        let folders = try #require(try Options(["--explain", "--", "--help", "-"]).folders)
        #expect(folders.notes == "--help")
        #expect(folders.container == "-")
    }
}
