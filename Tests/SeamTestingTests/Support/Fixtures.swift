//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamTesting

/// What the tests of this target spy on: a network, a disk, and something that is no boundary.
@Spyable
protocol Connecting: Sendable {
    func connect(to host: String) -> Bool
    func close()
    static func reset()
}

@Spyable
protocol Storing: Sendable {
    func load(_ key: String) async throws -> Int
    func save(_ value: Int, for key: String)
}

protocol Logging: Sendable {
    func log(_ text: String)
}

struct LiveConnector: Connecting {
    func connect(to host: String) -> Bool { true }
    func close() {}
    static func reset() {}
}

struct LiveStore: Storing {
    func load(_ key: String) async throws -> Int { 42 }
    func save(_ value: Int, for key: String) {}
}

final class SilentLog: Logging {
    func log(_ text: String) {}
}

/// Real code between boundaries.
final class Service: Sendable {
    let connector: any Connecting
    let store: any Storing

    init(connector: any Connecting, store: any Storing) {
        self.connector = connector
        self.store = store
    }

    func start() -> Bool {
        let isConnected = connector.connect(to: "home")
        store.save(1, for: "starts")
        return isConnected
    }
}

/// Code that takes what it needs from the container that is current.
struct Worker {
    @Injected var connector: any Connecting
    @Injected var makeStore: @Sendable () -> any Storing
}

struct AppModule: Module {
    func register(in registry: inout Registry) {
        registry.register((any Connecting).self, lifetime: .singleton) { LiveConnector() }
        registry.register((any Storing).self) { LiveStore() }
        registry.register((any Logging).self) { SilentLog() }
        registry.register(Service.self, lifetime: .singleton, using: Service.init(connector:store:))
    }
}
