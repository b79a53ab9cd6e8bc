//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A property that is filled from the current container when its owner is made.
///
/// ```swift
/// struct SyncManager {
///     @Injected var files: any FileAccessing
///     @Injected(Keys.clock) var clock
///     @Injected var makeConnector: @Sendable () -> any Connecting
/// }
/// ```
///
/// The service is resolved once, so that an object keeps its container even when its work runs on another task, queue
/// or thread. What cannot be resolved ends the process with the full message of the ``ResolutionError``. To make a
/// service later, or more than once, inject its factory.
///
/// A wrapped property cannot stand in a `final class …: Sendable`, since its storage is a `var`: write
/// `let files: any FileAccessing = injected()` there.
@propertyWrapper
public struct Injected<Service> {
    /// The service.
    public var wrappedValue: Service

    /// Takes the service of the property's type.
    @inlinable
    @inline(__always)
    public init(fileID: StaticString = #fileID, line: UInt = #line) {
        wrappedValue = injected(fileID: fileID, line: line)
    }

    /// Takes the service of a key.
    ///
    /// - Parameters:
    ///   - key: The service's key.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    public init(_ key: Key<Service>, fileID: StaticString = #fileID, line: UInt = #line) {
        wrappedValue = injected(key, fileID: fileID, line: line)
    }

    /// Takes a service that is made on the main actor; it does not compile elsewhere.
    ///
    /// ```swift
    /// @MainActor final class Screen {
    ///     @Injected(on: .mainActor) var router: any Routing
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - place: The main actor.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    @MainActor
    public init(on place: MainActorPlace, fileID: StaticString = #fileID, line: UInt = #line) {
        do throws(ResolutionError) {
            wrappedValue = try Container.current.resolveOnMainActor(Service.self, fileID: fileID, line: line)
        } catch {
            trap(error)
        }
    }

    /// Takes a key's service that is made on the main actor; it does not compile elsewhere.
    ///
    /// - Parameters:
    ///   - key: The service's key.
    ///   - place: The main actor.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    @MainActor
    public init(
        _ key: Key<Service>,
        on place: MainActorPlace,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        do throws(ResolutionError) {
            wrappedValue = try Container.current.resolveOnMainActor(key, fileID: fileID, line: line)
        } catch {
            trap(error)
        }
    }
}

extension Injected: Sendable where Service: Sendable {}

/// The place that `@Injected(on: .mainActor)` names.
public struct MainActorPlace: Sendable {
    /// The main actor.
    public static let mainActor = MainActorPlace()
}

/// Takes a service from the current container, where a wrapped property cannot stand.
///
/// ```swift
/// final class Uploader: Sendable {
///     let files: any FileAccessing = injected()
/// }
/// ```
///
/// - Parameters:
///   - type: The service's type; it may be left out where it is known.
///   - fileID: The file of the call, for messages.
///   - line: The line of the call, for messages.
/// - Returns: The service. What cannot be resolved ends the process with the full message of the ``ResolutionError``.
@inlinable
@inline(__always)
public func injected<Service>(
    _ type: Service.Type = Service.self,
    fileID: StaticString = #fileID,
    line: UInt = #line
) -> Service {
    do throws(ResolutionError) {
        return try Container.current.resolve(type, fileID: fileID, line: line)
    } catch {
        trap(error)
    }
}

/// Takes the service of a key from the current container, where a wrapped property cannot stand.
///
/// - Parameters:
///   - key: The service's key.
///   - fileID: The file of the call, for messages.
///   - line: The line of the call, for messages.
/// - Returns: The service. What cannot be resolved ends the process with the full message of the ``ResolutionError``.
public func injected<Service>(
    _ key: Key<Service>,
    fileID: StaticString = #fileID,
    line: UInt = #line
) -> Service {
    do throws(ResolutionError) {
        return try Container.current.resolve(key, fileID: fileID, line: line)
    } catch {
        trap(error)
    }
}
