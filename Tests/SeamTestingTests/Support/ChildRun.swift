//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Runs tests that are made to fail in a process of their own, and reads what it printed.
enum ChildRun {
    private static let mark = "SEAM_RUN_FAILING_CASES"

    /// Whether this process is such a child.
    static let isChild = ProcessInfo.processInfo.environment[mark] != nil

    /// An issue as the child printed it.
    struct Issue {
        /// The name of the test that it was laid to; empty when it was reported for the run.
        var test: String
        var line: Int
        var message: String
    }

    /// What the cases of Swift Testing print; they run once for all tests that look.
    static let swiftTesting = output(
        of: ["--testing-library", "swift-testing", "--no-parallel", "--filter", "FailingCases"]
    )

    /// What the cases of XCTest print.
    static let xctest =
        output(of: ["SeamTestingTests.FailingXCTestCases"])
        + output(of: ["SeamTestingTests.FailingPlainXCTestCases"])
        + output(of: ["SeamTestingTests.FailingSetUpXCTestCases"])

    /// The issues of one test of Swift Testing.
    static func issues(of test: String) -> [Issue] {
        issues.filter { $0.test.hasPrefix(test + "(") }
    }

    /// The issues that the child reported for the run.
    static var runIssues: [Issue] { issues.filter { $0.test == "«unknown»" } }

    private static let issues: [Issue] = {
        var issues: [Issue] = []
        for line in swiftTesting.split(separator: "\n", omittingEmptySubsequences: false) {
            let heading = #/Test (?<name>\S+) recorded an issue.*? at \S+?:(?<line>\d+):\d+/#
            if let match = line.firstMatch(of: heading) {
                issues.append(Issue(test: String(match.name), line: Int(match.line)!, message: String(line)))
            } else if !issues.isEmpty, !line.contains(#/^. (Test|Suite) /#) {
                issues[issues.count - 1].message += "\n" + line
            }
        }
        return issues
    }()

    /// The failures of one test of XCTest.
    static func failures(of test: String) -> [Issue] {
        xctest.split(separator: "\n").compactMap { line in
            guard let match = line.firstMatch(of: #/:(?<line>\d+): error: \w+\.(?<name>\w+) : (?<text>.*)/#) else {
                return nil
            }
            guard match.name == test else { return nil }
            return Issue(test: test, line: Int(match.line)!, message: String(match.text))
        }
    }

    private static func output(of arguments: [String]) -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging([mark: "1"]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        do {
            try process.run()
        } catch {
            return "\(error)"
        }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self)
    }
}

/// The line of a file that ends in a comment: `// here: unmet`.
func line(of mark: String, in file: String) -> Int {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.firstIndex { $0.hasSuffix("// here: \(mark)") } ?? -1) + 1
}
