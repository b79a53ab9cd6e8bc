//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import SeamTesting

// What the samples of README.md use and do not show.

let notes = URL(filePath: "/notes")

protocol ConnectorDelegate: AnyObject {}

@Spyable
protocol Connecting {
    func setDelegate(_ delegate: any ConnectorDelegate)
    func connect()
}

struct Connector: Connecting {
    func setDelegate(_ delegate: any ConnectorDelegate) {}
    func connect() {}
}

struct OfflineConnector: Connecting {
    func setDelegate(_ delegate: any ConnectorDelegate) {}
    func connect() {}
}

@Spyable
protocol FileAccessing: Sendable {
    func read(from url: URL) throws -> Data
    func write(_ data: Data, to url: URL) throws
}

struct DiskFileAccessor: FileAccessing {
    func read(from url: URL) throws -> Data { Data() }
    func write(_ data: Data, to url: URL) throws {}
}

typealias MemoryFileAccessor = DiskFileAccessor

final class SyncManager: Sendable {
    init(files: any FileAccessing, connector: any Connecting) {}
}

struct NetworkModule: Module {
    func register(in registry: inout Registry) {}
}
