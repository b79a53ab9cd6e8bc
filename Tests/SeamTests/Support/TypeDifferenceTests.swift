//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

struct TypeDifferenceTests {
    /// A type that is asked for, one that is registered, and what should be said about the two.
    struct Pair: Sendable, CustomTestStringConvertible {
        let wanted: any Any.Type
        let available: any Any.Type
        let clause: String?

        init(_ wanted: any Any.Type, _ available: any Any.Type, _ clause: String?) {
            self.wanted = wanted
            self.available = available
            self.clause = clause
        }

        var testDescription: String { clause ?? typeName(wanted) + " and " + typeName(available) }
    }

    typealias Maker = () -> any Connecting
    typealias Optionals = (any Connecting)?

    static let pairs = [
        Pair((any Connecting).self, Optionals.self, "only `(any Connecting)?` is optional"),
        Pair(Optionals.self, (any Connecting).self, "only `(any Connecting)?` is optional"),
        Pair(
            (any Connecting).self,
            [any Connecting].self,
            "`[any Connecting]` is an array of `any Connecting`"
        ),
        Pair(
            (any Shadowing.Executor).self,
            (any Executor).self,
            "two protocols have that name: `SeamTests.Shadowing.Executor` is asked for, `Swift.Executor` is registered"
        ),
        Pair(
            Shadowing.Box.self,
            Box<Int>.self,
            "two types have that name: `Shadowing.Box` is asked for, `Box` is registered"
        ),
        Pair(
            (any Connecting).self,
            Shadowing.Connecting.self,
            "`any Connecting` is a protocol of that name, `Shadowing.Connecting` a concrete type"
        ),
        Pair(
            (any Connecting).self,
            Connector.self,
            "`Connector` is registered as itself; it is an implementation of `any Connecting`"
        ),
        Pair(
            Box<Connector>.self,
            Box<Other>.self,
            "the generic argument differs: `Connector` is asked for, `Other` is registered"
        ),
        Pair(Box<Connector>.self, Box<Connector?>.self, "only `Connector?` is optional"),
        Pair(
            (any Storing<Int>).self,
            (any Storing<String>).self,
            "the compositions differ: `any Storing<Int>` is asked for, `any Storing<String>` is registered"
        ),
        Pair(
            (any Connecting & Caching).self,
            (any Connecting).self,
            "the compositions differ: `any Caching & Connecting` is asked for, `any Connecting` is registered"
        ),
        Pair(
            (any Connecting).self,
            (any Connecting.Type).self,
            "`any Connecting.Type` is a type, `any Connecting` an instance of it"
        ),
        Pair(
            (any Connecting.Type).self,
            (any Connecting).Type.self,
            "`(any Connecting).self` is the only value of `(any Connecting).Type`; "
                + "`any Connecting.Type` is the type of whatever conforms"
        ),
        Pair(
            Maker.self,
            (@MainActor () -> any Connecting).self,
            "the isolation differs: nonisolated is asked for, `@MainActor` is registered; "
                + "only `@MainActor @Sendable () -> any Connecting` is `@Sendable`"
        ),
        Pair(
            (@Sendable () -> any Connecting).self,
            Maker.self,
            "only `@Sendable () -> any Connecting` is `@Sendable`"
        ),
        Pair(
            (() throws -> any Connecting).self,
            Maker.self,
            "only `() throws -> any Connecting` throws"
        ),
        Pair(
            (nonisolated(nonsending) () async -> Connector).self,
            (@concurrent () async -> Connector).self,
            "the isolation differs: `nonisolated(nonsending)` is asked for, `@concurrent` is registered"
        ),
        Pair(
            Maker.self,
            (@concurrent () async throws -> any Connecting).self,
            "only `() async throws -> any Connecting` is async; only `() async throws -> any Connecting` throws"
        ),
        Pair(
            (() throws(Failure) -> Int).self,
            (() throws -> Int).self,
            "the thrown errors differ: `Failure` is asked for, `any Error` is registered"
        ),
        Pair(
            Maker.self,
            ((Int) -> any Connecting).self,
            "they take different numbers of arguments: `() -> any Connecting` is asked for, "
                + "`(Int) -> any Connecting` is registered"
        ),
        Pair(
            (any Connecting).self,
            ((Int) -> any Connecting).self,
            "`(Int) -> any Connecting` is a function that makes `any Connecting`"
        ),
        Pair(Maker.self, (() -> (any Connecting)?).self, "only `(any Connecting)?` is optional"),
        Pair(
            ((Int) -> Connector).self,
            ((inout Int) -> Connector).self,
            "`(Int) -> Connector` is asked for, `(inout Int) -> Connector` is registered"
        ),
        Pair(
            (a: Int, b: Int).self,
            (Int, Int).self,
            "the labels differ: `(a: Int, b: Int)` is asked for, `(Int, Int)` is registered"
        ),
        Pair(
            ((Int) -> Connector).self,
            ((String) -> Connector).self,
            "they take different arguments: `(Int) -> Connector` is asked for, `(String) -> Connector` is registered"
        ),
        Pair((any Connecting).self, (any Connecting).self, nil),
        Pair([Int].self, [String].self, nil),
        Pair([any Connecting].self, [(any Connecting)?].self, "only `(any Connecting)?` is optional"),
        Pair((any Connecting).self, (any Caching).self, nil),
        Pair((any Connecting).self, Other.self, nil),
        Pair(Connector.self, Int.self, nil),
        Pair(Maker.self, (() -> Int).self, nil),
        Pair(Optionals.self, [Int].self, nil),
        Pair((any Storing<Int>.Type).self, Int.self, nil),
    ]

    @Test(arguments: pairs)
    func saysWhichPartOfTheKeyDiffers(_ pair: Pair) {
        #expect(describeDifference(wanted: pair.wanted, available: pair.available) == pair.clause)
    }
}

/// Names that exist elsewhere too.
enum Shadowing {
    protocol Executor {}
    struct Box {}
    struct Connecting {}
}
