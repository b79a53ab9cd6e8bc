//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Connections
import Seam
import Testing

/// The service with the connector of production, over its real threads.
struct EchoConnectorTests {
    @Test func messagesComeBack() async throws {
        let container = try Container(ConnectionModule(), context: .production)
        let service = try container.resolve(ConnectionService.self)
        service.connect()
        var events: [ConnectionEvent] = []
        for await event in service.events {
            events.append(event)
            switch event {
            case .connected: try service.send("hello")
            case .received: service.disconnect()
            default: break
            }
        }
        #expect(events == [.connected, .received("hello"), .disconnected(nil)])
    }

    @Test func theDelegateIsNotKeptAlive() {
        let connector = EchoConnector()
        weak var service: ConnectionService?
        do {
            let held = ConnectionService(makeConnector: { connector })
            connector.setDelegate(held)
            service = held
        }
        #expect(service === nil)
    }
}
