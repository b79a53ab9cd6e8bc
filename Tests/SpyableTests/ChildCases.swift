//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies

// Everything that these inherit from and mention stands in ElsewhereCases.swift.

@Spyable
protocol SourcingMore: Sourcing {
    func loadAll() throws(Failure) -> [Item]
}

@Spyable
protocol SourcingTitle: Stamping {
    func title() -> Item
}

@Spyable
protocol CraftingHard: Crafting {
    func work() -> Int
}

@Spyable
protocol AttendingFast: Attending {
    func serveFast(_ name: String) -> Int
}

@Spyable
protocol Driving: Turbine {
    func drive() -> Int
}

@Spyable
protocol Visiting {
    func visit(_ visit: Visit) -> Int
}
