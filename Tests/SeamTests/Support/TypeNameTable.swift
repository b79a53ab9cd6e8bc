//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A table of types, each with the name it should be printed with.
enum TypeNameTable {
    static let nominal: [TypeNameCase] = [
        Named<Int>.prints("Int"),
        Named<String>.prints("String"),
        Named<Substring>.prints("Substring"),
        Named<Connector>.prints("Connector"),
        Named<Base>.prints("Base"),
        Named<Worker>.prints("Worker"),
        Named<Outer.Middle.Inner>.prints("Outer.Middle.Inner"),
        Named<Outer.Middle.Generic<Connector>>.prints("Outer.Middle.Generic<Connector>"),
        Named<Outer.Extended>.prints("Outer.Extended"),
        Named<Box<Int>>.prints("Box<Int>"),
        Named<Box<Int>.Inner>.prints("Box<Int>.Inner"),
        Named<Box<Int>.Pair<String>>.prints("Box<Int>.Pair<String>"),
        Named<Box<Connector>.Pair<Connector>>.prints("Box<Connector>.Pair<Connector>"),
        Named<Box<Box<Box<Int>>>>.prints("Box<Box<Box<Int>>>"),
        Named<Box<any Connecting>.Inner>.prints("Box<any Connecting>.Inner"),
        Named<Box<Connector>.Conditional>.prints("Box<Connector>.Conditional"),
        Named<Derived<Int>>.prints("Derived<Int>"),
        Named<[Int].Cursor>.prints("Array<Int>.Cursor"),
        Named<String.Token>.prints("String.Token"),
        Named<String.Index>.prints("String.Index"),
        Named<Dictionary<String, Int>.Keys>.prints("Dictionary<String, Int>.Keys"),
        Named<ConnectionManager>.prints("ConnectionManager"),
        Named<ConnectionManager.ConnectionState>.prints("ConnectionManager.ConnectionState"),
        Named<Größe>.prints("Größe"),
        Named<日本>.prints("日本"),
        Named<`a raw name`>.prints("`a raw name`"),
        Named<Holder<Ticket>>.prints("Holder<Ticket>"),
        Named<Holder<any ~Copyable>>.prints("Holder<any ~Copyable>"),
        Named<Holder<any Unique & ~Copyable>>.prints("Holder<any Unique & ~Copyable>"),
        Named<Pack<Int, String>>.prints("Pack<Int, String>"),
        Named<Pack<Int>>.prints("Pack<Int>"),
        Named<Pack<>>.prints("Pack<>"),
        Named<Tail<Int, Connector, Connector>>.prints("Tail<Int, Connector, Connector>"),
        Named<Tail<Int>>.prints("Tail<Int>"),
        Named<Result<Int, any Error>>.prints("Result<Int, any Error>"),
        Named<Result<Connector, Failure>>.prints("Result<Connector, Failure>"),
        Named<Set<Int>>.prints("Set<Int>"),
        Named<Task<Void, Never>>.prints("Task<Void, Never>"),
        Named<AsyncStream<Int>.Continuation>.prints("AsyncStream<Int>.Continuation"),
        Named<CheckedContinuation<Int, Never>>.prints("CheckedContinuation<Int, Never>"),
        Named<UnsafeMutablePointer<Int>>.prints("UnsafeMutablePointer<Int>"),
        Named<UnsafeRawPointer>.prints("UnsafeRawPointer"),
        Named<KeyPath<Connector, Int>>.prints("KeyPath<Connector, Int>"),
        Named<AnyHashable>.prints("AnyHashable"),
        Named<ContinuousClock.Instant>.prints("ContinuousClock.Instant"),
        Named<Unicode.Scalar>.prints("Unicode.Scalar"),
        Named<SIMD4<Float>>.prints("SIMD4<Float>"),
        Named<UInt64>.prints("UInt64"),
        Named<Never>.prints("Never"),
        Named<MainActor>.prints("MainActor"),
    ]

    static let sugar: [TypeNameCase] = [
        Named<Connector?>.prints("Connector?"),
        Named<Connector??>.prints("Connector??"),
        Named<[Connector]>.prints("[Connector]"),
        Named<[[Connector]]>.prints("[[Connector]]"),
        Named<[String: Connector]>.prints("[String: Connector]"),
        Named<[String: [any Connecting]]>.prints("[String: [any Connecting]]"),
        Named<(any Connecting)?>.prints("(any Connecting)?"),
        Named<(any Connecting)??>.prints("(any Connecting)??"),
        Named<[any Connecting]>.prints("[any Connecting]"),
        Named<[any Connecting]?>.prints("[any Connecting]?"),
        Named<[(any Connecting)?]>.prints("[(any Connecting)?]"),
        Named<Any?>.prints("Any?"),
        Named<AnyObject?>.prints("AnyObject?"),
        Named<(() -> Connector)?>.prints("(() -> Connector)?"),
        Named<[() -> Connector]>.prints("[() -> Connector]"),
        Named<Connector.Type?>.prints("Connector.Type?"),
        Named<(any Connecting.Type)?>.prints("(any Connecting.Type)?"),
        Named<ArraySlice<Connector>>.prints("ArraySlice<Connector>"),
    ]

