//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// The compiler plugin: reads requests from standard input, answers on standard output, ends at the end of the input.
@main
enum SeamMacros {
    static func main() {
        // What else writes to standard output would break the conversation: the answers get a descriptor of their own.
        let output = dup(STDOUT_FILENO)
        dup2(STDERR_FILENO, STDOUT_FILENO)
        // A compiler that went away is the end, not a reason to be killed by a signal.
        signal(SIGPIPE, SIG_IGN)
        let channel = MessageChannel(input: STDIN_FILENO, output: output)
        var handler = RequestHandler()
        while let message = channel.receive() {
            guard channel.send(handler.answer(to: message).json.text) else { return }
        }
    }
}
