//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamTesting
import XCTest

// What the samples in the comments of SeamTesting use and do not show. They are compiled and not run.

@Spyable protocol Connecting {
    func connect()
}

@Spyable protocol Feed: Sendable {
    func page(_ number: Int) async throws -> [String]
}

protocol HTTPClient {
    func get()
}

@Spyable protocol HTTPClientDouble: HTTPClient {
    func get()
}

protocol Clock: Sendable {}
struct FixedClock: Clock {}

struct User: Sendable {
    static let anonymous = User()
}

struct ConnectionService {
    @Injected var connector: any Connecting

    func connect() { connector.connect() }
}

struct Reader {
    func read() async throws {}
}

struct AppModule: Module {
    func register(in registry: inout Registry) {
        registry.register((any Clock).self) { FixedClock() }
    }
}

var scope: TestScope { fatalError() }
