//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import SeamSpies

// Shapes that public code has and that no other case has.

// MARK: - What the library requires, restated on the main actor

@Spyable
@MainActor
protocol Tab: Identifiable, Hashable {
    associatedtype Content
    var id: String { get }
    var title: String { get set }
    func open(_ content: Content) async
}

@Spyable
@MainActor
protocol Flavour: CaseIterable {
    static var allCases: [Self] { get }
    func taste() -> Bool
}

// MARK: - More parents from the library

@Spyable
protocol SectionID: Decodable, Hashable, CaseIterable, RawRepresentable where RawValue == String {}

@Spyable
protocol Persistable: RawRepresentable, Codable {
    func save()
}

@Spyable
protocol BlobEncoder: Encoder {
    var result: Data { get }
}

@Spyable
protocol BlobDecoder: Decoder {
    func finish() throws
}

@Spyable
protocol Fingerprint: Hashable, ContiguousBytes, Sequence, Sendable where Element == UInt8 {
    static var byteCount: Int { get }
}

// MARK: - Associated types that are declared twice

@Spyable
protocol Rail {
    associatedtype Items: Collection where Items.Element: Hashable
    var items: Items { get }
}

@Spyable
protocol LabelledRail: Rail {
    associatedtype Items
    associatedtype Label: Sendable
    func label(of items: Items) -> Label
}

// MARK: - Clauses about an alias

protocol Answerer<Context> {
    associatedtype Context: Sendable
    func answer(in context: Context) -> String
}

@Spyable
protocol Application where Context: Hashable {
    associatedtype Responder: Answerer
    typealias Context = Responder.Context
    var responder: Responder { get async throws }
    func start(_ context: Context)
}

// MARK: - Superclasses

@Spyable
protocol ObjectSection: NSObject, CustomReflectable {
    var height: Double { get }
}

@Spyable
protocol ObservableSection: ObjectSection {
    var changed: (() -> Void)? { get set }
}

@Spyable
protocol Directive: Hashable, Plate {
    func apply()
}

@Spyable
protocol RenderableDirective: Directive {
    func render() -> String
}

@Spyable
protocol ListFetching: FetchOperation<[String]>, Sendable {
    func cancel()
}

class Easel {
    init() {}
}

@Spyable
protocol Redrawable {
    func redraw()
}

@Spyable
protocol Pane: Redrawable where Self: Easel {
    func close()
}

// MARK: - Closures

@Spyable
protocol StoreAdapting {
    func delete(_ key: String, completion: StoreCallback<Int>)
    func change(_ key: String, by change: ChangeFunction) -> Int
    func query<Value: Sendable>(_ type: Value.Type, completion: StoreCallback<[Value]>)
}

@Spyable
protocol Retrying {
    func retry(times: Int, operation: @escaping () throws -> Void) rethrows
    func retryLater(_ operation: @escaping (Int) async throws -> Int) async rethrows -> Int
}

// MARK: - Conditions around attributes

@Spyable
protocol Conditional {
    #if swift(>=5.5)
    @available(macOS 12, *)
    #endif
    func wait(_ seconds: Int) async
    #if os(Windows)
    @available(*, deprecated)
    #elseif os(Linux)
    #else
    @available(iOS 12, *)
    #endif
    #if DEBUG
    @available(macOS 12, *)
    #endif
    @discardableResult
    func push(_ name: String) -> Int
    @discardableResult
    #if os(Linux)
    @available(iOS 12, *)
    #endif
    func pop() -> String
    #if os(Linux)
    #endif
    #if swift(>=5.5)
    @discardableResult func peek() -> String
    #endif
}
