//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// Keeps a connection open: when it breaks off, the service makes another.
///
/// Each connection needs a connector of its own, so it is not a connector that the service is given, but a factory.
package final class ConnectionService: Sendable {
    /// What happens, in order; the events end when the connection does.
    package let events: AsyncStream<ConnectionEvent>

    private let makeConnector: @Sendable () -> any ConnectorProtocol
    private let continuation: AsyncStream<ConnectionEvent>.Continuation
    private let state = Locked(State())

    private struct State {
        var status = Status.idle
        var connector: (any ConnectorProtocol)?
        /// How many connections broke off since the last one that was made.
        var failures = 0
    }

    package enum Status: Hashable, Sendable {
        case idle
        case connecting
        case connected
        case disconnected
    }

    /// How often a connection may break off before the service gives up.
    static let patience = 3

    /// Makes a service that is not connected.
    ///
    /// - Parameter makeConnector: Makes the connector of each connection; without it, the one that is registered in the
    ///   current container is used.
    package init(makeConnector: @escaping @Sendable () -> any ConnectorProtocol = injected()) {
        self.makeConnector = makeConnector
        (events, continuation) = AsyncStream.makeStream()
    }

    package var status: Status { state.withLock { $0.status } }

    package func connect() {
        let connector = makeConnector()
        state.withLock { state in
            state.status = .connecting
            state.connector = connector
        }
        // In this order: the connector may have news at once.
        connector.setDelegate(self)
        connector.connect()
    }

    /// Sends a message.
    ///
    /// - Throws: ``NotConnected`` while there is no connection.
    package func send(_ message: String) throws(NotConnected) {
        guard let connector = state.withLock({ $0.status == .connected ? $0.connector : nil }) else {
            throw NotConnected()
        }
        connector.send(message)
    }

    package func disconnect() {
        state.withLock { $0.connector }?.disconnect()
    }

    /// A message was to be sent while there was no connection.
    package struct NotConnected: Error, Hashable {}
}

extension ConnectionService: ConnectorDelegate {
    package func connectorDidConnect() {
        state.withLock { state in
            state.status = .connected
            state.failures = 0
        }
        continuation.yield(.connected)
    }

    package func connectorDidReceive(_ message: String) {
        continuation.yield(.received(message))
    }

    package func connectorDidDisconnect(_ error: ConnectorError?) {
        let triesAgain = state.withLock { state in
            state.failures += 1
            state.connector = nil
            state.status = .disconnected
            return error != nil && state.failures < Self.patience
        }
        if triesAgain, let error {
            continuation.yield(.reconnecting(error))
            connect()
        } else {
            continuation.yield(.disconnected(error))
            continuation.finish()
        }
    }
}
