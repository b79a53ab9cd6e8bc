//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Connections
import SeamSpies
import Testing

/// The plain style, without container or scope: the factory is an argument, and the test passes one that returns a spy.
///
/// This is all that a test scope does for the tests in `ConnectionServiceTests`: the argument's default asks the current
/// container for the factory, and in a test scope that factory returns the scope's spy.
struct HandmadeConnectionServiceTests {
    private let connector = ConnectorProtocolSpy()
    private let service: ConnectionService

    init() {
        service = ConnectionService(makeConnector: { [connector] in connector })
    }

    @Test func theDelegateIsSetBeforeConnecting() {
        service.connect()

        verifyInOrder(connector.$setDelegate(.identical(to: service)), connector.$connect())
    }

    @Test func messagesAreSentOnceConnected() throws {
        service.connect()
        service.connectorDidConnect()

        try service.send("hello")

        connector.$send("hello").verify(.once)
    }
}
