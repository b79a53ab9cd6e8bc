//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

protocol Connecting: Sendable {
    var number: Int { get }
}

protocol FileAccessing: Sendable {
    var number: Int { get }
}

// The initializers are not inlined, so that an object made by hand is made where the container makes it: on the heap.

final class Connector: Connecting {
    let number: Int

    @inline(never)
    init() {
        number = 1
    }
}

final class DiskFileAccessor: FileAccessing {
    let number: Int

    @inline(never)
    init() {
        number = 2
    }
}

// Three levels, five objects.

final class Socket: Sendable {
    @inline(never)
    init() {}
}

final class Disk: Sendable {
    @inline(never)
    init() {}
}

final class Network: Sendable {
    let socket: Socket

    @inline(never)
    init(socket: Socket) {
        self.socket = socket
    }
}

final class Store: Sendable {
    let disk: Disk

    @inline(never)
    init(disk: Disk) {
        self.disk = disk
    }
}

final class SyncManager: Sendable {
    let network: Network
    let store: Store

    @inline(never)
    init(network: Network, store: Store) {
        self.network = network
        self.store = store
    }
}

/// An owner of two injected services.
struct InjectedOwner {
    @Injected var connector: any Connecting
    @Injected var files: any FileAccessing

    @inline(never)
    init() {}
}

/// The same, filled by two closures that somebody stored.
struct ManualOwner {
    let connector: any Connecting
    let files: any FileAccessing

    @inline(never)
    init(_ connector: () -> any Connecting, _ files: () -> any FileAccessing) {
        self.connector = connector()
        self.files = files()
    }
}

/// Singletons and transients, as the resolve benchmarks need them.
struct ServicesModule: Module {
    func register(in registry: inout Registry) {
        registry.register((any Connecting).self, lifetime: .singleton) { Connector() }
        registry.register((any FileAccessing).self, lifetime: .singleton) { DiskFileAccessor() }
        registry.register(Connector.self) { Connector() }
    }
}

/// A graph whose dependencies are declared.
struct DeclaredGraphModule: Module {
    func register(in registry: inout Registry) {
        registry.register(Socket.self) { Socket() }
        registry.register(Disk.self) { Disk() }
        registry.register(Network.self, using: Network.init(socket:))
        registry.register(Store.self, using: Store.init(disk:))
        registry.register(SyncManager.self, using: SyncManager.init(network:store:))
    }
}

/// The same graph, made by closures that ask for what they need.
struct ClosureGraphModule: Module {
    func register(in registry: inout Registry) {
        registry.register(Socket.self) { Socket() }
        registry.register(Disk.self) { Disk() }
        registry.register(Network.self) { resolver in Network(socket: try resolver.resolve()) }
        registry.register(Store.self) { resolver in Store(disk: try resolver.resolve()) }
        registry.register(SyncManager.self) { resolver in
            SyncManager(network: try resolver.resolve(), store: try resolver.resolve())
        }
    }
}

struct AsyncModule: Module {
    func register(in registry: inout Registry) {
        registry.registerAsync((any Connecting).self, lifetime: .singleton) { Connector() }
    }
}
