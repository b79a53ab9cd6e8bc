//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies

/// The protocols that the tests of this target spy on.
@Spyable
protocol FileAccessing: Sendable {
    func read(from path: String) throws -> [Int]
    func write(_ data: [Int], to path: String) throws(DiskFault)
    func size(of path: String) -> Int
    func remove(_ path: String)
    func fetch(_ page: Int) async throws -> [String]
    func close()
}

@Spyable
protocol Wide {
    func six(_ a: Int, _ b: Int, _ c: String) -> Int
    func send(_ text: String?) -> Bool
    func attach(_ object: AnyObject?)
    func take(_ item: any Named)
    func convert<Value>(_ value: Value) -> Value
    func make<Value>() -> Value
    func run(_ body: () -> Int) -> Int
    func visit(_ type: Any.Type)
    func edit(_ text: inout String) -> Int
    func each<each Element>(_ elements: repeat each Element)
    func done() -> Int?
    var title: String { get set }
    var note: String? { get set }
    subscript(_ index: Int) -> String { get set }
    static func boot(_ level: Int) -> Bool
    static var shared: Int { get set }
}

@Spyable
protocol Telling: Sendable {
    func tell(_ number: Int) -> Telling.Answer
    func partner() -> any FileAccessing
    func opaque() -> Opaque
    typealias Answer = String
}

enum DiskFault: Error, Equatable {
    case full
    case gone(String)
}

struct Opaque {
    var secret: Int
}

protocol Named {
    var name: String { get }
}

struct Person: Named, Equatable {
    var name: String
    var age: Int
}

struct Robot: Named {
    var name: String
}
