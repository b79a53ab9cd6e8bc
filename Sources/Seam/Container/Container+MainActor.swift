//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Synchronization

extension Container {
    /// Gives a service on the main actor, where main-actor services are made at once.
    ///
    /// ```swift
    /// @MainActor func show() throws {
    ///     let screen = try container.resolveOnMainActor((any ScreenPresenting).self)
    /// }
    /// ```
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
        let thread = ThreadState.current()
        let outer = thread.pointee.isOnMainActor
        thread.pointee.isOnMainActor = true
        defer { thread.pointee.isOnMainActor = outer }
        return try resolve(type, fileID: fileID, line: line)
    }

    /// Gives the service of a key on the main actor, where main-actor services are made at once.
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
        let thread = ThreadState.current()
        let outer = thread.pointee.isOnMainActor
        thread.pointee.isOnMainActor = true
        defer { thread.pointee.isOnMainActor = outer }
        return try resolve(key, fileID: fileID, line: line)
    }

    /// Runs a main-actor factory; the thread is known to be on the main actor.
    func runOnMainActor<Service>(_ cell: Cell, on thread: ThreadPointer) throws(ResolutionError) -> Service {
        precondition(thread.pointee.isOnMainActor, "Seam: a main-actor factory off the main actor")
        let registration = unsafeDowncast(cell.registration, to: Registration<Service>.self)
        // The isolation of a synchronous function is only part of its type.
        let factory = unsafeBitCast(registration.onMainActor!, to: (@Sendable (FramePointer) throws -> Service).self)
        let frame = thread.enter(cell)
        defer { frame.leave() }
        do {
            return try factory(frame)
        } catch {
            throw cell.failure(error)
        }
    }
}
