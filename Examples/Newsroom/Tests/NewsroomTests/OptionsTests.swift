//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import NewsroomCore
import NewsroomProgram
import Seam
import Testing

struct OptionsTests {
    @Test func nothingMeansTheSamples() throws {
        let options = try Options([])
        #expect(options.action == .show)
        #expect(options.context == .production)
        #expect(options.settings.feeds == Settings.samples)
    }

    @Test func everyOptionIsUnderstood() throws {
        let options = try Options([
            "--context", "preview", "--folder", "f", "--limit", "3", "--timeout", "4", "--attempts", "5", "--verbose",
            "https://a.example", "b.rss",
        ])
        #expect(options.context == .preview)
        #expect(
            options.settings
                == Settings(
                    feeds: [.web(URL(string: "https://a.example")!), .file("b.rss")],
                    folder: "f",
                    timeout: .seconds(4),
                    attempts: 5,
                    limit: 3,
                    isVerbose: true
                )
        )
    }

    @Test(arguments: [
        (["--nonsense"], "there is no option --nonsense"),
        (["--limit"], "--limit needs a value"),
        (["--limit", "0"], "--limit cannot be 0: it takes a positive number"),
        (["--timeout", "soon"], "--timeout cannot be soon: it takes a positive number"),
        (["--graph", "png"], "--graph cannot be png: choose one of mermaid, dot, tree"),
        (["--context", "mars"], "--context cannot be mars: choose one of production, preview"),
    ])
    func wrongCommandLinesAreRefused(arguments: [String], problem: String) {
        #expect(throws: UsageError(problem)) { try Options(arguments) }
    }
}
