//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The life of a scope, from open over closing to closed: a value that says what to do, tested without threads.
package struct ScopeLife<Waiter> {
    /// The life of a scope that was closed before it was used.
    package static var closed: ScopeLife {
        var life = ScopeLife()
        life.phase = .closed
        return life
    }

    package enum Phase: Equatable {
        case open
        /// Nothing new is begun, but what is being made may be finished.
        case closing
        /// The teardowns run.
        case ending
        case closed
    }

    /// What a call of `close()` has to do.
    package enum Closing {
        /// Close: it is the first call, and nothing is being made.
        case proceed
        /// It is the first call, but services are being made: wait with `awaitMakers(_:)`, then proceed.
        case awaitMakers
        /// Another call is closing: wait for it with `awaitClosed(_:)`.
        case awaitClosed
        /// Nothing: it is closed.
        case done
    }

    package private(set) var phase = Phase.open
    /// How many services are being made that the scope will hold.
    package private(set) var makers = 0
    private var makersAllowed = 0
    private var makersWaiter: Waiter?
    private var closedWaiters: [Waiter] = []

    package init() {}

    package var isOpen: Bool { phase == .open }
    /// Whether those who make something may still ask for what they need.
    package var isServing: Bool { phase == .open || phase == .closing }

    /// Says that a service is going to be made; false when the scope takes none any more.
    package mutating func beginMaking() -> Bool {
        guard isOpen else {
            return false
        }
        makers += 1
        return true
    }

    /// Says that a service is made, or has failed; returns the closing call that waited for it.
    package mutating func endMaking() -> Waiter? {
        assert(makers > 0, "Seam: more services were made than begun")
        makers -= 1
        guard makers <= makersAllowed, let waiter = makersWaiter else {
            return nil
        }
        makersWaiter = nil
        return waiter
    }

    /// Says that the scope shall be closed.
    ///
    /// - Parameter own: How many of the services being made are those in whose factories the call stands: waiting for
    ///   them would never end.
    /// - Returns: What the caller has to do.
    package mutating func beginClosing(own: Int) -> Closing {
        switch phase {
        case .open:
            phase = .closing
            makersAllowed = own
            return makers > own ? .awaitMakers : .proceed
        case .closing, .ending:
            return own > 0 ? .done : .awaitClosed
        case .closed:
            return .done
        }
    }

    /// Leaves the closing call until the last service is made; false when it is made already.
    package mutating func awaitMakers(_ waiter: Waiter) -> Bool {
        guard makers > makersAllowed else {
            return false
        }
        assert(makersWaiter == nil, "Seam: two calls close a scope")
        makersWaiter = waiter
        return true
    }

    /// Says that the teardowns are going to run.
    package mutating func beginEnding() {
        assert(phase == .closing && makersWaiter == nil, "Seam: a scope ends before it closes")
        phase = .ending
    }

    /// Leaves a further call until the first one has closed the scope; false when it has already.
    package mutating func awaitClosed(_ waiter: Waiter) -> Bool {
        guard phase != .closed else {
            return false
        }
        closedWaiters.append(waiter)
        return true
    }

    /// Says that the scope is closed; returns the calls that waited for it.
    package mutating func finishClosing() -> [Waiter] {
        assert(phase == .ending, "Seam: a scope is closed before it ends")
        phase = .closed
        defer { closedWaiters = [] }
        return closedWaiters
    }
}
