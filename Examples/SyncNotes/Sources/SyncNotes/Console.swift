//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import SyncNotesCore

/// Prints the report on standard output, and errors and progress on standard error.
///
/// When nobody reads the report any more, the work goes on, and the error is kept for the end.
final class Console: Sendable {
    private let state = Guarded(State())
    private let showsProgress = isatty(STDERR_FILENO) == 1

    private struct State {
        var summary = SyncSummary()
        var progress = ProgressLine(start: .now)
        var outputError: Int32?

        mutating func print(_ text: String, terminator: String = "\n") {
            hideProgress()
            if outputError == nil {
                outputError = write(text + terminator, to: STDOUT_FILENO)
            }
        }

        mutating func showProgress() {
            write(progress.update(summary, at: .now), to: STDERR_FILENO)
        }

        mutating func hideProgress() {
            write(progress.erase(), to: STDERR_FILENO)
        }

        mutating func complain(_ text: String) {
            write(progress.erase() + "sync-notes: \(text)\n", to: STDERR_FILENO)
        }
    }

    /// What was reported so far.
    var summary: SyncSummary { state.withLock { $0.summary } }

    func print(_ text: String, terminator: String = "\n") {
        state.withLock { $0.print(text, terminator: terminator) }
    }

    func complain(_ text: String) {
        state.withLock { $0.complain(text) }
    }

    /// Prints what was done with a note.
    func report(_ event: SyncEvent) {
        state.withLock { state in
            state.summary.count(event)
            state.print("\(event)")
            if case .failed(_, let error) = event {
                state.complain("\(error)")
            }
        }
    }

    /// Shows on a terminal how far the work is, when it takes long.
    func showingProgress<Result>(_ work: () async -> Result) async -> Result {
        guard showsProgress else {
            return await work()
        }
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now() + .seconds(1), repeating: .milliseconds(200))
        timer.setEventHandler { [state] in
            state.withLock { $0.showProgress() }
        }
        timer.resume()
        defer {
            timer.cancel()
            state.withLock { $0.hideProgress() }
        }
        return await work()
    }

    // MARK: - When standard output fails

    /// Why standard output could not be written, or nil.
    var outputError: String? {
        state.withLock { $0.outputError }.map { String(cString: strerror($0)) }
    }

    /// What the user can do about it.
    var outputAdvice: String {
        switch state.withLock({ $0.outputError }) {
        case EPIPE: "let the reader take all of the report, or send it to a file or to /dev/null"
        case ENOSPC: "free some space where the report goes"
        default: "send the report elsewhere"
        }
    }
}

/// Writes all of the text.
///
/// - Returns: The code of the error that prevented it, or nil.
@discardableResult
private func write(_ text: String, to descriptor: Int32) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
        let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
        if count >= 0 {
            rest = rest.dropFirst(count)
        } else if errno != EINTR {
            return errno
        }
    }
    return nil
}
