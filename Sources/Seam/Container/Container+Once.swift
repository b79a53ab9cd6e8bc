//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Synchronization

extension Container {
    /// Gives the one instance that this container holds in `cell`, made exactly once.
    ///
    /// The first thread makes it; those that come later wait on this cell alone. No lock is held while the factory
    /// runs. A factory that throws leaves the cell empty for the next caller, also for those that wait already.
    func once<Service>(
        _ cell: Cell,
        on thread: ThreadPointer,
        at location: CodeLocation
    ) throws(ResolutionError) -> Service {
        while true {
            if let made: Service = present(cell) {
                return made
            }
            switch Constructions.arrive(thread, at: cell) {
            case .make:
                defer { Constructions.finish(cell) }
                // It may have been made between the look and the arrival.
                if let made: Service = present(cell) {
                    return made
                }
                return try make(cell, at: location)
            case .wait:
                thread.pointee.parker.park()
            case .cycle(let loop):
                throw .cycle(Constructions.path(of: loop, from: thread))
            }
        }
    }

    /// The instance that is there already: one that this container holds, or a shared one that somebody else does.
    func present<Service>(_ cell: Cell) -> Service? {
        let registration = cell.registration
        if registration.lifetime == .singleton, registration.isolation != .mainActor {
            return cell.isMade ? cell.instance(of: Service.self).pointee : nil
        }
        return lock.withLock { presentUnderLock(cell) }
    }

    /// The instance that is there already.
    ///
    /// The caller holds the lock, under which alone scoped and shared services and those of the main actor are reached.
    func presentUnderLock<Service>(_ cell: Cell) -> Service? {
        if cell.registration.lifetime == .shared {
            return state.shared[cell]?.object.map { $0 as! Service }
        }
        return cell.header.pointee.isOccupied ? cell.instance(of: Service.self).pointee : nil
    }

    /// Makes an instance for those who share it.
    private func make<Service>(_ cell: Cell, at location: CodeLocation) throws(ResolutionError) -> Service {
        let request = Request(by: ThreadState.current().pointee.top?.pointee.cell.registration, at: location)
        guard lock.withLock({ state.life.beginMaking() }) else {
            throw .closed(cell.registration.key, container: name, at: location)
        }
        defer { endMaking() }
        let made: Service = try runFactory(cell, of: Service.self)
        try keep(made, in: cell, for: request)
        return made
    }

    /// Puts an instance where those who share it find it.
    func keep<Service>(_ made: Service, in cell: Cell, for request: Request) throws(ResolutionError) {
        let registration = cell.registration
        guard registration.lifetime != .shared || type(of: made as Any) is AnyClass else {
            throw .notAnObject(registration, type: type(of: made as Any))
        }
        let isKept = lock.withLock {
            guard state.life.isServing else {
                return false
            }
            if registration.lifetime == .shared {
                state.shared[cell] = WeakObject(object: made as AnyObject)
                return true
            }
            cell.instance(of: Service.self).initialize(to: made)
            cell.header.pointee.isOccupied = true
            state.held.append(cell)
            state.requests[cell] = request
            if registration.lifetime == .singleton, registration.isolation != .mainActor {
                cell.header.pointee.state.store(Cell.State.made, ordering: .releasing)
            }
            return true
        }
        if !isKept {
            tearDownLate(made, registration)
            throw .closed(registration.key, container: name, at: request.location)
        }
    }

    func endMaking() {
        lock.withLock { state.life.endMaking() }?.resume()
    }
}

/// A weak reference that can be stored.
struct WeakObject {
    weak var object: AnyObject?
}

/// Who asked for a service first.
struct Request: Sendable, CustomStringConvertible {
    private let requester: AnyRegistration?
    let location: CodeLocation

    init(by requester: AnyRegistration?, at location: CodeLocation) {
        self.requester = requester
        self.location = location
    }

    var description: String {
        requester.map { "by \($0.step)" } ?? "at \(location)"
    }
}
