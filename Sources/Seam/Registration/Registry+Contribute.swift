//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Registry {
    /// Adds one element to an array service.
    ///
    /// ```swift
    /// registry.contribute([any Plugin].self) { SpellChecker() }
    /// registry.contribute([any Plugin].self) { WordCounter() }
    /// let plugins = try container.resolve([any Plugin].self)  // both, in this order
    /// ```
    ///
    /// - Parameters:
    ///   - type: The array's type: what it is resolved by.
    ///   - contexts: The contexts that the element is for; without any, it is there in all.
    ///   - lifetime: How long an element lives and who shares it.
    ///   - onClose: Ends an element when the container that holds it is closed.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - factory: Makes an element.
    /// - Complexity: O(1).
    public mutating func contribute<Element>(
        _ type: [Element].Type,
        in contexts: Context...,
        lifetime: Lifetime<Element> = .transient,
        onClose: (@concurrent @Sendable (Element) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        factory: @escaping @Sendable () throws -> Element
    ) {
        contribute(
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .init(plain: factory)
        )
    }

    /// Adds one element to an array service, made from other services.
    ///
    /// - Parameters:
    ///   - type: The array's type: what it is resolved by.
    ///   - contexts: The contexts that the element is for; without any, it is there in all.
    ///   - lifetime: How long an element lives and who shares it.
    ///   - onClose: Ends an element when the container that holds it is closed.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - factory: Makes an element.
    /// - Complexity: O(1).
    public mutating func contribute<Element>(
        _ type: [Element].Type,
        in contexts: Context...,
        lifetime: Lifetime<Element> = .transient,
        onClose: (@concurrent @Sendable (Element) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        factory: @escaping @Sendable (Resolver) throws -> Element
    ) {
        contribute(
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .init(framed: { frame in try factory(Resolver(frame)) })
        )
    }

    /// Adds one element to the array service of a key.
    ///
    /// - Parameters:
    ///   - key: The key of the array: what it is resolved by.
    ///   - contexts: The contexts that the element is for; without any, it is there in all.
    ///   - lifetime: How long an element lives and who shares it.
    ///   - onClose: Ends an element when the container that holds it is closed.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - factory: Makes an element.
    /// - Complexity: O(1).
    public mutating func contribute<Element>(
        _ key: Key<[Element]>,
        in contexts: Context...,
        lifetime: Lifetime<Element> = .transient,
        onClose: (@concurrent @Sendable (Element) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        factory: @escaping @Sendable (Resolver) throws -> Element
    ) {
        contribute(
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .init(framed: { frame in try factory(Resolver(frame)) })
        )
    }

    /// Adds one element to the array service of a key.
    ///
    /// - Parameters:
    ///   - key: The key of the array: what it is resolved by.
    ///   - contexts: The contexts that the element is for; without any, it is there in all.
    ///   - lifetime: How long an element lives and who shares it.
    ///   - onClose: Ends an element when the container that holds it is closed.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - factory: Makes an element.
    /// - Complexity: O(1).
    public mutating func contribute<Element>(
        _ key: Key<[Element]>,
        in contexts: Context...,
        lifetime: Lifetime<Element> = .transient,
        onClose: (@concurrent @Sendable (Element) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        factory: @escaping @Sendable () throws -> Element
    ) {
        contribute(
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .init(plain: factory)
        )
    }

    /// Adds one element, made asynchronously, to an array service, which is then resolved with `resolveAsync`.
    ///
    /// - Parameters:
    ///   - type: The array's type: what it is resolved by.
    ///   - contexts: The contexts that the element is for; without any, it is there in all.
    ///   - lifetime: How long an element lives and who shares it.
    ///   - onClose: Ends an element when the container that holds it is closed.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - factory: Makes an element. It runs in a task of its own when the element is shared.
    /// - Complexity: O(1).
    public mutating func contributeAsync<Element>(
        _ type: [Element].Type,
        in contexts: Context...,
        lifetime: Lifetime<Element> = .transient,
        onClose: (@concurrent @Sendable (Element) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        factory: @escaping @concurrent @Sendable () async throws -> Element
    ) {
        contribute(
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .init(async: { _ in try await factory() })
        )
    }

    /// Adds one element, made asynchronously from other services, to an array service.
    ///
    /// - Parameters:
    ///   - type: The array's type: what it is resolved by.
    ///   - contexts: The contexts that the element is for; without any, it is there in all.
    ///   - lifetime: How long an element lives and who shares it.
    ///   - onClose: Ends an element when the container that holds it is closed.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - factory: Makes an element. It runs in a task of its own when the element is shared.
    /// - Complexity: O(1).
    public mutating func contributeAsync<Element>(
        _ type: [Element].Type,
        in contexts: Context...,
        lifetime: Lifetime<Element> = .transient,
        onClose: (@concurrent @Sendable (Element) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        factory: @escaping @concurrent @Sendable (Resolver) async throws -> Element
    ) {
        contribute(
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .init(async: factory)
        )
    }

    /// Adds one element, made asynchronously, to the array service of a key.
    ///
    /// - Parameters:
    ///   - key: The key of the array: what it is resolved by.
    ///   - contexts: The contexts that the element is for; without any, it is there in all.
    ///   - lifetime: How long an element lives and who shares it.
    ///   - onClose: Ends an element when the container that holds it is closed.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - factory: Makes an element. It runs in a task of its own when the element is shared.
    /// - Complexity: O(1).
    public mutating func contributeAsync<Element>(
        _ key: Key<[Element]>,
        in contexts: Context...,
        lifetime: Lifetime<Element> = .transient,
        onClose: (@concurrent @Sendable (Element) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        factory: @escaping @concurrent @Sendable () async throws -> Element
    ) {
        contribute(
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .init(async: { _ in try await factory() })
        )
    }

    /// Adds one element, made asynchronously from other services, to the array service of a key.
    ///
    /// - Parameters:
    ///   - key: The key of the array: what it is resolved by.
    ///   - contexts: The contexts that the element is for; without any, it is there in all.
    ///   - lifetime: How long an element lives and who shares it.
    ///   - onClose: Ends an element when the container that holds it is closed.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - factory: Makes an element. It runs in a task of its own when the element is shared.
    /// - Complexity: O(1).
    public mutating func contributeAsync<Element>(
        _ key: Key<[Element]>,
        in contexts: Context...,
        lifetime: Lifetime<Element> = .transient,
        onClose: (@concurrent @Sendable (Element) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        factory: @escaping @concurrent @Sendable (Resolver) async throws -> Element
    ) {
        contribute(
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .init(async: factory)
        )
    }

    private mutating func contribute<Element>(
        _ array: KeyID,
        _ contexts: [Context],
        _ lifetime: Lifetime<Element>,
        _ onClose: (@concurrent @Sendable (Element) async throws -> Void)?,
        _ location: CodeLocation,
        _ factory: Registration<Element>.Factory
    ) {
        let element = Registration(
            key: KeyID(type: Element.self, part: nextPart(of: array), of: array),
            lifetime: lifetime,
            origin: origin(.contribute, contexts, location),
            dependencies: nil,
            factory: factory,
            teardown: onClose
        )
        add(element, to: array)
    }
}
