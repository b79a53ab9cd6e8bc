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
#endif

/// A line on the terminal that says what is being measured; nothing where the errors go elsewhere.
struct Progress {
    private let isShown = isatty(STDERR_FILENO) == 1

    func show(_ text: String) {
        if isShown {
            write("\r\u{1B}[K\(text)")
        }
    }

    func clear() {
        if isShown {
            write("\r\u{1B}[K")
        }
    }

    private func write(_ text: String) {
        writeError(text)
    }
}

/// Writes to the standard error.
func writeError(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
        var rest = UnsafeRawBufferPointer(bytes)
        while !rest.isEmpty {
            let written = write(STDERR_FILENO, rest.baseAddress, rest.count)
            guard written > 0 else {
                return
            }
            rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        }
    }
}
