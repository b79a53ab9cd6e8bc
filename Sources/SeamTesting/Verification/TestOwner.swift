//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Seam
import SeamSpies
import Testing
import XCTest

/// The test that a scope belongs to, and how it is told of findings.
struct TestOwner: Sendable {
    private enum Framework: @unchecked Sendable {
        // Unchecked: XCTest runs one test at a time, and is only told on its own thread.
        case swiftTesting(Test)
        case xctest(XCTestCase)
        case none
    }

    private let framework: Framework
    /// The test of which this is a case; nil where a scope was opened by hand.
    private var test: Test.ID?
    /// Where the test, or its scope, was written.
    let place: Place

    /// A test of Swift Testing.
    static func test(_ test: Test) -> TestOwner {
        TestOwner(framework: .swiftTesting(test), test: test.id, place: Place(test.sourceLocation))
    }

    /// A test of XCTest.
    static func testCase(_ testCase: XCTestCase, at place: Place) -> TestOwner {
        TestOwner(framework: .xctest(testCase), place: place)
    }

    /// The test that runs in this task, whatever framework it is of.
    static func running(at place: Place) -> TestOwner {
        TestOwner(framework: Test.current.map(Framework.swiftTesting) ?? .none, place: place)
    }

    /// The name of the test.
    var name: String {
        switch framework {
        case .swiftTesting(let test): test.fullName
        case .xctest(let testCase): testCase.name
        case .none: "the test scope at \(place)"
        }
    }

    /// The name of the container of a scope; it costs less to make than the whole name of the test.
    var containerName: String {
        switch framework {
        case .swiftTesting(let test): "the container of \(test.name)"
        case .xctest(let testCase): "the container of \(testCase.name)"
        case .none: "the container of a test scope"
        }
    }

    /// Where errors of teardowns are reported: at the test, or at the registration where nobody knows the test's line.
    func place(of error: CloseError) -> Place {
        guard place.line == 0, let location = error.failures.first?.location else { return place }
        let file = "\(location.fileID)"
        return Place(fileID: file, filePath: file, line: Int(location.line), column: 1)
    }

    /// Whether this is a case of a test.
    func isCase(of test: Test) -> Bool {
        self.test == test.id
    }

    /// Whether the framework can be told from this thread.
    var canRecordHere: Bool {
        switch framework {
        case .swiftTesting: Test.current != nil
        case .xctest: Thread.isMainThread
        case .none: true
        }
    }

    /// Tells the framework.
    func record(_ finding: Finding) {
        let place = finding.place ?? place
        switch framework {
        case .swiftTesting: Issue.record(Comment(rawValue: finding.message), sourceLocation: SourceLocation(place))
        case .xctest(let testCase): testCase.record(finding.message, at: place)
        case .none: RunIssue.record(finding.message, at: place)
        }
    }
}

extension XCTestCase {
    /// Records a failure at a place.
    func record(_ message: String, at place: Place) {
        #if canImport(ObjectiveC)
        record(XCTIssue(message, at: place))
        #else
        recordFailure(withDescription: message, inFile: place.filePath, atLine: place.line, expected: true)
        #endif
    }
}

#if canImport(ObjectiveC)
extension XCTIssue {
    /// A failure at a place.
    init(_ message: String, at place: Place) {
        self.init(type: .assertionFailure, compactDescription: message)
        let location = XCTSourceCodeLocation(filePath: place.filePath, lineNumber: place.line)
        sourceCodeContext = XCTSourceCodeContext(location: location)
    }
}
#endif

extension Test {
    /// The name of the test with those of its suites.
    var fullName: String {
        let path = "\(id)".split(separator: "/").dropLast(1).joined(separator: "/")
        return path.isEmpty ? name : path
    }
}

extension Place {
    init(_ location: SourceLocation) {
        self.init(
            fileID: location.fileID,
            filePath: location.filePath,
            line: location.line,
            column: location.column
        )
    }
}

extension SourceLocation {
    init(_ place: Place) {
        self.init(fileID: place.fileID, filePath: place.filePath, line: place.line, column: place.column)
    }
}
