//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What a service is found by, when its type is not enough.
///
/// Two services of one type are told apart by a name:
///
/// ```swift
/// enum Keys {
///     static let archive = Key((any Store).self, name: "archive")
///     static let clock = Key<any Clock>(lifetime: .singleton, default: { SystemClock() })
/// }
/// registry.register(Keys.archive) { ArchiveStore() }
/// let archive = try container.resolve(Keys.archive)
/// ```
///
/// A key with a default can be resolved without any registration, so that it can never be missing; registrations win
/// over the default. It is identified by its type and the place where it is written, so it may also be a computed
/// static property of an extension.
public struct Key<Service>: Sendable {
    @usableFromInline let id: KeyID
    @usableFromInline let fallback: Fallback?

    /// What a key with a default makes when nothing is registered.
    @usableFromInline
    struct Fallback: Sendable {
        let factory: @Sendable (Resolver) throws -> Service
        let lifetime: Lifetime<Service>
        let location: CodeLocation

        func registration(for key: KeyID) -> Registration<Service> {
            Registration(
                key: key,
                lifetime: lifetime,
                origin: .init(contexts: [], module: nil, location: location, role: .derived),
                dependencies: nil,
                factory: .init(framed: { [factory] frame in try factory(Resolver(frame)) })
            )
        }
    }

    /// What makes the service when nothing is registered for the key.
    var fallbackRegistration: Registration<Service>? { fallback?.registration(for: id) }

    /// Names a service.
    ///
    /// - Parameters:
    ///   - type: The service's type.
    ///   - name: What tells this service from others of its type.
    /// - Complexity: O(*n*) in the length of the name; keep keys in static properties.
    public init(_ type: Service.Type = Service.self, name: String) {
        id = KeyID(type: type, name: name)
        fallback = nil
    }

    /// Makes a key that can always be resolved.
    ///
    /// - Parameters:
    ///   - type: The service's type.
    ///   - lifetime: How long the default's instances live.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    ///   - factory: Makes the service when nothing is registered for the key.
    public init(
        _ type: Service.Type = Service.self,
        lifetime: Lifetime<Service> = .transient,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        column: UInt = #column,
        default factory: @escaping @Sendable () throws -> Service
    ) {
        self.init(
            type,
            lifetime: lifetime,
            fileID: fileID,
            line: line,
            column: column,
            default: { _ in try factory() }
        )
    }

    /// Makes a key that can always be resolved, whose default asks for other services.
    ///
    /// - Parameters:
    ///   - type: The service's type.
    ///   - lifetime: How long the default's instances live.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - column: The column of the call, for messages.
    ///   - factory: Makes the service when nothing is registered for the key.
    public init(
        _ type: Service.Type = Service.self,
        lifetime: Lifetime<Service> = .transient,
        fileID: StaticString = #fileID,
        line: UInt = #line,
        column: UInt = #column,
        default factory: @escaping @Sendable (Resolver) throws -> Service
    ) {
        let location = CodeLocation(fileID: fileID, line: line)
        id = KeyID(type: type, location: location, column: column)
        fallback = Fallback(factory: factory, lifetime: lifetime, location: location)
    }
}
