//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Registry {
    /// Wraps what was registered for a type.
    ///
    /// ```swift
    /// registry.decorate((any HTTPClient).self) { base, resolver in
    ///     RetryingClient(base, clock: try resolver.resolve(Keys.clock))
    /// }
    /// ```
    ///
    /// Decorators apply in the order in which they are written, the first one innermost. The wrapped service keeps the
    /// lifetime of the registration, and its `onClose` gets what was made of it. An override that is written later
    /// replaces the decorators too.
    ///
    /// - Parameters:
    ///   - type: The service's type.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - wrap: Gets what was registered, and gives what is resolved in its place.
    /// - Complexity: O(1).
    public mutating func decorate<Service>(
        _ type: Service.Type,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ wrap: @escaping @Sendable (Service, Resolver) throws -> Service
    ) {
        add(Decorator(location: CodeLocation(fileID: fileID, line: line), wrap: wrap), of: KeyID(type))
    }

    /// Wraps what was registered for a key.
    ///
    /// - Parameters:
    ///   - key: The service's key.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - wrap: Gets what was registered, and gives what is resolved in its place.
    /// - Complexity: O(1).
    public mutating func decorate<Service>(
        _ key: Key<Service>,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ wrap: @escaping @Sendable (Service, Resolver) throws -> Service
    ) {
        add(
            Decorator(location: CodeLocation(fileID: fileID, line: line), wrap: wrap),
            of: key.id,
            fallback: key.fallbackRegistration
        )
    }

    /// Wraps what was registered for a type, asynchronously: it is resolved with `resolveAsync` then.
    ///
    /// - Parameters:
    ///   - type: The service's type.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - wrap: Gets what was registered, and gives what is resolved in its place.
    /// - Complexity: O(1).
    public mutating func decorateAsync<Service>(
        _ type: Service.Type,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ wrap: @escaping @concurrent @Sendable (Service, Resolver) async throws -> Service
    ) {
        add(Decorator(location: CodeLocation(fileID: fileID, line: line), wrapAsync: wrap), of: KeyID(type))
    }

    /// Wraps what was registered for a key, asynchronously: it is resolved with `resolveAsync` then.
    ///
    /// - Parameters:
    ///   - key: The service's key.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - wrap: Gets what was registered, and gives what is resolved in its place.
    /// - Complexity: O(1).
    public mutating func decorateAsync<Service>(
        _ key: Key<Service>,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        _ wrap: @escaping @concurrent @Sendable (Service, Resolver) async throws -> Service
    ) {
        add(
            Decorator(location: CodeLocation(fileID: fileID, line: line), wrapAsync: wrap),
            of: key.id,
            fallback: key.fallbackRegistration
        )
    }
}
