//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Connections
import SeamTesting
import Testing

/// The convenient style: a test scope puts a spy where the service looks for its connector.
@Suite(.testScope(ConnectionModule()))
struct ConnectionServiceTests {
    private let connector = spy(ConnectorProtocolSpy.self)

    @Test func theDelegateIsSetBeforeConnecting() {
        let service = ConnectionService()

        service.connect()

        verifyInOrder(connector.$setDelegate(.identical(to: service)), connector.$connect())
        #expect(service.status == .connecting)
    }

    @Test func messagesAreSentOnceConnected() throws {
        let service = ConnectionService()
        #expect(throws: ConnectionService.NotConnected.self) { try service.send("too early") }
        service.connect()
        service.connectorDidConnect()

        try service.send("hello")

        connector.$send("hello").verify(.once)
        connector.$send("too early").verify(.never)
    }

    @Test func disconnectingIsLeftToTheConnector() {
        let service = ConnectionService()
        service.connect()

        service.disconnect()

        connector.$disconnect().verify(.once)
    }

    // MARK: - What the connector tells its delegate, told by the test

    @Test func newsReachTheUsersInOrder() async {
        let service = ConnectionService()
        service.connect()

        service.connectorDidConnect()
        service.connectorDidReceive("hello")
        service.connectorDidDisconnect(nil)

        #expect(service.status == .disconnected)
        #expect(await service.allEvents() == [.connected, .received("hello"), .disconnected(nil)])
    }

    @Test func aLostConnectionIsMadeAgainByANewConnector() throws {
        let service = ConnectionService()
        service.connect()
        service.connectorDidConnect()

        service.connectorDidDisconnect(.lost)

        let connectors = spies(of: ConnectorProtocolSpy.self)
        try #require(connectors.count == 2)
        verifyInOrder(
            connectors[0].$connect(),
            connectors[1].$setDelegate(.identical(to: service)),
            connectors[1].$connect()
        )
        #expect(service.status == .connecting)
    }

    @Test func theServiceGivesUpInTheEnd() async {
        let service = ConnectionService()
        service.connect()

        for _ in 1...3 {
            service.connectorDidDisconnect(.unreachable)
        }

        #expect(spies(of: ConnectorProtocolSpy.self).count == 3)
        #expect(
            await service.allEvents()
                == [.reconnecting(.unreachable), .reconnecting(.unreachable), .disconnected(.unreachable)]
        )
    }

    // MARK: - When a test fails

    @Test func aWrongOrderIsReportedAtTheLineOfTheTest() {
        let service = ConnectionService()
        connector.connect()
        connector.setDelegate(service)

        let line = #line + 2
        withKnownIssue {
            verifyInOrder(connector.$setDelegate(.identical(to: service)), connector.$connect())
        } matching: { issue in
            issue.sourceLocation?.line == line
        }
    }
}

extension ConnectionService {
    /// The events up to the end of the connection.
    fileprivate func allEvents() async -> [ConnectionEvent] {
        await events.reduce(into: []) { $0.append($1) }
    }
}
