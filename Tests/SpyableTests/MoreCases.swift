//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies

// Kinds that `Cases.swift` does not have.

@Spyable
protocol Fallible {
    init?(_ n: Int) throws
}

@Spyable
protocol Modern {
    func describe(_ value: some Hashable & Sendable) -> String
    func run(on actor: isolated (any Actor)?, _ n: Int) async
    func count<T>(_ body: (T) -> Void) -> Int
}

@Spyable
protocol Anything {
    func take(_ value: Any) -> Int
}

@Spyable
protocol Twins {
    func load() -> Int
    func load() async -> Int
    func keep<T: Hashable>(_ value: T) -> String
    func keep<T: Equatable>(_ value: T) -> String
}

@Spyable
protocol Fixed {
    associatedtype Key: Hashable
    associatedtype Value where Value == Int
    func look(_ key: Key) -> Value
}

typealias LoadCompletion = (Int) -> Void

@Spyable
protocol Loading {
    func load(_ completion: LoadCompletion)
    func loadLater(_ completion: @escaping LoadCompletion)
    func loadMaybe(_ completion: LoadCompletion?)
    func stop() -> Never
}

// MARK: - Protocols of another module

protocol Foreign: Sendable { func fetch(_ n: Int) async throws -> String }
protocol ForeignActor: Actor { func total() -> Int }
@MainActor protocol ForeignView { func draw() -> Bool }
protocol ForeignBox<Content> {
    associatedtype Content
    func open() -> Content
}

@Spyable
protocol ForeignDouble: Foreign { func fetch(_ n: Int) async throws -> String }

@Spyable
protocol ForeignActorDouble: ForeignActor, Actor { func total() -> Int }

@Spyable
@MainActor protocol ForeignViewDouble: ForeignView { func draw() -> Bool }

@Spyable
protocol ForeignBoxDouble: ForeignBox {
    associatedtype Content
    func open() -> Content
}

// MARK: - Standard parents

@Spyable
protocol Named: Identifiable, CustomStringConvertible where ID == Int {
    func f()
}
