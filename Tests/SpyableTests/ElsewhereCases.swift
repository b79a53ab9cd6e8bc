//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies

// What protocols of ChildCases.swift inherit from and mention.

@Spyable
protocol Sourcing<Item> {
    associatedtype Item: Sendable
    associatedtype Failure: Error
    func load(_ id: Int) throws(Failure) -> Item
}

@globalActor
actor Bench {
    static let shared = Bench()
}

@Bench
@Spyable
protocol Crafting: AnyObject {
    var hours: Int { get set }
}

@Spyable
protocol Attending: Actor {
    func serve(_ name: String) -> Int
}

@Spyable
protocol Stamping: SourcingText {
    static func == (a: Self, b: Self) -> Bool
}

@Spyable
protocol SourcingText: Sourcing where Item == String {}

class Turbine {
    var name: String

    init() {
        name = "machine"
    }
}

typealias Visit = (Int) -> Bool
