//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

// Written by Scripts/generate-registry.py.

extension Registry {
    /// Registers how a service is made asynchronously, by a function.
    ///
    /// - Parameters:
    ///   - type: The service's type: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @_disfavoredOverload
    @inlinable
    public mutating func registerAsync<Service>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable () async throws -> Service
    ) {
        addLinked(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Registers how a service is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func registerAsync<Service, D1>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1) async throws -> Service
    ) {
        addLinked(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Registers how a service is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func registerAsync<Service, D1, D2>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2) async throws -> Service
    ) {
        addLinked(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Registers how a service is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func registerAsync<Service, D1, D2, D3>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3) async throws -> Service
    ) {
        addLinked(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Registers how a service is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func registerAsync<Service, D1, D2, D3, D4>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4) async throws -> Service
    ) {
        addLinked(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Registers how a service is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func registerAsync<Service, D1, D2, D3, D4, D5>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5) async throws -> Service
    ) {
        addLinked(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Registers how a service is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func registerAsync<Service, D1, D2, D3, D4, D5, D6>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6) async throws -> Service
    ) {
        addLinked(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Registers how a service is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func registerAsync<Service, D1, D2, D3, D4, D5, D6, D7>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6, D7) async throws -> Service
    ) {
        addLinked(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Registers how a service is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func registerAsync<Service, D1, D2, D3, D4, D5, D6, D7, D8>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6, D7, D8) async throws -> Service
    ) {
        addLinked(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Registers how a service is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func registerAsync<Service, D1, D2, D3, D4, D5, D6, D7, D8, D9>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6, D7, D8, D9) async throws -> Service
    ) {
        addLinked(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Registers how a service is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func registerAsync<Service, D1, D2, D3, D4, D5, D6, D7, D8, D9, D10>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6, D7, D8, D9, D10) async throws -> Service
    ) {
        addLinked(
            .register,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Registers how the service of a key is made asynchronously, by a function.
    ///
    /// - Parameters:
    ///   - key: The service's key: what it is resolved by.
    ///   - contexts: The contexts that this registration is for, and wins in; without any, it serves all.
    ///   - lifetime: How long an instance lives and who shares it.
    ///   - onClose: Ends an instance when the container that holds it is closed.
    ///   - fileID: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @_disfavoredOverload
    @inlinable
    public mutating func registerAsync<Service>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable () async throws -> Service
    ) {
        addLinked(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Registers how the service of a key is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func registerAsync<Service, D1>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1) async throws -> Service
    ) {
        addLinked(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Registers how the service of a key is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func registerAsync<Service, D1, D2>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2) async throws -> Service
    ) {
        addLinked(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Registers how the service of a key is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func registerAsync<Service, D1, D2, D3>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3) async throws -> Service
    ) {
        addLinked(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Registers how the service of a key is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func registerAsync<Service, D1, D2, D3, D4>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4) async throws -> Service
    ) {
        addLinked(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Registers how the service of a key is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func registerAsync<Service, D1, D2, D3, D4, D5>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5) async throws -> Service
    ) {
        addLinked(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Registers how the service of a key is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func registerAsync<Service, D1, D2, D3, D4, D5, D6>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6) async throws -> Service
    ) {
        addLinked(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Registers how the service of a key is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func registerAsync<Service, D1, D2, D3, D4, D5, D6, D7>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6, D7) async throws -> Service
    ) {
        addLinked(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Registers how the service of a key is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func registerAsync<Service, D1, D2, D3, D4, D5, D6, D7, D8>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6, D7, D8) async throws -> Service
    ) {
        addLinked(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Registers how the service of a key is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func registerAsync<Service, D1, D2, D3, D4, D5, D6, D7, D8, D9>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6, D7, D8, D9) async throws -> Service
    ) {
        addLinked(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Registers how the service of a key is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func registerAsync<Service, D1, D2, D3, D4, D5, D6, D7, D8, D9, D10>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6, D7, D8, D9, D10) async throws -> Service
    ) {
        addLinked(
            .register,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Replaces how a service is made asynchronously, by a function.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @_disfavoredOverload
    @inlinable
    public mutating func overrideAsync<Service>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable () async throws -> Service
    ) {
        addLinked(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Replaces how a service is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func overrideAsync<Service, D1>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1) async throws -> Service
    ) {
        addLinked(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Replaces how a service is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func overrideAsync<Service, D1, D2>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2) async throws -> Service
    ) {
        addLinked(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Replaces how a service is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func overrideAsync<Service, D1, D2, D3>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3) async throws -> Service
    ) {
        addLinked(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Replaces how a service is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func overrideAsync<Service, D1, D2, D3, D4>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4) async throws -> Service
    ) {
        addLinked(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Replaces how a service is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func overrideAsync<Service, D1, D2, D3, D4, D5>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5) async throws -> Service
    ) {
        addLinked(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Replaces how a service is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func overrideAsync<Service, D1, D2, D3, D4, D5, D6>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6) async throws -> Service
    ) {
        addLinked(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Replaces how a service is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func overrideAsync<Service, D1, D2, D3, D4, D5, D6, D7>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6, D7) async throws -> Service
    ) {
        addLinked(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Replaces how a service is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func overrideAsync<Service, D1, D2, D3, D4, D5, D6, D7, D8>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6, D7, D8) async throws -> Service
    ) {
        addLinked(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Replaces how a service is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func overrideAsync<Service, D1, D2, D3, D4, D5, D6, D7, D8, D9>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6, D7, D8, D9) async throws -> Service
    ) {
        addLinked(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Replaces how a service is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func overrideAsync<Service, D1, D2, D3, D4, D5, D6, D7, D8, D9, D10>(
        _ type: Service.Type,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6, D7, D8, D9, D10) async throws -> Service
    ) {
        addLinked(
            .override,
            KeyID(type),
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Replaces how the service of a key is made asynchronously, by a function.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @_disfavoredOverload
    @inlinable
    public mutating func overrideAsync<Service>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable () async throws -> Service
    ) {
        addLinked(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Replaces how the service of a key is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func overrideAsync<Service, D1>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1) async throws -> Service
    ) {
        addLinked(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Replaces how the service of a key is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func overrideAsync<Service, D1, D2>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2) async throws -> Service
    ) {
        addLinked(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Replaces how the service of a key is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func overrideAsync<Service, D1, D2, D3>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3) async throws -> Service
    ) {
        addLinked(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Replaces how the service of a key is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func overrideAsync<Service, D1, D2, D3, D4>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4) async throws -> Service
    ) {
        addLinked(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Replaces how the service of a key is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func overrideAsync<Service, D1, D2, D3, D4, D5>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5) async throws -> Service
    ) {
        addLinked(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Replaces how the service of a key is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func overrideAsync<Service, D1, D2, D3, D4, D5, D6>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6) async throws -> Service
    ) {
        addLinked(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Replaces how the service of a key is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func overrideAsync<Service, D1, D2, D3, D4, D5, D6, D7>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6, D7) async throws -> Service
    ) {
        addLinked(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Replaces how the service of a key is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func overrideAsync<Service, D1, D2, D3, D4, D5, D6, D7, D8>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6, D7, D8) async throws -> Service
    ) {
        addLinked(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Replaces how the service of a key is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func overrideAsync<Service, D1, D2, D3, D4, D5, D6, D7, D8, D9>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6, D7, D8, D9) async throws -> Service
    ) {
        addLinked(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }

    /// Replaces how the service of a key is made asynchronously, by a function of other services.
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
    ///   - make: Makes an instance. It runs in a task of its own when the instance is shared.
    /// - Complexity: O(1).
    @inlinable
    public mutating func overrideAsync<Service, D1, D2, D3, D4, D5, D6, D7, D8, D9, D10>(
        _ key: Key<Service>,
        in contexts: Context...,
        lifetime: Lifetime<Service> = .transient,
        onClose: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        using make: @escaping @concurrent @Sendable (D1, D2, D3, D4, D5, D6, D7, D8, D9, D10) async throws -> Service
    ) {
        addLinked(
            .override,
            key.id,
            contexts,
            lifetime,
            onClose,
            CodeLocation(fileID: fileID, line: line),
            .usingAsync(make)
        )
    }
}
