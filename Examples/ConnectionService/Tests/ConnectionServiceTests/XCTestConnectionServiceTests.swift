//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Connections
import SeamTesting
import XCTest

/// The same with XCTest: the base class opens a test scope for each test.
final class XCTestConnectionServiceTests: SeamTestCase {
    override var modules: [any Module] { [ConnectionModule()] }

    func testTheDelegateIsSetBeforeConnecting() {
        let connector = spy(ConnectorProtocolSpy.self)
        let service = ConnectionService()

        service.connect()

        verifyInOrder(connector.$setDelegate(.identical(to: service)), connector.$connect())
    }

    func testALostConnectionIsMadeAgain() {
        let service = ConnectionService()
        service.connect()

        service.connectorDidDisconnect(.lost)

        XCTAssertEqual(spies(of: ConnectorProtocolSpy.self).count, 2)
        XCTAssertEqual(service.status, .connecting)
    }

    func testAnExpectationIsCheckedWhenTheTestEnds() {
        spy(ConnectorProtocolSpy.self).$connect().expects(.once)

        ConnectionService().connect()
    }
}
