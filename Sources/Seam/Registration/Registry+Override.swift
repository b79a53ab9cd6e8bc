//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

// Written by Scripts/generate-registry.py.

extension Registry {
    /// Replaces how a service is made.
    ///
    /// It replaces everything that was written for the key before it, decorators included, and beats registrations for
    /// a context when it names none. The last override wins.
    ///
    /// - Parameters:
    ///   - type: The service's type: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - factory: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    public mutating func override<Service>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        factory: @escaping @Sendable () throws -> Service
    ) {
        add(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .init(plain: factory)
        )
    }

    /// Replaces how a service is made from others that its factory asks for.
    ///
    /// It replaces everything that was written for the key before it, decorators included, and beats registrations for
    /// a context when it names none. The last override wins.
    ///
    /// A closure cannot be seen into: what it asks for is learned as it resolves. `using:` tells it beforehand.
    ///
    /// - Parameters:
    ///   - type: The service's type: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - factory: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    public mutating func override<Service>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        factory: @escaping @Sendable (Resolver) throws -> Service
    ) {
        add(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .init(framed: { frame in try factory(Resolver(frame)) })
        )
    }

    /// Replaces how the service of a key is made.
    ///
    /// It replaces everything that was written for the key before it, decorators included, and beats registrations for
    /// a context when it names none. The last override wins.
    ///
    /// - Parameters:
    ///   - key: The service's key: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - factory: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    public mutating func override<Service>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        factory: @escaping @Sendable () throws -> Service
    ) {
        add(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .init(plain: factory)
        )
    }

    /// Replaces how the service of a key is made from others that its factory asks for.
    ///
    /// It replaces everything that was written for the key before it, decorators included, and beats registrations for
    /// a context when it names none. The last override wins.
    ///
    /// A closure cannot be seen into: what it asks for is learned as it resolves. `using:` tells it beforehand.
    ///
    /// - Parameters:
    ///   - key: The service's key: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - factory: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    public mutating func override<Service>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        factory: @escaping @Sendable (Resolver) throws -> Service
    ) {
        add(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .init(framed: { frame in try factory(Resolver(frame)) })
        )
    }
}
