//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamTesting

// What the samples in the comments of Seam use and do not show. They are compiled and not run.

var container: Container { fatalError() }
var registry: Registry {
    get { fatalError() }
    set {}
}

protocol ConnectorDelegate: AnyObject {}
protocol Connecting: Sendable {}
struct Connector: Connecting {}
struct OfflineConnector: Connecting {}
protocol FileAccessing: Sendable {}
struct MemoryFileAccessor: FileAccessing {}
protocol Store: Sendable {}
struct DiskStore: Store {
    static func open() async throws -> DiskStore { DiskStore() }
}
struct ArchiveStore: Store {}
protocol HTTPClient: Sendable {}
struct URLClient: HTTPClient { let token: String }
struct RetryingClient: HTTPClient {
    init(_ base: any HTTPClient, clock: any Clock) {}
}
protocol Clock: Sendable {}
struct SystemClock: Clock {}
protocol Plugin {}
struct SpellChecker: Plugin {}
struct WordCounter: Plugin {}
@MainActor protocol Routing {}
@MainActor protocol ScreenPresenting {}
struct Host: Sendable {}
struct Page: Sendable {}
struct Log: Sendable {}
protocol Session: Sendable {}
struct LiveSession: Session {
    init(host: Host, port: Int, log: Log) {}
}
final class SyncManager: Sendable {
    init(files: any FileAccessing, connector: any Connecting) {}
}
struct ConnectionService: Sendable {}
struct Crawler {
    func crawl() async throws -> [Page] { [] }
}

enum Keys {
    static let token = Key(String.self, name: "token")
    static let clock = Key<any Clock>(lifetime: .singleton, default: { SystemClock() })
}

struct AppModule: Module {
    func register(in registry: inout Registry) {}
}

struct NetworkModule: Module {
    func register(in registry: inout Registry) {}
}