    static let existential: [TypeNameCase] = [
        Named<any Connecting>.prints("any Connecting"),
        Named<any Caching & Connecting>.prints("any Caching & Connecting"),
        Named<any Connecting & Caching>.prints("any Caching & Connecting"),
        Named<any Outer.Nested>.prints("any Outer.Nested"),
        Named<any Storing<Int>>.prints("any Storing<Int>"),
        Named<any Storing<any Storing<Int>>>.prints("any Storing<any Storing<Int>>"),
        Named<any Caching & Storing<Int>>.prints("any Caching & Storing<Int>"),
        Named<any AnyObject & Storing<Int>>.prints("any Storing<Int> & AnyObject"),
        Named<any Base & Storing<Int>>.prints("any Base & Storing<Int>"),
        Named<any Archiving<Int>>.prints("any Archiving<Int>"),
        Named<any Pairing<Int, String>>.prints("any Pairing<Left == String, Right == Int>"),
        Named<any Storing>.prints("any Storing"),
        Named<AnyObject>.prints("AnyObject"),
        Named<any Connecting & AnyObject>.prints("any Connecting & AnyObject"),
        Named<any Base & Connecting>.prints("any Base & Connecting"),
        Named<any Base & Caching & Connecting>.prints("any Base & Caching & Connecting"),
        Named<any Derived<Int> & Connecting>.prints("any Derived<Int> & Connecting"),
        Named<Any>.prints("Any"),
        Named<any Error>.prints("any Error"),
        Named<any Hashable>.prints("any Hashable"),
        Named<any Codable>.prints("any Decodable & Encodable"),
        Named<any Actor>.prints("any Actor"),
        Named<any Collection<Int>>.prints("any Collection<Int>"),
        Named<any AsyncSequence<Connector, any Error>>.prints("any AsyncSequence<Connector, any Error>"),
        Named<any Clock<Duration>>.prints("any Clock<Duration>"),
        Named<((any Storing<Int>)?, any Storing<Int>, any Storing<String>, any Archiving<Int>)>.prints(
            "((any Storing<Int>)?, any Storing<Int>, any Storing<String>, any Archiving<Int>)"
        ),
    ]

    static let metatype: [TypeNameCase] = [
        Named<Connector.Type>.prints("Connector.Type"),
        Named<Connector.Type.Type>.prints("Connector.Type.Type"),
        Named<[Connector].Type>.prints("[Connector].Type"),
        Named<(Connector?).Type>.prints("Connector?.Type"),
        Named<(any Connecting).Type>.prints("(any Connecting).Type"),
        Named<(any Caching & Connecting).Type>.prints("(any Caching & Connecting).Type"),
        Named<any Connecting.Type>.prints("any Connecting.Type"),
        Named<any Connecting.Type.Type>.prints("any Connecting.Type.Type"),
        Named<any (Caching & Connecting).Type>.prints("any (Caching & Connecting).Type"),
        Named<any (Base & Connecting).Type>.prints("any (Base & Connecting).Type"),
        Named<(any Base & Connecting).Type>.prints("(any Base & Connecting).Type"),
        Named<(any Storing<Int>).Type>.prints("(any Storing<Int>).Type"),
        Named<AnyClass>.prints("AnyObject.Type"),
        Named<Any.Type>.prints("Any.Type"),
        Named<(any Any.Type).Type>.prints("(any Any.Type).Type"),
        Named<(() -> Connector).Type>.prints("(() -> Connector).Type"),
        Named<any Storing<Int>.Type>.prints("a type with a constrained existential's metatype"),
        Named<(any Storing<Int>.Type)?>.prints("a type with a constrained existential's metatype"),
        Named<[any Storing<Int>.Type]>.prints("a type with a constrained existential's metatype"),
        Named<any Storing<Int>.Type.Type>.prints("a type with a constrained existential's metatype"),
        Named<(any Storing<Int>.Type).Type>.prints("a type with a constrained existential's metatype"),
        Named<[String: any Storing<Int>.Type]>.prints("a type with a constrained existential's metatype"),
        Named<() -> any Storing<Int>.Type>.prints("a type with a constrained existential's metatype"),
        Named<(Int, any Storing<Int>.Type)>.prints("a type with a constrained existential's metatype"),
    ]

    static let tuple: [TypeNameCase] = [
        Named<Void>.prints("Void"),
        Named<(Int, String)>.prints("(Int, String)"),
        Named<(a: Int, b: String)>.prints("(a: Int, b: String)"),
        Named<(a: Int, String)>.prints("(a: Int, String)"),
        Named<(Connector, Connector, Connector, Connector)>.prints("(Connector, Connector, Connector, Connector)"),
        Named<(Int, Int, Int)>.prints("(Int, Int, Int)"),
        Named<(any Connecting, any Caching, any Connecting, any Caching)>.prints(
            "(any Connecting, any Caching, any Connecting, any Caching)"
        ),
        Named<(Connector, any Connecting, Connector, any Connecting, Box<Connector>, Box<Connector>)>.prints(
            "(Connector, any Connecting, Connector, any Connecting, Box<Connector>, Box<Connector>)"
        ),
        Named<[(Int, (String, Void))]>.prints("[(Int, (String, Void))]"),
    ]

