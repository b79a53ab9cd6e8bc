//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Synchronization

/// What a factory asks for the services it needs.
///
/// ```swift
/// registry.register((any HTTPClient).self) { resolver in
///     URLClient(token: try resolver.resolve(Keys.token))
/// }
/// ```
///
/// It stands for the container that will hold the instance. It may be kept and used later: it does not keep the
/// container alive, and says so with a ``ResolutionError/Kind/closed`` error when that is gone.
public struct Resolver: Sendable {
    @usableFromInline let handle: Handle

    init(handle: Handle) {
        self.handle = handle
    }

    init(_ frame: FramePointer) {
        handle = frame.pointee.cell.unmanagedHolder._withUnsafeGuaranteedRef { $0.handle }
    }

    /// Gives the service that is registered for a type; see ``Container/resolve(_:fileID:line:)-(Service.Type,_,_)``.
    ///
    /// - Parameters:
    ///   - type: The service's type; it may be left out where it is known.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: The service.
    /// - Throws: A ``ResolutionError`` with the path to what failed.
    @inlinable
    @inline(never)
    public func resolve<Service>(
        _ type: Service.Type = Service.self,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) throws(ResolutionError) -> Service {
        let step = try step(to: UInt(bitPattern: ObjectIdentifier(type)))
        if let frame = step.frame {
            return try frame.pointee.cell.run(in: frame)
        }
        if let cell = step.cell {
            return cell.instance(of: Service.self).pointee
        }
        return try resolveSlowly(type, fileID: fileID, line: line)
    }

    @usableFromInline
    @inline(never)
    func resolveSlowly<Service>(
        _ type: Service.Type,
        fileID: StaticString,
        line: UInt
    ) throws(ResolutionError) -> Service {
        // An async factory asks, or one that keeps its resolver: the slow way notes who asked.
        let location = CodeLocation(fileID: fileID, line: line)
        return try container(for: KeyID(type)).resolveSlowly(KeyID(type), type, at: location)
    }

    /// Gives the service of a key; see ``Container/resolve(_:fileID:line:)-(Key<Service>,_,_)``.
    ///
    /// - Parameters:
    ///   - key: The service's key.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: The service.
    /// - Throws: A ``ResolutionError`` with the path to what failed.
    public func resolve<Service>(
        _ key: Key<Service>,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) throws(ResolutionError) -> Service {
        let thread = ThreadState.current()
        let location = CodeLocation(fileID: fileID, line: line)
        let container: Container
        if let frame = thread.pointee.top, frame.pointee.holder.isMeant(by: handle) {
            container = frame.pointee.holder
        } else {
            container = try self.container(for: key.id)
        }
        return try container.resolveSlowly(key.id, Service.self, fallback: key.fallback, at: location)
    }

    /// Gives a service that may be made asynchronously; see ``Container/resolveAsync(_:fileID:line:)-(Service.Type,_,_)``.
    ///
    /// - Parameters:
    ///   - type: The service's type; it may be left out where it is known.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: The service.
    /// - Throws: A ``ResolutionError`` with the path to what failed.
    @inline(never)
    public func resolveAsync<Service>(
        _ type: Service.Type = Service.self,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) async throws(ResolutionError) -> Service {
        // Not inlined: the optimizer (6.3) crashes on a factory that throws an error of its own besides, in release
        // builds for testing.
        let location = CodeLocation(fileID: fileID, line: line)
        return try await container(for: KeyID(type)).resolveAsyncSlowly(KeyID(type), type, fallback: nil, at: location)
    }

    /// Gives a key's service that may be made asynchronously.
    ///
    /// - Parameters:
    ///   - key: The service's key.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: The service.
    /// - Throws: A ``ResolutionError`` with the path to what failed.
    @inline(never)
    public func resolveAsync<Service>(
        _ key: Key<Service>,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) async throws(ResolutionError) -> Service {
        try await container(for: key.id).resolveAsync(key, fileID: fileID, line: line)
    }

    /// Gives a service on the main actor; see ``Container/resolveOnMainActor(_:fileID:line:)-(Service.Type,_,_)``.
    ///
    /// - Parameters:
    ///   - type: The service's type; it may be left out where it is known.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: The service.
    /// - Throws: A ``ResolutionError`` with the path to what failed.
    @MainActor
    public func resolveOnMainActor<Service>(
        _ type: Service.Type = Service.self,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) throws(ResolutionError) -> Service {
        try container(for: KeyID(type)).resolveOnMainActor(type, fileID: fileID, line: line)
    }

    /// Gives a key's service on the main actor.
    ///
    /// - Parameters:
    ///   - key: The service's key.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: The service.
    /// - Throws: A ``ResolutionError`` with the path to what failed.
    @MainActor
    public func resolveOnMainActor<Service>(
        _ key: Key<Service>,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) throws(ResolutionError) -> Service {
        try container(for: key.id).resolveOnMainActor(key, fileID: fileID, line: line)
    }

    func resolveAsync<Service>(id: KeyID, _: Service.Type) async throws(ResolutionError) -> Service {
        try await container(for: id).resolveAsyncSlowly(
            id,
            Service.self,
            fallback: nil,
            at: CodeLocation(fileID: #fileID, line: #line)
        )
    }

    @usableFromInline
    func container(for key: KeyID) throws(ResolutionError) -> Container {
        guard let container = handle.container else {
            throw .gone(key)
        }
        return container
    }
}

extension Container {
    // MARK: - The handle

    /// The way back to this container that a resolver keeps; made when it is first needed.
    var handle: Handle {
        if let raw = handleSlot.load(ordering: .acquiring) {
            return Handle(raw: raw, generation: handleGeneration.load(ordering: .relaxed))
        }
        return lock.withLock {
            if let raw = handleSlot.load(ordering: .relaxed) {
                return Handle(raw: raw, generation: handleGeneration.load(ordering: .relaxed))
            }
            let handle = Handle(to: self)
            handleGeneration.store(handle.generation, ordering: .relaxed)
            handleSlot.store(handle.raw, ordering: .releasing)
            return handle
        }
    }

    /// Whether `handle` stands for this container.
    @inline(__always)
    func isMeant(by handle: Handle) -> Bool {
        handleSlot.load(ordering: .acquiring) == handle.raw
            && handleGeneration.load(ordering: .relaxed) == handle.generation
    }

    func releaseHandle() {
        if let raw = handleSlot.load(ordering: .acquiring) {
            Handle(raw: raw, generation: handleGeneration.load(ordering: .relaxed)).end()
        }
    }
}
