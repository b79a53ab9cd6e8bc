//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

// Protocols of every kind that spies are made for; what they do is tested beside. The file stands for itself, so that it can
// be compiled in every language mode.

import Foundation
public import SeamSpies

// MARK: - What the cases speak of

struct Parcel: Codable, Hashable, Sendable {
    var id: Int
    var label: String
}
enum DepotFault: Swift.Error, Equatable {
    case empty
    case jammed(Int)
}
final class Ledger { var rows: [String] = [] }  // deliberately not Sendable
struct Pair<Left, Right> {
    var left: Left
    var right: Right
}
struct Seal: ~Copyable { let code: Int }
class CanvasBase {
    init() {}
    func paint() {}
}
protocol Tagged {
    associatedtype Tag: Hashable
    var tag: Tag { get }
}
protocol Marker {}

// MARK: - Mutation, init, Self, operators

// `mutating`, also on accessors: the spy is a class.
@Spyable
protocol Odometer {
    mutating func advance(by km: Int)
    var reading: Int { mutating get nonmutating set }
}

// `init()` beside the spy's own; its isolation is kept.
@Spyable
@MainActor protocol Bootable {
    nonisolated init()
    func sync(_ bytes: [UInt8])
}

// Covariant Self: bare, optional, collection, property.
@Spyable
protocol Prototype {
    func clone() -> Self
    func parent() -> Self?
    func litter() -> [Self]
    var twin: Self { get }
}

// Operators are selected by words.
@Spyable
protocol Blend {
    static func - (lhs: Self, rhs: Self) -> Self
    static prefix func ! (value: Self) -> Bool
}

// Static members.
@Spyable
protocol Registry {
    static func register(key: String) async throws
    static var shared: Int { get set }
    func local()
}

// MARK: - Closures

// An escaping closure.
@Spyable
protocol Downloader { func fetch(_ path: String, then done: @escaping (Result<Data, any Swift.Error>) -> Void) }

// Closures that must not escape: not recorded, but handed to the closures that answer.
@Spyable
protocol Transaction {
    func run(_ body: () -> Int) -> Int
    func scan(_ body: (inout Int) -> Void)
}

// `@Sendable` closures.
@Spyable
protocol WorkQueue: Sendable {
    func submit(_ job: @escaping @Sendable () async -> Void)
    func main(_ job: @escaping @MainActor @Sendable () -> Void)
}

// Properties of function types with labels.
@Spyable
protocol Radio {
    var onFrame: (_ id: UUID, _ bytes: [UInt8]) -> Void { get set }
    var maybe: ((_ x: Int) -> String)? { get set }
}

// Several closure parameters; optional closure is implicitly escaping; closure taking an optional existential.
@Spyable
protocol Wizard {
    func ask(_ a: ((any Marker)?) -> Void, _ b: ((Int, String) -> Void)?, c: @escaping (any Marker, Bool) -> Void)
}

// `rethrows`.
@Spyable
protocol Mapper { func map<T>(_ xs: [Int], _ f: (Int) throws -> T) rethrows -> [T] }

// MARK: - Parameters

// One and several inout parameters, inout IUO.
@Spyable
protocol Editor {
    func fix(_ s: inout String)
    func merge(_ a: inout [Int], with b: inout Set<Int>, n: Int) -> Bool
    func fill(_ v: inout Int!)
}

// Variadics (array inside, no splat; existential element).
@Spyable
protocol Printer {
    func emit(_ parts: any Marker..., sep: String)
    func sum(_ xs: Int..., tail: Double...) -> Int
}

// Implicitly unwrapped optionals in every position.
@Spyable
protocol Legacy {
    var handle: Int! { get set }
    func turn(_ x: Int!) -> String!
    subscript(i: Int!) -> Int! { get }
}

// Keywords as labels, parameter names, members and protocol names.
@Spyable
protocol `Protocol` {
    func run(for: String, `in` place: Int, _ `self`: Bool)
    var `extension`: Int? { get set }
    func `default`() -> Int
    func `repeat`(_ `inout`: Int)
}

// Nameless parameters.
@Spyable
protocol Sink2 {
    func accept(_: Int, _: String, tag _: Bool) -> Int
    subscript(_: Int) -> Int { get }
}

// Parameters named like what spies are made of.
@Spyable
protocol Shadow {
    func save(storage: Data, invocation: Int, member: Int, perform: Int, given: String, newValue: Bool)
    subscript(newValue: Int) -> String { get set }
}

// Members named like the library's, and types named like the standard library's.
@Spyable
protocol Service {
    func given() -> Int
    func verify(_ x: Int) -> Bool
    func reset()
    func perform(_ a: String)
    var invocations: [Int] { get }
}
enum Collide {
    enum Error { case mine }
    struct Parameter {}
    struct Count {}
}
extension Collide {
    @Spyable
    protocol Shadowed {
        func risky() throws -> Int
        func typed() throws(any Swift.Error)
        func take(_ p: Parameter, _ c: Count) -> Error
    }
}

// MARK: - Effects

