//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Testing

@testable import SeamMacros

struct MessageChannelTests {
    @Test func messagesArriveInPieces() throws {
        let pipe = Pipe()
        let channel = MessageChannel(input: pipe.fileHandleForReading.fileDescriptor, output: -1)
        let payload = Array("{\"a\":1}".utf8)
        let message = framed(payload) + framed([]) + framed(payload)
        let writer = Thread {
            for byte in message { pipe.fileHandleForWriting.write(Data([byte])) }
            try? pipe.fileHandleForWriting.close()
        }
        writer.start()
        #expect(channel.receive() == payload)
        #expect(channel.receive() == [])
        #expect(channel.receive() == payload)
        #expect(channel.receive() == nil)
    }

    @Test(arguments: [0, 3, 8, 11])
    func anEndInTheMiddleIsTheEnd(length: Int) throws {
        let pipe = Pipe()
        let message = framed(Array("abcdef".utf8))
        pipe.fileHandleForWriting.write(message.prefix(length))
        try pipe.fileHandleForWriting.close()
        let channel = MessageChannel(input: pipe.fileHandleForReading.fileDescriptor, output: -1)
        #expect(channel.receive() == nil)
    }

    @Test func anAbsurdLengthIsTheEnd() throws {
        let pipe = Pipe()
        pipe.fileHandleForWriting.write(Data(repeating: 0xFF, count: 64))
        try pipe.fileHandleForWriting.close()
        #expect(MessageChannel(input: pipe.fileHandleForReading.fileDescriptor, output: -1).receive() == nil)
    }

    @Test func filesAreRead() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).swift")
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(MessageChannel.contents(ofFile: file.path) == nil)
        try "protocol P {}".write(to: file, atomically: true, encoding: .utf8)
        #expect(MessageChannel.contents(ofFile: file.path) == Array("protocol P {}".utf8))
    }

    @Test func whatIsSentIsFramed() throws {
        let pipe = Pipe()
        let channel = MessageChannel(input: -1, output: pipe.fileHandleForWriting.fileDescriptor)
        #expect(channel.send("xyz"))
        try pipe.fileHandleForWriting.close()
        let sent = try pipe.fileHandleForReading.readToEnd()
        #expect(sent == framed(Array("xyz".utf8)))
    }

    private func framed(_ payload: [UInt8]) -> Data {
        Data((0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (8 * $0)) }) + payload
    }
}
