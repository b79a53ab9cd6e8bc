//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies

/// Carries messages to a server and back.
///
/// A connector is used for one connection. It tells its delegate what happens, on a thread of its own.
@Spyable
package protocol ConnectorProtocol: Sendable {
    /// Says who is told what happens; the delegate is not kept alive.
    func setDelegate(_ delegate: any ConnectorDelegate)

    /// Starts to connect. A delegate that is set later may miss how it went.
    func connect()

    func send(_ message: String)

    func disconnect()
}

/// Is told what happens to a connection.
package protocol ConnectorDelegate: AnyObject, Sendable {
    func connectorDidConnect()

    func connectorDidReceive(_ message: String)

    /// The connection has ended.
    ///
    /// - Parameter error: What ended it; nil when that was wanted.
    func connectorDidDisconnect(_ error: ConnectorError?)
}

/// Why a connection ended, or was never made.
package enum ConnectorError: Error, Hashable {
    case unreachable
    case lost
}
