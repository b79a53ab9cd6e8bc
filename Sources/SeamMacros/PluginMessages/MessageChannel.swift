//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Messages over two file descriptors: eight bytes of length, little-endian, then as many bytes of JSON.
struct MessageChannel {
    /// Longer messages are a sign that the two ends no longer agree about where one starts.
    static let maximumLength: UInt64 = 1 << 30

    var input: Int32
    var output: Int32

    /// The next message; nil at the end of the input, also in the middle of a message.
    func receive() -> Data? {
        guard let header = read(count: 8) else { return nil }
        let length = header.enumerated().reduce(UInt64(0)) { $0 | UInt64($1.element) << UInt64(8 * $1.offset) }
        guard length <= Self.maximumLength else { return nil }
        return read(count: Int(length))
    }

    /// Sends one message; false when nobody reads any more.
    func send(_ payload: Data) -> Bool {
        var message = Data((0..<8).map { UInt8(truncatingIfNeeded: UInt64(payload.count) >> UInt64(8 * $0)) })
        message.append(payload)
        return message.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = write(output, bytes.baseAddress! + sent, bytes.count - sent)
                if count < 0 {
                    if errno == EINTR { continue }
                    return false
                }
                sent += count
            }
            return true
        }
    }

    /// Exactly `count` bytes, which may arrive in pieces.
    private func read(count: Int) -> Data? {
        var data = Data(count: count)
        let isComplete = data.withUnsafeMutableBytes { bytes in
            var received = 0
            while received < count {
                let step = Foundation.read(input, bytes.baseAddress! + received, count - received)
                if step < 0, errno == EINTR { continue }
                guard step > 0 else { return false }
                received += step
            }
            return true
        }
        return isComplete ? data : nil
    }
}
