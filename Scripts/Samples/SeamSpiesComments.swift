//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import SeamTesting

// What the samples in the comments of SeamSpies use and do not show. They are compiled and not run.

@Spyable protocol Files {
    func read(from url: URL) throws -> Data
    func write(_ data: Data, to url: URL)
    func rename(_ name: String, to other: String)
}

@Spyable protocol Storing {
    func save(_ item: Item)
}

struct Item { var id: Int }

@Spyable protocol Moving {
    func move(_ distance: Int)
}

@Spyable protocol Rolling {
    func roll() -> Int
}

@Spyable protocol Feed: Sendable {
    func page(_ number: Int) async throws -> [String]
}

@Spyable protocol Logging {
    func log(_ text: String)
}

@Spyable protocol Connecting {
    func setDelegate(_ delegate: AnyObject)
    func connect()
    func open()
    func send(_ text: String)
    func close()
}

@MainActor class UIViewController { init() {} }
final class Model: Sendable {
    func load() async -> [String] { [] }
}
struct Busy: Error {}

var files: FilesSpy { fatalError() }
var store: StoringSpy { fatalError() }
var robot: MovingSpy { fatalError() }
var dice: RollingSpy { fatalError() }
var feed: FeedSpy { fatalError() }
var connector: ConnectingSpy { fatalError() }
var model: Model { fatalError() }
var service: AnyObject { fatalError() }
