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
        let payload = Data("{\"a\":1}".utf8)
        let message = framed(payload) + framed(Data()) + framed(payload)
        let writer = Thread {
            for byte in message { pipe.fileHandleForWriting.write(Data([byte])) }
            try? pipe.fileHandleForWriting.close()
        }
        writer.start()
        #expect(channel.receive() == payload)
        #expect(channel.receive() == Data())
        #expect(channel.receive() == payload)
        #expect(channel.receive() == nil)
    }

    @Test(arguments: [0, 3, 8, 11])
    func anEndInTheMiddleIsTheEnd(length: Int) throws {
        let pipe = Pipe()
        let message = framed(Data("abcdef".utf8))
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

    @Test func whatIsSentIsFramed() throws {
        let pipe = Pipe()
        let channel = MessageChannel(input: -1, output: pipe.fileHandleForWriting.fileDescriptor)
        #expect(channel.send(Data("xyz".utf8)))
        try pipe.fileHandleForWriting.close()
        let sent = try pipe.fileHandleForReading.readToEnd()
        #expect(sent == framed(Data("xyz".utf8)))
    }

    private func framed(_ payload: Data) -> Data {
        Data((0..<8).map { UInt8(truncatingIfNeeded: payload.count >> (8 * $0)) }) + payload
    }
}
