//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Connects to a server that is not far: it answers each message with the message itself.
package final class EchoConnector: ConnectorProtocol {
    private let delegate = Locked(WeakDelegate())
    /// The thread that the delegate is told on.
    private let queue = DispatchQueue(label: "echo")

    private struct WeakDelegate {
        weak var value: (any ConnectorDelegate)?
    }

    package init() {}

    package func setDelegate(_ delegate: any ConnectorDelegate) {
        self.delegate.withLock { $0.value = delegate }
    }

    package func connect() {
        tell { $0.connectorDidConnect() }
    }

    package func send(_ message: String) {
        tell { $0.connectorDidReceive(message) }
    }

    package func disconnect() {
        tell { $0.connectorDidDisconnect(nil) }
    }

    private func tell(_ news: @escaping @Sendable (any ConnectorDelegate) -> Void) {
        queue.async { [delegate] in
            if let delegate = delegate.withLock({ $0.value }) {
                news(delegate)
            }
        }
    }
}
