//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies

// MARK: - Generics and associated types

// Method generics nested in arrays, dictionaries, tuples, closures, generic structs, qualified types.
@Spyable
protocol Store {
    func read<T>() -> T
    func archive<I: Codable>(_ xs: [I]) throws
    func sorted<K, V>(by p: Pair<K, V>) -> [K: V] where K: Hashable
    func deep<T>(_ x: Pair<[T], (T, String)>, _ m: (() -> T)?) -> Swift.Array<T>?
    func elem<S: Sequence>(_ s: S) -> S.Element?
}

// Generic's associated type in another parameter; constraints written in <> and in `where` must both survive.
@Spyable
protocol Lookup {
    func find<T: Tagged>(_ owner: T, with tag: T.Tag?) -> T.Tag?
    func keep<Q: Tagged>(_ q: Q) async -> Result<Q.Tag, DepotFault> where Q.Tag: Codable
}

// Constrained associated types, defaults, where clauses, primary associated types.
@Spyable
protocol Shelf<Item> {
    associatedtype Item: Decodable & Sendable
    associatedtype Key: Hashable = Int
    associatedtype Group: Collection where Group.Element == Item
    func get(_ k: Key) -> Item?
    func grouped() -> Group
}

// MARK: - Inheritance

// Inherited requirements (same file), `A & B` composition, stdlib parents with requirements, indirect Sendable/Actor.
@Spyable
protocol Starts: Sendable {
    func start()
    var runs: Int { get }
}
@Spyable
protocol Stops { func stop(code: Int) throws }
@Spyable
protocol Engine: Starts & Stops, Equatable { func idle() }
@Spyable
protocol Turbo: Engine, CustomStringConvertible { func boost() }

// Class-constrained protocol: the spy must subclass; AnyObject spelled three ways.
@Spyable
protocol Surface: CanvasBase { func tap(x: Int) }
@Spyable
protocol Delegating: AnyObject { var delegate: (any Delegating)? { get set } }
