//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies

// MARK: - Concurrency

// Actors, global actors, nonisolated members, Sendable.
@Spyable
protocol Till: Actor {
    var total: Int { get }
    func add(_ n: Int)
    nonisolated var label: String { get }
    nonisolated func ping() async
    func with(_ f: @Sendable (isolated Self) -> Int) async -> Int
}
@Spyable
protocol TillBase: Actor { func zero() }
@Spyable
protocol IndirectTill: TillBase { func audit() -> [Int] }
@Spyable
@MainActor protocol Screen: AnyObject {
    var title: String { get set }
    func show() async
    nonisolated var id: Int { get }
    nonisolated func log(_ s: String)
}
@Spyable
protocol Feed: Sendable {
    var cursor: Int { get set }
    func page(_ n: Int) async throws -> [Parcel]
    @MainActor func render(_ p: Parcel)
}
@Spyable
nonisolated protocol Plain: Sendable {
    func value() -> Int
    var name: String { get set }
}
