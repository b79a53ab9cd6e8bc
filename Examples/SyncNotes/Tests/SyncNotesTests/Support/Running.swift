//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// A program that runs, with its output in pipes.
struct Running {
    private let process: Process
    private let output = Pipe()
    private let errors = Pipe()

    init(_ process: Process) throws {
        self.process = process
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
    }

    /// Waits for the first of the program's output.
    ///
    /// The pipe holds 64 KiB: a program with more to say waits until somebody reads on.
    func firstOutput() -> String {
        String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    }

    func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// Stops reading the program's output.
    func closeOutput() throws {
        try output.fileHandleForReading.close()
    }

    /// Waits for the program's end.
    func outcome() throws -> Outcome {
        // Both pipes have to be emptied at once, lest the program wait for us in one while we wait in the other.
        let reading = DispatchGroup()
        let errors = errors.fileHandleForReading
        nonisolated(unsafe) var errorText = Data()
        DispatchQueue.global().async(group: reading) {
            errorText = errors.readDataToEndOfFile()
        }
        let text = (try? output.fileHandleForReading.readToEnd()) ?? Data()
        reading.wait()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus,
            output: String(decoding: text, as: UTF8.self),
            errors: String(decoding: errorText, as: UTF8.self)
        )
    }
}

/// Where the program was built.
enum BuiltProgram {
    /// The program lies beside the tests.
    static let path: String = {
        #if canImport(Darwin)
        let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!.bundleURL
        #else
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        #endif
        return tests.deletingLastPathComponent().appending(path: "sync-notes").path
    }()
}
