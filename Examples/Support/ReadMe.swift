//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// The commands of a README with the output that it shows, and its diagram.
///
/// Commands stand in blocks that are marked as `console`: a command behind a `$`, below it what it prints.
package struct ReadMe {
    package private(set) var commands: [Command] = []
    /// What stands in blocks that are marked as `mermaid`.
    package private(set) var diagram = ""

    package struct Command {
        package let text: String
        package fileprivate(set) var output = ""

        /// Whether a text is the output that is shown, in which `…` stands for anything within a line.
        package func expects(_ text: String) -> Bool {
            let lines = text.components(separatedBy: "\n")
            let expected = output.components(separatedBy: "\n")
            return lines.count == expected.count && zip(lines, expected).allSatisfy(Self.line(_:matches:))
        }

        private static func line(_ line: String, matches expected: String) -> Bool {
            let parts = expected.components(separatedBy: "…")
            return parts.count == 1
                ? line == expected : line.hasPrefix(parts[0]) && line.hasSuffix(parts[parts.count - 1])
        }
    }

    /// Reads the README that lies beside the folder of tests in which this is called.
    package init(besideTests file: String = #filePath) throws {
        let tests = URL(fileURLWithPath: file).deletingLastPathComponent()
        let text = try String(contentsOf: tests.appending(path: "../../README.md"), encoding: .utf8)
        var language: String?
        for line in text.components(separatedBy: "\n") {
            if line.hasPrefix("```") {
                language = language == nil ? String(line.dropFirst(3)) : nil
            } else if language == "console", line.hasPrefix("$ ") {
                commands.append(Command(text: String(line.dropFirst(2))))
            } else if language == "console" {
                commands[commands.count - 1].output += line + "\n"
            } else if language == "mermaid" {
                diagram += line + "\n"
            }
        }
    }

    /// Runs the commands in order, and reports those that print something else than is shown.
    package func check(
        _ program: BuiltProgram,
        in folder: URL = FileManager.default.temporaryDirectory,
        environment: [String: String] = [:],
        report: (_ command: String, _ output: String) -> Void
    ) throws {
        for command in commands {
            let process = program.process(running: command.text, in: folder)
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
            let output = try Running(process).outcome().output
            if !command.expects(output) {
                report(command.text, output)
            }
        }
    }
}
