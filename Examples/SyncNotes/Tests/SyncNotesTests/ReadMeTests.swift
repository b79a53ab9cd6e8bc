//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Testing

/// Runs the commands of the README in order, and compares what they print.
struct ReadMeTests {
    @Test func theReadMeShowsWhatTheProgramPrints() throws {
        let playground = try Playground()
        try FileManager.default.removeItem(at: playground.url("notes"))
        let commands = try commandsOfReadMe()
        try #require(!commands.isEmpty)
        for command in commands {
            let run = try playground.shell(
                "exec 2>&1\n" + command.text.replacing("swift run sync-notes", with: "\"$0\"")
            )
            #expect(matches(run.output, command.output), "\(command.text)\n\(run.output)")
        }
    }

    private struct Command {
        let text: String
        var output = ""
    }

    /// The commands, each with the output that the README shows below it.
    private func commandsOfReadMe() throws -> [Command] {
        let readMe = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../README.md")
        var commands: [Command] = []
        var isInBlock = false
        let lines = try String(contentsOf: readMe, encoding: .utf8).components(separatedBy: "\n")
        for line in lines {
            if line.hasPrefix("```") {
                isInBlock = line == "```console"
            } else if isInBlock, line.hasPrefix("$ ") {
                commands.append(Command(text: String(line.dropFirst(2))))
            } else if isInBlock {
                commands[commands.count - 1].output += line + "\n"
            }
        }
        return commands
    }

    /// Whether a text is the expected one, in which `…` stands for anything within a line.
    private func matches(_ text: String, _ expected: String) -> Bool {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let expectedLines = expected.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.count == expectedLines.count
            && zip(lines, expectedLines).allSatisfy { line, expected in
                let parts = expected.split(separator: "…", omittingEmptySubsequences: false)
                return parts.count == 1
                    ? line == expected
                    : line.hasPrefix(parts[0]) && line.hasSuffix(parts[parts.count - 1])
            }
    }
}
