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
        case .awaitClosed:
            await wait { $0.awaitClosed($1) }
        case .awaitMakers, .proceed:
            try await finishClosing()
        }
    }

    private func beginClosing() -> ScopeLife<CheckedContinuation<Void, Never>>.Closing {
        let own = ownConstructions
        return lock.withLock { state.life.beginClosing(own: own) }
    }

    private func finishClosing() async throws(CloseError) {
        var failures = await closeChildren()
        await wait { $0.awaitMakers($1) }
        let held = emptyTable()
        for cell in held.reversed() {
            let registration = cell.registration
            do {
                try await registration.tearDown(cell)
            } catch {
                failures.append(.init(key: registration.key.description, location: registration.location, error: error))
            }
        }
        release(held)
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

    private func closeChildren() async -> [CloseError.Failure] {
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
            release(emptyTable())
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

    /// Makes every resolve take the slow way, where it finds that the container is closed.
    private func emptyTable() -> [Cell] {
        lock.withLock {
            let table = CellTable(cells.load(ordering: .relaxed))
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

    /// Ends an instance that was made after its scope had begun to close.
    func tearDownLate<Service>(_ made: Service, _ registration: AnyRegistration) {
        guard let teardown = unsafeDowncast(registration, to: Registration<Service>.self).teardown else {
            return
        }
        let made = Transfer(made)
        let name = name
        Task {
            do {
                try await teardown(made.value)
            } catch {
                let failure = CloseError.Failure(
                    key: registration.key.description,
                    location: registration.location,
                    error: error
                )
                Reports.send("\(CloseError(container: name, failures: [failure]))")
            }
        }
    }

    func reportMissedTeardowns() {
        guard state.life.phase == .open else {
            return
        }
        let due = state.held.filter { $0.registration.hasTeardown }.map { "\n  \($0.registration.step)" }
        if !due.isEmpty, parent != nil {
            Reports.send(
                "Seam: \(name) was dropped without being closed; these teardowns did not run:\(due.joined())"
                    + "\n  to mend it: await close(), or use withScope { … }."
            )
        }
    }

    // MARK: - Instances that outlive their scope

    /// The instances of a closed scope that somebody still holds, when it was opened with `trackingInstances: true`.
    ///
    /// ```swift
    /// let scope = container.makeScope(name: "request", trackingInstances: true)
    /// try await scope.close()
    /// print(scope.survivors)  // [Session (App/AppModule.swift:12)]
    /// ```
    public var survivors: [Survivor] {
        lock.withLock { state.survivors }.filter(\.isAlive)
    }

    /// An instance that outlived its scope.
    public struct Survivor: Sendable, CustomStringConvertible {
        /// The key of the service, as its user writes it.
        public let key: String

        /// Where the service was registered.
        public let location: CodeLocation

        let object: @Sendable () -> AnyObject?

        /// Whether somebody still holds the instance.
        public var isAlive: Bool { object() != nil }

        /// The key and the place.
        public var description: String { "\(key) (\(location))" }
    }
}
