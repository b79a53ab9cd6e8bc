//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import ExampleSupport
import Foundation
import Testing

struct ReadMeTests {
    private let readMe: ReadMe

    init() throws {
        readMe = try ReadMe()
    }

    @Test func theReadMeShowsWhatTheProgramPrints() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "newsroom-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(readMe.commands.count > 3)
        try readMe.check(
            BuiltProgram(named: "newsroom"),
            in: folder,
            environment: ["XDG_CACHE_HOME": folder.path]
        ) { command, output in
            Issue.record("\(command)\n\(output)")
        }
    }

    /// Should this fail: paste what `swift run newsroom --graph mermaid` prints.
    @Test func theReadMeShowsTheGraphOfTheApp() throws {
        let graph = try Running(BuiltProgram(named: "newsroom").process(running: "swift run newsroom --graph mermaid"))
        #expect(try graph.outcome().output == readMe.diagram)
    }
}
