//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

// Written by Scripts/generate-registry.py.

extension Registry {
    /// Registers how a service is made asynchronously.
    ///
    /// - Parameters:
    ///   - type: The service's type: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - factory: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    public mutating func registerAsync<Service>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        factory: @escaping @concurrent @Sendable () async throws -> Service
    ) {
        add(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .init(async: { _ in try await factory() })
        )
    }

    /// Registers how a service is made asynchronously from others that its factory asks for.
    ///
    /// - Parameters:
    ///   - type: The service's type: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - factory: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    public mutating func registerAsync<Service>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        factory: @escaping @concurrent @Sendable (Resolver) async throws -> Service
    ) {
        add(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .init(async: factory)
        )
    }

    /// Registers how the service of a key is made asynchronously.
    ///
    /// - Parameters:
    ///   - key: The service's key: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - factory: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    public mutating func registerAsync<Service>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        factory: @escaping @concurrent @Sendable () async throws -> Service
    ) {
        add(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .init(async: { _ in try await factory() })
        )
    }

    /// Registers how the service of a key is made asynchronously from others that its factory asks for.
    ///
    /// - Parameters:
    ///   - key: The service's key: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - factory: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    public mutating func registerAsync<Service>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        factory: @escaping @concurrent @Sendable (Resolver) async throws -> Service
    ) {
        add(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .init(async: factory)
        )
    }

    /// Replaces how a service is made asynchronously.
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
    ///   - factory: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    public mutating func overrideAsync<Service>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        factory: @escaping @concurrent @Sendable () async throws -> Service
    ) {
        add(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .init(async: { _ in try await factory() })
        )
    }

    /// Replaces how a service is made asynchronously from others that its factory asks for.
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
    ///   - factory: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    public mutating func overrideAsync<Service>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        factory: @escaping @concurrent @Sendable (Resolver) async throws -> Service
    ) {
        add(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .init(async: factory)
        )
    }

    /// Replaces how the service of a key is made asynchronously.
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
    ///   - factory: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    public mutating func overrideAsync<Service>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        factory: @escaping @concurrent @Sendable () async throws -> Service
    ) {
        add(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .init(async: { _ in try await factory() })
        )
    }

    /// Replaces how the service of a key is made asynchronously from others that its factory asks for.
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
    ///   - factory: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    public mutating func overrideAsync<Service>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        factory: @escaping @concurrent @Sendable (Resolver) async throws -> Service
    ) {
        add(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .init(async: factory)
        )
    }
}
