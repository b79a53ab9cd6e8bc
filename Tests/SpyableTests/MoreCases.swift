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

// MARK: - What the same file tells

typealias Work = () -> Void
typealias Transform<Value> = (Value) throws -> Value

enum Workshop {
    typealias Job = (Int) -> Void
    struct Outcome {}
}

@Spyable
protocol Working {
    typealias Callback<Value> = @Sendable (Value) async -> Void
    func run(_ work: Work)
    func map<Value>(_ transform: Transform<Value>, _ value: Value) throws -> Value
    func hire(_ job: Workshop.Job, outcome: Workshop.Outcome)
    func proceed(next: Callback<Int>)
    func proceedLater(next: @escaping Callback<Int>) async
}

@Spyable
protocol WorkingMore: Working {
    func again(next: Callback<String>)
}

/// Two parents of the same file that require the same.
@Spyable
protocol Left {
    var shared: Int { get }
    func same(a: String)
}

@Spyable
protocol Right {
    var shared: Int { get }
    func same(a: String)
}

@Spyable
protocol Both: Left, Right {
    func more()
}

@Spyable
protocol BothAndMore: Both {
    func evenMore()
}

/// Operators of a parent of the same file.
@Spyable
protocol Comparing {
    static func == (a: Self, b: Int) -> Bool
    static prefix func ! (a: Self) -> Self
}

@Spyable
protocol ComparingMore: Comparing {
    func f()
}

/// An associated type that hides its protocol.
@Spyable
protocol Shadowed<Shadowed> {
    associatedtype Shadowed
    func view(_ value: Shadowed) -> Shadowed
}

// MARK: - Several packs, and what never returns

@Spyable
protocol Packing {
    func pair<each A, each B>(_ a: repeat each A, and b: repeat each B, count: Int) -> Int
    func join<each A>(_ a: repeat each A, count: Int) async throws -> (repeat each A)
    func boxes<each A>(_ boxes: repeat Pair<each A, Int>) throws -> Int
    func tuple<each A>(_ tuple: (repeat (each A)?), name: String) -> Int
    subscript<each A>(_ index: repeat [each A]) -> Int { get }
}

@Spyable
protocol Ending {
    func run() async -> Never
    static func leave() async throws -> Never
    func stop(code: Int) throws -> Never
}

// MARK: - Types that turn out to be Void or Never

typealias Unit = Void

@Spyable
protocol Degenerate {
    func take<Value>(_ value: Value) -> Int
    func takeLater<Value>(_ value: Value) async throws -> Int
    func unit(_ unit: Unit) -> String
    func fail<Failure: Error>(as type: Failure.Type) async throws(Failure) -> [Int]
}

// MARK: - Expressions that are passed on unevaluated

@Spyable
protocol Lazily {
    func log(_ text: @autoclosure () -> String, detail: @escaping @autoclosure () throws -> Int)
    func unless(_ problem: @autoclosure () throws -> Bool) rethrows -> Int
    static func ?? (value: Self, fallback: @autoclosure () throws -> Int) rethrows -> Int
    static func || (value: Self, other: @autoclosure () -> Bool) -> Bool
}

// MARK: - Closures that are given away

@Spyable
protocol Giving {
    func give(_ work: sending @escaping () -> Int)
    func share(_ work: sending @escaping @Sendable () -> Int) async
}

// MARK: - An error that only `throws` names

@Spyable
protocol Failing {
    func fail<Failure: Error>() throws(Failure)
    func count<Failure>(of names: [String]) throws(Failure) -> Int where Failure: Error
}

// MARK: - Values that must not outlive others

@Spyable
protocol Viewing {
    func sum(_ numbers: Span<Int>) -> Int
    func count(_ bytes: borrowing RawSpan) -> Int
    func clear(_ numbers: inout MutableSpan<Int>)
}

// MARK: - Isolation by a parameter

@globalActor
actor Archive {
    static let shared = Archive()
}

@Spyable
protocol Filing {
    @Archive func file(_ name: String) -> Int
    @Archive var count: Int { get async throws }
}

@Archive
@Spyable
protocol Shelving: Sendable {
    var shelf: Int { get set }
    func shelve(_ name: String) async throws -> Int
}

@Spyable
protocol Archiving {
    func store(_ name: String, in archive: isolated Archive) -> Int
    func load(on actor: isolated any Actor) throws -> String
}

// MARK: - Sendable results of isolated requirements

@MainActor
@Spyable
protocol Supplying {
    var supply: @Sendable () -> Int { get }
    func value() -> any Hashable & Sendable
}

// MARK: - Superclasses that cases of another file ask for

nonisolated class Plate {
    init() {}
}

nonisolated class FetchOperation<Value> {
    init() {}
}

// MARK: - Names that cases of another file use for closures

typealias StoreCallback<Value> = (Value) -> Void
typealias ChangeFunction = (Int) -> Int
