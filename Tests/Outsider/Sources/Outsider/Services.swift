//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

public import Seam

public final class Connector: Connecting {
    public var title: String {
        get { "real" }
        set { _ = newValue }
    }
    public init() {}
    public func setDelegate(_ delegate: any ConnectorDelegate) {}
    public func connect() {}
    public func send(_ text: String, times: Int) async throws -> Int { text.utf8.count * times }
}

public struct MemoryDisk: Disk {
    public init() {}
    public func read(_ name: String) throws(DiskError) -> [UInt8] { throw .missing(name) }
    public func write(_ bytes: [UInt8], to name: String) throws(DiskError) {}
    public static func format() -> Bool { true }
}

public final class Library: Sendable {
    public let disk: any Disk
    public let connector: any Connecting

    public init(disk: any Disk, connector: any Connecting) {
        self.disk = disk
        self.connector = connector
    }
}

public final class Reader: Sendable {
    public let library: Library
    public let greeting: String

    init(library: Library, greeting: String) {
        self.library = library
        self.greeting = greeting
    }
}

public final class Cache: Sendable {}

public struct Loan {
    public let title: String
    public let days: Int
    public let library: Library
}

public actor Index {
    init() async {}
}

public struct Search: Sendable {
    public let index: Index

    init(index: Index) async {
        self.index = index
    }
}

@MainActor
public final class Screen {
    public init() {}
}

public protocol Shelf: Sendable {
    var number: Int { get }
}

struct WoodenShelf: Shelf {
    let number: Int
}

public final class ConnectionService: ConnectorDelegate {
    @Injected var makeConnector: @Sendable () -> any Connecting
    @Injected(Keys.clock) var clock
    public private(set) var connector: (any Connecting)?

    public init() {}

    public func connect() {
        let connector = makeConnector()
        self.connector = connector
        connector.setDelegate(self)
        connector.connect()
    }

    public func didConnect() {}
}

public final class Uploader: Sendable {
    public let disk: any Disk = injected()
    public let ratio: Double = injected(.ratio)

    public init() {}
}

@MainActor
public final class Window {
    @Injected(on: .mainActor) public var screen: Screen

    public init() {}
}
