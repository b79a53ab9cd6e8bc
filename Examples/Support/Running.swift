//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// A program that runs, with its output in pipes.
package struct Running {
    private let process: Process
    private let output = Pipe()
    private let errors = Pipe()

    package init(_ process: Process) throws {
        self.process = process
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
    }

    /// Waits for the first of the program's output.
    ///
    /// The pipe holds 64 KiB: a program with more to say waits until somebody reads on.
    package func firstOutput() -> String {
        String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    }

    package func send(_ signal: Int32) {
        kill(process.processIdentifier, signal)
    }

    /// Stops reading the program's output.
    package func closeOutput() throws {
        try output.fileHandleForReading.close()
    }

    /// Waits for the program's end.
    package func outcome() throws -> Outcome {
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

/// What a program left when it had ended.
package struct Outcome {
    package let status: Int32
    package let output: String
    package let errors: String
}
