//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Synchronization

extension Container {
    /// Whether the container is closed, or is being closed.
    public var isClosed: Bool {
        lock.withLock { !state.life.isOpen }
    }

    /// Ends the instances of this container, its scopes' first; the parent is not touched.
    ///
    /// ```swift
    /// let scope = container.makeScope(name: "session")
    /// try await scope.close()
    /// print(scope.isClosed)  // true
    /// ```
    ///
    /// The `onClose` closures run one after another, in the reverse order in which the instances were made, and each is
    /// awaited. What is being made at the time is waited for. Resolving afterwards is an error. A second call does
    /// nothing; while the first one runs, it waits for it.
    ///
    /// The scope lets go of its scoped instances; the singletons of a root go with the container itself.
    ///
    /// - Throws: A ``CloseError`` with the errors of all teardowns that failed.
    public func close() async throws(CloseError) {
        switch beginClosing() {
        case .done:
            return
        case .awaitClosed where !Closing.isUnderWay(of: self):
            await wait { $0.awaitClosed($1) }
        case .awaitClosed:
            // A teardown closes the scope that it is a teardown of.
            return
        case .awaitMakers, .proceed:
            try await finishClosing()
        }
    }

    private func beginClosing() -> ScopeLife<CheckedContinuation<Void, Never>>.Closing {
        let own = ownConstructions
        return lock.withLock { state.life.beginClosing(own: own) }
    }

    private func finishClosing() async throws(CloseError) {
        let failures = await Closing.$current.withValue(Closing(of: self)) {
            var failures = await closeChildren()
            await wait { $0.awaitMakers($1) }
            let held = beginEnding()
            failures += await tearDown(held)
            release(held)
            return failures
        }
        if !failures.isEmpty {
            throw CloseError(container: name, failures: failures)
        }
    }

    private func wait(
        _ enter: (inout ScopeLife<CheckedContinuation<Void, Never>>, CheckedContinuation<Void, Never>) -> Bool
    )
        async
    {
        await withCheckedContinuation { continuation in
            if !lock.withLock({ enter(&state.life, continuation) }) {
                continuation.resume()
            }
        }
    }

    func closeChildren() async -> [CloseError.Failure] {
        var failures: [CloseError.Failure] = []
        for child in lock.withLock({ state.children.values.compactMap(\.container) }) {
            do throws(CloseError) {
                try await child.close()
            } catch {
                failures += error.failures
            }
        }
        return failures
    }

    /// Closes a scope from a call that cannot await; returns the registrations whose teardowns were only started.
    func closeWithoutAwaiting() -> [AnyRegistration] {
        let closing = beginClosing()
        let (held, hasScopes) = lock.withLock { (state.held, !state.children.isEmpty) }
        let due = held.map(\.registration).filter(\.hasTeardown)
        switch closing {
        case .done, .awaitClosed:
            return []
        case .proceed where due.isEmpty && !hasScopes:
            release(beginEnding())
        case .proceed, .awaitMakers:
            Task {
                do throws(CloseError) {
                    try await self.finishClosing()
                } catch {
                    Reports.send("\(error)")
                }
            }
        }
        return due
    }

    /// How many of the services that are being made here are those in whose factories the caller stands.
    private var ownConstructions: Int {
        var count = 0
        var next = ThreadState.current().pointee.top
        while let frame = next {
            if frame.pointee.cell.registration.lifetime != .transient, frame.pointee.cell.holder === self {
                count += 1
            }
            next = frame.pointee.parent
        }
        return count + AsyncChain.heldConstructions(in: self)
    }

    /// Makes every resolve take the slow way, where it finds that the container is closed; returns what it holds.
    private func beginEnding() -> [Cell] {
        lock.withLock {
            state.life.beginEnding()
            let table = tableUnderLock
            if table.raw != CellTable.empty.raw {
                state.outgrown.append(table)
                cells.store(CellTable.empty.raw, ordering: .releasing)
            }
            return state.held
        }
    }

    /// Lets go of the scoped instances, which are only read under the lock, and ends the closing.
    private func release(_ held: [Cell]) {
        let survivors = tracksInstances ? held.compactMap { $0.registration.survivor(in: $0) } : []
        let scoped = held.filter { $0.registration.lifetime == .scoped }
        let waiters = lock.withLock {
            for cell in scoped {
                cell.header.pointee.isOccupied = false
            }
            state.held.removeAll { $0.registration.lifetime == .scoped }
            state.survivors = survivors
            return state.life.finishClosing()
        }
        // The instances' own deinitializers run without the lock.
        for cell in scoped.reversed() {
            cell.registration.destroyInstance(in: cell)
        }
        for waiter in waiters {
            waiter.resume()
        }
    }
}

/// The closings that the current task, or the one that started it, is in the middle of, innermost first.
private final class Closing: Sendable {
    private let container: ObjectIdentifier
    private let outer: Closing?

    @TaskLocal static var current: Closing?

    init(of container: Container) {
        self.container = ObjectIdentifier(container)
        self.outer = Closing.current
    }

    static func isUnderWay(of container: Container) -> Bool {
        var next = current
        while let closing = next {
            if closing.container == ObjectIdentifier(container) {
                return true
            }
            next = closing.outer
        }
        return false
    }
}
