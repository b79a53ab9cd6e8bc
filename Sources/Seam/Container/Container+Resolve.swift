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
    /// - Parameter type: The service's type; it may be left out where it is known.
    /// - Returns: The instance, made now or before, as its lifetime says.
    /// - Throws: A ``ResolutionError`` with the path to what failed. A factory that throws leaves nothing behind: the
    ///   next resolve runs it again.
    /// - Complexity: O(1): one probe of a table and a load for what is made already. No lock, and no allocation but the
    ///   service's own. What is being made by another thread is waited for.
    @inlinable
    public func resolve<Service>(
        _ type: Service.Type = Service.self,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) throws(ResolutionError) -> Service {
        let table = CellTable(cells.load(ordering: .acquiring))
        if let cell = table.find(UInt(bitPattern: ObjectIdentifier(type))) {
            switch cell.header.pointee.state.load(ordering: .acquiring) {
            case Cell.State.made:
                return cell.instance(of: Service.self).pointee
            case Cell.State.transient:
                let thread = ThreadState.current()
                if thread.pointee.top != nil {
                    try checkStep(to: cell, on: thread)
                }
                return try runPlain(cell, on: thread)
            case Cell.State.transientFramed:
                let thread = ThreadState.current()
                if thread.pointee.top != nil {
                    try checkStep(to: cell, on: thread)
                }
                return try runFramed(cell, on: thread)
            default:
                break
            }
        }
        return try resolveSlowly(KeyID(type), type, at: CodeLocation(fileID: fileID, line: line))
    }

    /// Gives the service that is registered for a key, or what the key makes by default.
    ///
    /// - Parameter key: The service's key.
    /// - Throws: A ``ResolutionError`` with the path to what failed.
    /// - Complexity: O(1), as for a type; the key's hash is computed when the key is made.
    public func resolve<Service>(
        _ key: Key<Service>,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) throws(ResolutionError) -> Service {
        if let cell = CellTable(cells.load(ordering: .acquiring)).find(key.id),
            cell.header.pointee.state.load(ordering: .acquiring) == Cell.State.made
        {
            return cell.instance(of: Service.self).pointee
        }
        let location = CodeLocation(fileID: fileID, line: line)
        return try resolveSlowly(key.id, Service.self, fallback: key.fallback, at: location)
    }

    // MARK: - Transient services

    /// Runs a plain factory in a frame of its own.
    @inlinable
    func runPlain<Service>(_ cell: Cell, on thread: ThreadPointer) throws(ResolutionError) -> Service {
        var frame = Frame(cell: cell, container: self, thread: thread)
        return try withUnsafeMutablePointer(to: &frame) { frame throws(ResolutionError) in
            thread.pointee.top = frame
            defer { thread.pointee.top = frame.pointee.parent }
            let registration = Unmanaged<Registration<Service>>.fromOpaque(
                cell.header.pointee.registration.toOpaque()
            )
            do {
                return try registration._withUnsafeGuaranteedRef { try $0.plain.unsafelyUnwrapped() }
            } catch {
                throw cell.failure(error)
            }
        }
    }

    /// Runs a factory that asks for services, in a frame of its own.
    @inlinable
    func runFramed<Service>(_ cell: Cell, on thread: ThreadPointer) throws(ResolutionError) -> Service {
        var frame = Frame(cell: cell, container: self, thread: thread)
        return try withUnsafeMutablePointer(to: &frame) { frame throws(ResolutionError) in
            thread.pointee.top = frame
            defer { thread.pointee.top = frame.pointee.parent }
            let registration = Unmanaged<Registration<Service>>.fromOpaque(
                cell.header.pointee.registration.toOpaque()
            )
            do {
                return try registration._withUnsafeGuaranteedRef { try $0.framed.unsafelyUnwrapped(frame) }
            } catch {
                throw cell.failure(error)
            }
        }
    }

    // MARK: - Everything else

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
        if registration.plain != nil {
            return try runPlain(cell, on: thread)
        }
        if registration.framed != nil {
            return try runFramed(cell, on: thread)
        }
        return try runOnMainActor(cell, on: thread)
    }
}

extension Cell {
    /// Whether the instance is in place and may be read without a lock.
    var isMade: Bool { header.pointee.state.load(ordering: .acquiring) == State.made }

    var holder: Container { header.pointee.holder.takeUnretainedValue() }

    @usableFromInline
    @inline(never)
    func failure(_ error: any Error) -> ResolutionError {
        .failed(registration, error)
    }
}
