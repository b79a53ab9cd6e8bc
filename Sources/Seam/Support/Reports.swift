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
#elseif canImport(WinSDK)
import ucrt
#endif

/// Where the library says what no call can throw: on standard error, unless a test listens.
package enum Reports {
    private static let listener = Locked<(@Sendable (String) -> Void)?>(nil)

    /// Says `message` to the listener, or on standard error.
    package static func send(_ message: String) {
        if let listener = listener.withLock({ $0 }) {
            listener(message)
        } else {
            var text = message + "\n"
            text.withUTF8 { bytes in
                // A full or closed standard error is nothing that a report could be made of.
                _ = write(2, bytes.baseAddress, numericCast(bytes.count))
            }
        }
    }

    /// Sends every message to `listener` from now on; nil brings standard error back.
    package static func listen(_ listener: (@Sendable (String) -> Void)?) {
        Self.listener.withLock { $0 = listener }
    }
}