    static let function: [TypeNameCase] = [
        Named<() -> Void>.prints("() -> Void"),
        Named<() -> any Connecting>.prints("() -> any Connecting"),
        Named<@Sendable () -> any Connecting>.prints("@Sendable () -> any Connecting"),
        Named<() -> (any Connecting)?>.prints("() -> (any Connecting)?"),
        Named<(Int) -> Void>.prints("(Int) -> Void"),
        Named<(Int, String) -> Connector>.prints("(Int, String) -> Connector"),
        Named<((Int, String)) -> Connector>.prints("((Int, String)) -> Connector"),
        Named<((a: Int, b: String)) -> Connector>.prints("((a: Int, b: String)) -> Connector"),
        Named<(inout Int) -> Void>.prints("(inout Int) -> Void"),
        Named<(inout Connector, Int, inout Connector) -> Void>.prints(
            "(inout Connector, Int, inout Connector) -> Void"
        ),
        Named<(inout (Int, Int)) -> Void>.prints("(inout (Int, Int)) -> Void"),
        Named<(consuming Connector) -> Void>.prints("(consuming Connector) -> Void"),
        Named<(borrowing Ticket) -> Void>.prints("(Ticket) -> Void"),
        Named<(consuming Ticket) -> Void>.prints("(consuming Ticket) -> Void"),
        Named<(Int...) -> Void>.prints("(Int...) -> Void"),
        Named<(Connector, Int...) -> Void>.prints("(Connector, Int...) -> Void"),
        Named<((() -> Int)...) -> Void>.prints("((() -> Int)...) -> Void"),
        Named<(() -> Int) -> Void>.prints("(() -> Int) -> Void"),
        Named<(@escaping () -> Int) -> Void>.prints("(@escaping () -> Int) -> Void"),
        Named<(@escaping @Sendable () -> Int) -> Void>.prints("(@escaping @Sendable () -> Int) -> Void"),
        Named<((() -> Int)?) -> Void>.prints("((() -> Int)?) -> Void"),
        Named<() -> () -> Connector>.prints("() -> () -> Connector"),
        Named<(Connector) -> (Connector) -> Connector>.prints("(Connector) -> (Connector) -> Connector"),
        Named<() async -> Connector>.prints("nonisolated(nonsending) () async -> Connector"),
        Named<() throws -> Connector>.prints("() throws -> Connector"),
        Named<() async throws -> Connector>.prints("nonisolated(nonsending) () async throws -> Connector"),
        Named<() throws(Failure) -> Connector>.prints("() throws(Failure) -> Connector"),
        Named<() async throws(Failure) -> Connector>.prints(
            "nonisolated(nonsending) () async throws(Failure) -> Connector"
        ),
        Named<() throws(Never) -> Connector>.prints("() -> Connector"),
        Named<() throws(any Error) -> Connector>.prints("() throws -> Connector"),
        Named<@MainActor @Sendable () -> Void>.prints("@MainActor @Sendable () -> Void"),
        Named<@MainActor @Sendable () async throws -> Connector>.prints(
            "@MainActor @Sendable () async throws -> Connector"
        ),
        Named<@StorageActor @Sendable () async throws(Failure) -> Connector>.prints(
            "@StorageActor @Sendable () async throws(Failure) -> Connector"
        ),
        Named<nonisolated(nonsending) () async -> Connector>.prints("nonisolated(nonsending) () async -> Connector"),
        Named<@concurrent () async -> Connector>.prints("() async -> Connector"),
        Named<nonisolated(nonsending) @Sendable () async -> Connector>.prints(
            "nonisolated(nonsending) @Sendable () async -> Connector"
        ),
        Named<@isolated(any) @Sendable () async throws -> Connector>.prints(
            "@isolated(any) @Sendable () async throws -> Connector"
        ),
        Named<() -> sending Base>.prints("() -> sending Base"),
        Named<(sending Base) -> Void>.prints("(sending Base) -> Void"),
        Named<(sending Base) -> sending Base>.prints("(sending Base) -> sending Base"),
        Named<(sending Base, sending Base) -> Void>.prints("(sending Base, sending Base) -> Void"),
        Named<(isolated Worker) -> Void>.prints("(isolated Worker) -> Void"),
        Named<(isolated (any Actor)?) async -> Void>.prints("(isolated (any Actor)?) async -> Void"),
        Named<@MainActor @Sendable () -> sending Base>.prints("@MainActor @Sendable () -> sending Base"),
        Named<@convention(c) (Int32, UnsafeMutableRawPointer?) -> Int>.prints(
            "@convention(c) (Int32, UnsafeMutableRawPointer?) -> Int"
        ),
        Named<@convention(thin) () -> Int>.prints("@convention(thin) () -> Int"),
        Named<(Int, Connector?, [Connector], any Connecting, String) async throws -> (any Caching)?>.prints(
            "nonisolated(nonsending) (Int, Connector?, [Connector], any Connecting, String) async throws -> (any Caching)?"
        ),
    ]
}
