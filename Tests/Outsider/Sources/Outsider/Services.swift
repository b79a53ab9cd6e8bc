//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

package import Seam

package final class Connector: Connecting {
    package var title: String {
        get { "real" }
        set { _ = newValue }
    }
    package init() {}
    package func setDelegate(_ delegate: any ConnectorDelegate) {}
    package func connect() {}
    package func send(_ text: String, times: Int) async throws -> Int { text.utf8.count * times }
}

package struct MemoryDisk: Disk {
    package init() {}
    package func read(_ name: String) throws(DiskError) -> [UInt8] { throw .missing(name) }
    package func write(_ bytes: [UInt8], to name: String) throws(DiskError) {}
    package static func format() -> Bool { true }
}

package final class Library: Sendable {
    package let disk: any Disk
    package let connector: any Connecting

    package init(disk: any Disk, connector: any Connecting) {
        self.disk = disk
        self.connector = connector
    }
}

package final class Reader: Sendable {
    package let library: Library
    package let greeting: String

    init(library: Library, greeting: String) {
        self.library = library
        self.greeting = greeting
    }
}

package final class Cache: Sendable {}

package struct Loan {
    package let title: String
    package let days: Int
    package let library: Library
}

package actor Index {
    init() async {}
}

package struct Search: Sendable {
    package let index: Index

    init(index: Index) async {
        self.index = index
    }
}

@MainActor
package final class Screen {
    package init() {}
}

package protocol Shelf: Sendable {
    var number: Int { get }
}

struct WoodenShelf: Shelf {
    let number: Int
}

package final class ConnectionService: ConnectorDelegate {
    @Injected var makeConnector: @Sendable () -> any Connecting
    @Injected(Keys.clock) var clock
    package private(set) var connector: (any Connecting)?

    package init() {}

    package func connect() {
        let connector = makeConnector()
        self.connector = connector
        connector.setDelegate(self)
        connector.connect()
    }

    package func didConnect() {}
}

package final class Uploader: Sendable {
    package let disk: any Disk = injected()
    package let ratio: Double = injected(.ratio)

    package init() {}
}

@MainActor
package final class Window {
    @Injected(on: .mainActor) package var screen: Screen

    package init() {}
}
