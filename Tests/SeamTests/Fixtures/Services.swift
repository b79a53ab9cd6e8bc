//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

protocol Engine: AnyObject, Sendable {}
final class Diesel: Engine {}
final class Electric: Engine {}

final class Garage: Sendable {
    let name: String

    init(name: String = "garage") {
        self.name = name
    }
}

/// Not Sendable.
final class Car {
    let engine: any Engine
    let garage: Garage

    init(engine: any Engine, garage: Garage) {
        self.engine = engine
        self.garage = garage
    }
}

final class Session {
    let host: String
    let port: Int
    let garage: Garage

    init(host: String, port: Int, garage: Garage) {
        self.host = host
        self.port = port
        self.garage = garage
    }
}

actor Archive {
    let garage: Garage

    init(garage: Garage) {
        self.garage = garage
    }
}

@MainActor
final class Screen {
    let garage: Garage

    init(garage: Garage) {
        self.garage = garage
    }
}

enum Keys {
    static let spare = Key((any Engine).self, name: "spare")
    static let clock = Key(lifetime: .singleton, default: { Garage(name: "default") })
}

extension Key where Service == Garage {
    static var computed: Key { Key(lifetime: .singleton, default: { Garage(name: "computed") }) }
}
