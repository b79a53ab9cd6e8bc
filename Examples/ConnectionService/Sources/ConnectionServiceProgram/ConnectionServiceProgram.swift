//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Connections
import Foundation
import Seam

/// Sends messages to an echo, and prints what comes back.
@main
struct ConnectionServiceProgram {
    static func main() async throws {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if arguments.contains("--help") {
            print(usage)
            return
        }
        if let option = arguments.first(where: { $0.hasPrefix("-") }) {
            FileHandle.standardError.write(Data("connection-service: there is no option \(option)\n\(usage)\n".utf8))
            exit(2)
        }
        Container.bootstrap(try Container(ConnectionModule(), context: .production))
        try await Conversation(messages: arguments.isEmpty ? ["Hello", "Is anybody there?"] : arguments).run()
    }

    private static let usage = """
        usage: connection-service [message…]

        Sends the messages to an echo, and prints what comes back.
        """
}

/// An exchange of messages.
struct Conversation {
    @Injected private var service: ConnectionService
    private let messages: [String]

    init(messages: [String]) {
        self.messages = messages
    }

    /// Connects, sends the messages, and disconnects when all have been answered.
    func run() async throws {
        var missing = messages.count
        print("connecting")
        service.connect()
        for await event in service.events {
            switch event {
            case .connected:
                print("connected")
                for message in messages {
                    print("sending       \(message)")
                    try service.send(message)
                }
            case .received(let message):
                print("received      \(message)")
                missing -= 1
                if missing == 0 {
                    service.disconnect()
                }
            case .reconnecting(let error):
                print("reconnecting  (\(error))")
            case .disconnected(let error):
                print("disconnected" + (error.map { "  (\($0))" } ?? ""))
            }
        }
    }
}
