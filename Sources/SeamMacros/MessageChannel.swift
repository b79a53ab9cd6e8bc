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

/// Messages over two file descriptors: eight bytes of length, little-endian, then as many bytes of JSON.
struct MessageChannel {
    /// Longer messages are a sign that the two ends no longer agree about where one starts.
    static let maximumLength: UInt64 = 1 << 30

    let input: Int32
    let output: Int32

    /// The next message; nil at the end of the input, also in the middle of a message.
    func receive() -> [UInt8]? {
        guard let header = Self.readBytes(8, from: input) else { return nil }
        var length: UInt64 = 0
        for byte in header.reversed() { length = length << 8 | UInt64(byte) }
        guard length <= Self.maximumLength else { return nil }
        return Self.readBytes(Int(length), from: input)
    }

    /// Sends one message; false when nobody reads any more.
    func send(_ payload: String) -> Bool {
        var message = Array(payload.utf8)
        var length = UInt64(message.count)
        var header: [UInt8] = []
        for _ in 0..<8 {
            header.append(UInt8(truncatingIfNeeded: length))
            length >>= 8
        }
        message = header + message
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

    /// The contents of a file; nil when it cannot be read.
    static func contents(ofFile path: String) -> [UInt8]? {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return nil }
        defer { _ = close(file) }
        let length = lseek(file, 0, SEEK_END)
        guard length >= 0, lseek(file, 0, SEEK_SET) == 0 else { return nil }
        return readBytes(Int(length), from: file)
    }

    /// Exactly `count` bytes, which may arrive in pieces.
    private static func readBytes(_ count: Int, from file: Int32) -> [UInt8]? {
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, received in
            while received < count {
                let step = read(file, buffer.baseAddress! + received, count - received)
                if step < 0, errno == EINTR { continue }
                guard step > 0 else { return }
                received += step
            }
        }
        return bytes.count == count ? bytes : nil
    }
}
