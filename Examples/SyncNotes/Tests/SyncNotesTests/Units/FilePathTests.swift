//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import SyncNotesCore
import Testing

struct FilePathTests {
    @Test(
        arguments: [
            ("a", "b", "a/b"),
            ("a/", "b", "a/b"),
            ("/", "b", "/b"),
            ("", "b", "b"),
        ] as [(FilePath, FilePath, FilePath)]
    )
    func namesAreAppended(folder: FilePath, name: FilePath, path: FilePath) {
        #expect(folder / name == path)
    }

    @Test(
        arguments: [
            ("a/b", "a", "b"),
            ("a/b//", "a", "b"),
            ("a//b", "a", "b"),
            ("/a", "/", "a"),
            ("a", ".", "a"),
            ("/", "/", "/"),
        ] as [(FilePath, FilePath, FilePath)]
    )
    func pathsAreTakenApart(path: FilePath, parent: FilePath, name: FilePath) {
        #expect(path.parent == parent)
        #expect(path.name == name)
    }

    @Test func namesThatAreSpeltDifferentlyDiffer() {
        let (composed, decomposed) = ("\u{E9}", "e\u{301}")
        #expect(composed == decomposed)
        #expect(FilePath(composed) != FilePath(decomposed))
    }

    @Test func controlCharactersAreNotPrinted() {
        #expect("\(FilePath("a\n\u{1B}[2J\u{E9}"))" == #"a\n\u{1B}[2Jé"#)
    }

    @Test(arguments: [FilePath("a/e\u{301}\n\""), FilePath(bytes: [0x66, 0xFF]), FilePath("")])
    func everyPathSurvivesCoding(path: FilePath) throws {
        let coded = try JSONEncoder().encode([path])
        #expect(try JSONDecoder().decode([FilePath].self, from: coded) == [path])
    }
}
