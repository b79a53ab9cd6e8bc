//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// The app's registrations.
package struct ConnectionModule: Module {
    package init() {}

    package func register(in registry: inout Registry) {
        // Transient: each connection has a connector of its own. The factory, `@Sendable () -> any ConnectorProtocol`,
        // is a service too without being registered.
        registry.register((any ConnectorProtocol).self) { EchoConnector() }
        registry.register(ConnectionService.self, lifetime: .singleton, using: ConnectionService.init(makeConnector:))
    }
}
