//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What a ``ConnectionService`` tells its users.
package enum ConnectionEvent: Hashable, Sendable {
    case connected
    case received(String)
    /// The connection broke off, and the service tries again.
    case reconnecting(ConnectorError)
    /// The connection has ended, as was wanted or with an error.
    case disconnected(ConnectorError?)
}
