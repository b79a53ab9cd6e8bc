//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

public import Synchronization

extension Container {
    /// Gives the service that is registered for a type.
    ///
    /// ```swift
    /// let sync = try container.resolve(SyncManager.self)
    /// let makeConnector = try container.resolve((@Sendable () -> any Connecting).self)
    /// ```
    ///
    /// - Parameters:
    ///   - type: The service's type; it may be left out where it is known.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: The instance, made now or before, as its lifetime says.
    /// - Throws: A ``ResolutionError`` with the path to what failed. A factory that throws leaves nothing behind: the
    ///   next resolve runs it again.
    /// - Complexity: O(1): one probe of a table and a load for what is made already. No lock, and no allocation but the
    ///   service's own. What is being made by another thread is waited for.
    @inlinable
    @inline(__always)
    public func resolve<Service>(
        _ type: Service.Type = Service.self,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) throws(ResolutionError) -> Service {
        let found = lookUp(UInt(bitPattern: ObjectIdentifier(type)))
        if found.state == Cell.State.made {
            return found.cell.unsafelyUnwrapped.instance(of: Service.self).pointee
        }
        return try resolveFurther(found.cell, type, fileID: fileID, line: line)
    }

    /// Makes a transient service, or does whatever else there is to do.
    ///
    /// Not inlined: all that can throw is one call to its user, which keeps code small and the compiler on safe ground.
    @inlinable
    @inline(never)
    func resolveFurther<Service>(
        _ cell: Cell?,
        _ type: Service.Type,
        fileID: StaticString,
        line: UInt
    ) throws(ResolutionError) -> Service {
        // The cell is looked at again: one argument fewer, and all of them stay in registers.
        guard let cell, _fastPath(cell.header.pointee.state.load(ordering: .acquiring) >= Cell.State.transient) else {
            return try resolveSlowly(type, fileID: fileID, line: line)
        }
        return try cell.run(in: cell.enter())
    }

    /// Gives the service that is registered for a key, or what the key makes by default.
    ///
    /// - Parameters:
    ///   - key: The service's key.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    /// - Returns: The service.
    /// - Throws: A ``ResolutionError`` with the path to what failed.
    /// - Complexity: O(1), as for a type; the key's hash is computed when the key is made.
    public func resolve<Service>(
        _ key: Key<Service>,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) throws(ResolutionError) -> Service {
        if let cell = table.find(key.id),
            cell.header.pointee.state.load(ordering: .acquiring) == Cell.State.made
        {
            return cell.instance(of: Service.self).pointee
        }
        let location = CodeLocation(fileID: fileID, line: line)
        return try resolveSlowly(key.id, Service.self, fallback: key.fallback, at: location)
    }

    // MARK: - Everything else

    /// Finds or makes the cell of a type, and does what its lifetime asks for.
    @usableFromInline
    @inline(never)
    func resolveSlowly<Service>(
        _ type: Service.Type,
        fileID: StaticString,
        line: UInt
    ) throws(ResolutionError) -> Service {
        try resolveSlowly(KeyID(type), type, at: CodeLocation(fileID: fileID, line: line))
    }

    /// Finds or makes the cell, and does what its lifetime asks for.
    @usableFromInline
    @inline(never)
    func resolveSlowly<Service>(
        _ key: KeyID,
        _: Service.Type,
        fallback: Key<Service>.Fallback? = nil,
        at location: CodeLocation
    ) throws(ResolutionError) -> Service {
        let cell = try cell(for: key, of: Service.self, fallback: fallback, at: location)
        return try resolve(cell, of: Service.self, at: location)
    }

    /// Does what the lifetime of a cell's service asks for.
    func resolve<Service>(
        _ cell: Cell,
        of _: Service.Type,
        at location: CodeLocation
    ) throws(ResolutionError) -> Service {
        let thread = ThreadState.current()
        let registration = cell.registration
        if registration.isolation == .async {
            return try resolveMade(cell, of: Service.self, on: thread)
        }
        if registration.isolation == .mainActor, !thread.pointee.isOnMainActor {
            throw .needsMainActor(registration)
        }
        try checkStep(to: cell, on: thread)
        switch registration.lifetime {
        case .transient:
            return try runFactory(cell, of: Service.self)
        case .singleton, .scoped, .shared:
            return try cell.holder.once(cell, on: thread, at: location)
        }
    }

    /// Runs a synchronous factory, whatever its form.
    func runFactory<Service>(_ cell: Cell, of _: Service.Type) throws(ResolutionError) -> Service {
        let thread = ThreadState.current()
        let registration = unsafeDowncast(cell.registration, to: Registration<Service>.self)
        if registration.onMainActor != nil {
            return try runOnMainActor(cell, on: thread)
        }
        return try cell.run(in: thread.enter(cell), isFramed: registration.framed != nil)
    }
}

extension Cell {
    /// Enters the factory of a transient service, for one who may stand inside another factory.
    ///
    /// Inlined into the function that makes the service; what is seldom needed stands apart.
    @inlinable
    @inline(__always)
    func enter() throws(ResolutionError) -> FramePointer {
        if let thread = ThreadState.known, _fastPath(thread.pointee.innermost.pointee.depth == 0),
            let frame = thread.pointee.innermost.pointee.above
        {
            thread.enter(self, in: frame)
            return frame
        }
        return try enterFurther()
    }

    /// The same where the thread is new, has no frame left, or runs a factory.
    @usableFromInline
    @inline(never)
    func enterFurther() throws(ResolutionError) -> FramePointer {
        let thread = ThreadState.current()
        if !thread.pointee.innermost.pointee.mayAsk(for: self) {
            try holder.checkStep(to: self, on: thread)
        }
        return thread.enter(self)
    }

    /// Runs the synchronous factory that was entered with `frame`, and leaves it.
    @inlinable
    @inline(__always)
    func run<Service>(in frame: FramePointer, isFramed: Bool? = nil) throws(ResolutionError) -> Service {
        defer { frame.leave() }
        let registration = Unmanaged<Registration<Service>>.fromOpaque(header.pointee.registration.toOpaque())
        do {
            if isFramed ?? (header.pointee.state.load(ordering: .relaxed) == State.transientFramed) {
                return try registration._withUnsafeGuaranteedRef { try $0.framed!(frame) }
            }
            return try registration._withUnsafeGuaranteedRef { try $0.plain!() }
        } catch {
            throw failure(error)
        }
    }

    /// Whether the instance is in place and may be read without a lock.
    var isMade: Bool { header.pointee.state.load(ordering: .acquiring) == State.made }

    var holder: Container { unmanagedHolder.takeUnretainedValue() }

    @usableFromInline
    @inline(never)
    func failure(_ error: any Error) -> ResolutionError {
        .failed(registration, error)
    }
}