// Effectful getters, on properties and subscripts.
@Spyable
protocol Gauge {
    var level: Int { get async throws }
    var raw: Int { get throws(DepotFault) }
    subscript(i: Int) -> Int { get async }
}

// Typed throws, Never, any Error, generic E, throwing autoclosure under typed throws.
@Spyable
protocol Vault {
    func open(_ id: Int) async throws(DepotFault) -> Parcel
    func calm() throws(Never) -> Int
    func loud() throws(any Swift.Error)
    func relay<E: Swift.Error>(_ f: () throws(E) -> Int) throws(E) -> Int
    func calc(_ v: @autoclosure () throws(DepotFault) -> Int) throws(DepotFault) -> Int
}

// MARK: - Overloads

// Same labels, different parameter types, effects and returns.
@Spyable
protocol Ledgering {
    func post(_ x: Int) -> [String]
    func post(_ x: String) -> [String]
    func post(_ x: String) -> [Int]
    func post(_ x: String) throws -> ([Int], [String])
    func post(_ x: Int?)
}

// Generic-returning overload vs. void overload with equal parameters (both throw).
@Spyable
protocol Api {
    func call<T: Decodable>(_ path: String) async throws -> T
    func call(_ path: String) async throws
}

// MARK: - Conditional compilation and availability

// #if / #elseif / #else around members, incl. static, init and overloads.
@Spyable
protocol Platformed {
    func common()
    #if os(Linux)
    func common(_ n: Int)
    static func boot()
    #elseif os(macOS)
    func common(_ s: String)
    #else
    init(other: Int)
    func common(_ d: Double)
    #endif
}

// Availability on the protocol, on members, deprecated / noasync / several attributes; @discardableResult must survive.
@Spyable
@available(macOS 14, iOS 17, *) protocol Fresh {
    @available(*, deprecated, message: "use b") func a() -> Int
    @available(*, noasync) func blocking()
    @discardableResult func b(_ x: Int) -> Int
    @available(macOS 15, iOS 18, *) func c() async
}

// MARK: - The rest

// Nothing to match.
@Spyable
protocol Quiet {
    func token() -> String
    var ready: Bool { get }
    func fire()
}

// Called from many threads at once.
@Spyable
protocol Burst: Sendable {
    func a(_ n: Int) async -> Int
    func b(_ n: Int) -> Int
    var c: Int { get }
}

// Called by its own answers.
@Spyable
protocol Recursive: Sendable {
    func outer(_ n: Int) -> Int
    func inner(_ n: Int) -> Int
}

// Optionals, nested ones too.
@Spyable
protocol Optionals {
    func send(_ s: String?)
    func two(_ x: Int??) -> Int??
    func any(_ x: Any?) -> Any
    func tup(_ t: (a: Int, b: [String])?) -> (x: Int, y: Int)
}

// Overloads that differ in punctuation.
@Spyable
protocol Amper {
    func f(_ x: any Marker & Sendable) -> any Marker & Hashable
    func f(_ x: [Int: (String, Bool)])
    func f(_ x: @escaping (Int) -> Void)
}

// Existentials with arguments.
@Spyable
protocol Streams {
    func open() -> any Sequence<Int>
    var live: (any Collection<String>)? { get }
}

// Access levels; private ones stand beside their tests.
/// A port.
@Spyable
public protocol PublicPort {
    func p() -> Int
    var q: Int { get }
    init(n: Int)
}
@Spyable
package protocol PackagePort {
    func p() -> Int
}

// Ownership and region specifiers.
@Spyable
protocol Owning: Sendable {
    func eat(_ p: consuming Parcel)
    func lend(_ p: borrowing Parcel) -> Int
    func hand(_ l: sending Ledger) async
    func make() async -> sending Ledger
}

// Values that cannot be copied.
@Spyable
protocol Sealing {
    func use(_ s: consuming Seal) -> Int
    func look(_ s: borrowing Seal) -> Int
    func cut() -> Seal
    func edit(_ s: inout Seal)
}

// Parameter packs.
@Spyable
protocol Packs {
    func log<each T>(_ v: repeat each T)
    func join<each A: Sendable>(_ a: repeat each A) -> (repeat each A)
    func kinds<each T: Hashable>(_ t: repeat (each T).Type) -> Int
}

// Subscripts: set, several indices, labels, generic, static, effectful.
@Spyable
protocol Table {
    subscript(r: Int, c: Int) -> String { get set }
    subscript(named n: String) -> Int? { get }
    subscript<T: Hashable>(typed t: T) -> [T] { get set }
    static subscript(i: Int) -> Int { get set }
}

#if canImport(ObjectiveC)
// ObjC optional members, NSObjectProtocol parent.
@Spyable
@objc protocol ObjCish: NSObjectProtocol {
    @objc optional func maybe(_ n: Int) -> Bool
    @objc optional var flag: Bool { get }
    func must()
}
#endif

// A generic result beside other generic parameters.
@Spyable
protocol Http {
    func get<T: Decodable & Sendable, B: Encodable>(_ url: String, body: B?, retry: Bool) async -> Result<T, DepotFault>
}
