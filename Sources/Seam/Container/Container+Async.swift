//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Synchronization

extension Container {
    /// Gives a service, however it is made: at once, asynchronously, or on the main actor.
    ///
    /// ```swift
    /// let store = try await container.resolveAsync((any Store).self)
    /// ```
    ///
    /// A shared service is made once: all who ask while it is being made wait for the same instance. One that is
    /// cancelled stops waiting without disturbing the others; the making itself is cancelled when nobody waits any
    /// more. A failure is shared by those who wait and is not kept.
    ///
    /// - Parameters:
    ///   - type: The service's type; it may be left out where it is known.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: The service.
    /// - Throws: A ``ResolutionError`` with the path to what failed.
    @inlinable
    public func resolveAsync<Service>(
        _ type: Service.Type = Service.self,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) async throws(ResolutionError) -> Service {
        let found = lookUp(UInt(bitPattern: ObjectIdentifier(type)))
        if found.state == Cell.State.made {
            return found.cell.unsafelyUnwrapped.instance(of: Service.self).pointee
        }
        return try await resolveAsyncSlowly(
            KeyID(type),
            type,
            fallback: nil,
            at: CodeLocation(fileID: fileID, line: line)
        )
    }

    /// Gives the service of a key, however it is made.
    ///
    /// - Parameters:
    ///   - key: The service's key.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: The service.
    /// - Throws: A ``ResolutionError`` with the path to what failed.
    public func resolveAsync<Service>(
        _ key: Key<Service>,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) async throws(ResolutionError) -> Service {
        let location = CodeLocation(fileID: fileID, line: line)
        return try await resolveAsyncSlowly(key.id, Service.self, fallback: key.fallback, at: location)
    }

    @usableFromInline
    func resolveAsyncSlowly<Service>(
        _ key: KeyID,
        _: Service.Type,
        fallback: Key<Service>.Fallback?,
        at location: CodeLocation
    ) async throws(ResolutionError) -> Service {
        let cell = try cell(for: key, of: Service.self, fallback: fallback, at: location)
        let registration = cell.registration
        switch registration.isolation {
        case .none:
            return try resolve(cell, of: Service.self, at: location)
        case .mainActor:
            try checkStep(to: cell, on: ThreadState.current())
            return try await hopToMainActor(cell, of: Service.self, at: location)
        case .async where registration.lifetime == .transient:
            try checkStep(to: cell, on: ThreadState.current())
            return try await runAsync(cell, of: Service.self, isFlight: false)
        case .async:
            if let made: Service = cell.holder.present(cell) {
                return made
            }
            try checkStep(to: cell, on: ThreadState.current())
            return try await cell.holder.fly(cell, of: Service.self, at: location)
        }
    }

    /// Gives an instance that was made asynchronously before, to one who cannot wait for it.
    func resolveMade<Service>(
        _ cell: Cell,
        of _: Service.Type,
        on thread: ThreadPointer
    ) throws(ResolutionError) -> Service {
        try checkStep(to: cell, on: thread)
        guard let made: Service = cell.holder.present(cell) else {
            throw .needsAsync(cell.registration)
        }
        return made
    }

    /// Runs an async factory for this container.
    func runAsync<Service>(
        _ cell: Cell,
        of _: Service.Type,
        isFlight: Bool
    ) async throws(ResolutionError) -> Service {
        let registration = unsafeDowncast(cell.registration, to: Registration<Service>.self)
        let resolver = Resolver(handle: handle)
        let chain = AsyncChain(cell, in: self, isFlight: isFlight)
        AsyncFactories.running.add(1, ordering: .relaxed)
        defer {
            chain.isRunning.store(false, ordering: .relaxed)
            AsyncFactories.running.subtract(1, ordering: .relaxed)
        }
        do {
            return try await AsyncChain.$current.withValue(chain) {
                try await withContainer(self) {
                    try await registration.async!(resolver)
                }
            }
        } catch {
            throw cell.failure(error)
        }
    }

    /// Resolves a main-actor service there and brings it here.
    func hopToMainActor<Service>(
        _ cell: Cell,
        of _: Service.Type,
        at location: CodeLocation
    ) async throws(ResolutionError) -> Service {
        try await onMainActor { () throws(ResolutionError) in
            try self.resolve(cell, of: Service.self, at: location)
        }
    }

    /// Runs a main-actor factory there and brings what it made here.
    func makeOnMainActor<Service>(_ cell: Cell, of _: Service.Type) async throws(ResolutionError) -> Service {
        try await onMainActor { () throws(ResolutionError) in
            try self.runOnMainActor(cell, on: ThreadState.current())
        }
    }

    private func onMainActor<Service>(
        _ body: @escaping @Sendable () throws(ResolutionError) -> Service
    ) async throws(ResolutionError) -> Service {
        let result: Transfer<Result<Service, ResolutionError>> = await MainActor.run {
            let thread = ThreadState.current()
            let outer = thread.pointee.isOnMainActor
            thread.pointee.isOnMainActor = true
            defer { thread.pointee.isOnMainActor = outer }
            do throws(ResolutionError) {
                return Transfer(.success(try body()))
            } catch {
                return Transfer(.failure(error))
            }
        }
        return try result.value.get()
    }
}

/// How many async factories run in the process: while none does, no task-local is looked at.
enum AsyncFactories {
    static let running = Atomic<Int>(0)
}

/// Carries a fresh value from where it was made to the one who asked for it.
struct Transfer<Value>: @unchecked Sendable {
    // Unchecked: the maker gives the value away; a service that several share is Sendable by its lifetime.
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}
