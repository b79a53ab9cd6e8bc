//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

// Written by Scripts/generate-registry.py.

extension Registry {
    /// Registers how a service is made, by a function.
    ///
    /// - Parameters:
    ///   - type: The service's type: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @_disfavoredOverload
    @inlinable
    public mutating func register<Service>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable () throws -> Service
    ) {
        addLinked(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Registers how a service is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
    ///
    /// - Parameters:
    ///   - type: The service's type: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, D1>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1) throws -> Service
    ) {
        addLinked(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Registers how a service is made, by a function of other services.
    ///
    /// ```swift
    /// registry.register(SyncManager.self, lifetime: .singleton, using: SyncManager.init(files:connector:))
    /// ```
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
    ///
    /// - Parameters:
    ///   - type: The service's type: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, D1, D2>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2) throws -> Service
    ) {
        addLinked(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Registers how a service is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
    ///
    /// - Parameters:
    ///   - type: The service's type: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, D1, D2, D3>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3) throws -> Service
    ) {
        addLinked(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Registers how a service is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
    ///
    /// - Parameters:
    ///   - type: The service's type: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, D1, D2, D3, D4>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4) throws -> Service
    ) {
        addLinked(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Registers how a service is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
    ///
    /// - Parameters:
    ///   - type: The service's type: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, D1, D2, D3, D4, D5>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5) throws -> Service
    ) {
        addLinked(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Registers how a service is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
    ///
    /// - Parameters:
    ///   - type: The service's type: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, D1, D2, D3, D4, D5, D6>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5, D6) throws -> Service
    ) {
        addLinked(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Registers how a service is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
    ///
    /// - Parameters:
    ///   - type: The service's type: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, D1, D2, D3, D4, D5, D6, D7>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5, D6, D7) throws -> Service
    ) {
        addLinked(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Registers how a service is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
    ///
    /// - Parameters:
    ///   - type: The service's type: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, D1, D2, D3, D4, D5, D6, D7, D8>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5, D6, D7, D8) throws -> Service
    ) {
        addLinked(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Registers how a service is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
    ///
    /// - Parameters:
    ///   - type: The service's type: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, D1, D2, D3, D4, D5, D6, D7, D8, D9>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5, D6, D7, D8, D9) throws -> Service
    ) {
        addLinked(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Registers how a service is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
    ///
    /// - Parameters:
    ///   - type: The service's type: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, D1, D2, D3, D4, D5, D6, D7, D8, D9, D10>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5, D6, D7, D8, D9, D10) throws -> Service
    ) {
        addLinked(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Registers how the service of a key is made, by a function.
    ///
    /// - Parameters:
    ///   - key: The service's key: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @_disfavoredOverload
    @inlinable
    public mutating func register<Service>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable () throws -> Service
    ) {
        addLinked(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Registers how the service of a key is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
    ///
    /// - Parameters:
    ///   - key: The service's key: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, D1>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1) throws -> Service
    ) {
        addLinked(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Registers how the service of a key is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
    ///
    /// - Parameters:
    ///   - key: The service's key: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, D1, D2>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2) throws -> Service
    ) {
        addLinked(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Registers how the service of a key is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
    ///
    /// - Parameters:
    ///   - key: The service's key: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, D1, D2, D3>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3) throws -> Service
    ) {
        addLinked(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Registers how the service of a key is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
    ///
    /// - Parameters:
    ///   - key: The service's key: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, D1, D2, D3, D4>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4) throws -> Service
    ) {
        addLinked(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Registers how the service of a key is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
    ///
    /// - Parameters:
    ///   - key: The service's key: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, D1, D2, D3, D4, D5>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5) throws -> Service
    ) {
        addLinked(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Registers how the service of a key is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
    ///
    /// - Parameters:
    ///   - key: The service's key: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, D1, D2, D3, D4, D5, D6>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5, D6) throws -> Service
    ) {
        addLinked(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Registers how the service of a key is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
    ///
    /// - Parameters:
    ///   - key: The service's key: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, D1, D2, D3, D4, D5, D6, D7>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5, D6, D7) throws -> Service
    ) {
        addLinked(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Registers how the service of a key is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
    ///
    /// - Parameters:
    ///   - key: The service's key: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, D1, D2, D3, D4, D5, D6, D7, D8>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5, D6, D7, D8) throws -> Service
    ) {
        addLinked(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Registers how the service of a key is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
    ///
    /// - Parameters:
    ///   - key: The service's key: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, D1, D2, D3, D4, D5, D6, D7, D8, D9>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5, D6, D7, D8, D9) throws -> Service
    ) {
        addLinked(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Registers how the service of a key is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
    ///
    /// - Parameters:
    ///   - key: The service's key: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func register<Service, D1, D2, D3, D4, D5, D6, D7, D8, D9, D10>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5, D6, D7, D8, D9, D10) throws -> Service
    ) {
        addLinked(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Replaces how a service is made, by a function.
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
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @_disfavoredOverload
    @inlinable
    public mutating func override<Service>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable () throws -> Service
    ) {
        addLinked(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Replaces how a service is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
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
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, D1>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1) throws -> Service
    ) {
        addLinked(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Replaces how a service is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
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
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, D1, D2>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2) throws -> Service
    ) {
        addLinked(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Replaces how a service is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
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
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, D1, D2, D3>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3) throws -> Service
    ) {
        addLinked(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Replaces how a service is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
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
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, D1, D2, D3, D4>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4) throws -> Service
    ) {
        addLinked(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Replaces how a service is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
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
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, D1, D2, D3, D4, D5>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5) throws -> Service
    ) {
        addLinked(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Replaces how a service is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
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
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, D1, D2, D3, D4, D5, D6>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5, D6) throws -> Service
    ) {
        addLinked(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Replaces how a service is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
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
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, D1, D2, D3, D4, D5, D6, D7>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5, D6, D7) throws -> Service
    ) {
        addLinked(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Replaces how a service is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
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
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, D1, D2, D3, D4, D5, D6, D7, D8>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5, D6, D7, D8) throws -> Service
    ) {
        addLinked(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Replaces how a service is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
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
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, D1, D2, D3, D4, D5, D6, D7, D8, D9>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5, D6, D7, D8, D9) throws -> Service
    ) {
        addLinked(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Replaces how a service is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
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
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, D1, D2, D3, D4, D5, D6, D7, D8, D9, D10>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5, D6, D7, D8, D9, D10) throws -> Service
    ) {
        addLinked(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Replaces how the service of a key is made, by a function.
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
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @_disfavoredOverload
    @inlinable
    public mutating func override<Service>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable () throws -> Service
    ) {
        addLinked(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Replaces how the service of a key is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
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
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, D1>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1) throws -> Service
    ) {
        addLinked(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Replaces how the service of a key is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
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
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, D1, D2>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2) throws -> Service
    ) {
        addLinked(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Replaces how the service of a key is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
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
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, D1, D2, D3>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3) throws -> Service
    ) {
        addLinked(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Replaces how the service of a key is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
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
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, D1, D2, D3, D4>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4) throws -> Service
    ) {
        addLinked(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Replaces how the service of a key is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
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
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, D1, D2, D3, D4, D5>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5) throws -> Service
    ) {
        addLinked(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Replaces how the service of a key is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
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
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, D1, D2, D3, D4, D5, D6>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5, D6) throws -> Service
    ) {
        addLinked(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Replaces how the service of a key is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
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
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, D1, D2, D3, D4, D5, D6, D7>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5, D6, D7) throws -> Service
    ) {
        addLinked(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Replaces how the service of a key is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
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
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, D1, D2, D3, D4, D5, D6, D7, D8>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5, D6, D7, D8) throws -> Service
    ) {
        addLinked(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Replaces how the service of a key is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
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
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, D1, D2, D3, D4, D5, D6, D7, D8, D9>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5, D6, D7, D8, D9) throws -> Service
    ) {
        addLinked(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }

    /// Replaces how the service of a key is made, by a function of other services.
    ///
    /// The services that it needs are known without running anything: they are checked when the container is built.
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
    ///   - make: Makes an instance. It runs on the thread that resolves, without a lock held.
    /// - Complexity: O(1).
    @inlinable
    public mutating func override<Service, D1, D2, D3, D4, D5, D6, D7, D8, D9, D10>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @Sendable (D1, D2, D3, D4, D5, D6, D7, D8, D9, D10) throws -> Service
    ) {
        addLinked(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .using(make)
        )
    }
}
