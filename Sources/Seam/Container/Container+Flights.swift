//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Synchronization

/// An asynchronous construction that is under way, without the service's type.
class AnyFlight: @unchecked Sendable {
    // Unchecked: touched only under the lock of the container that holds it.
}

/// An asynchronous construction that is under way.
final class Flight<Service>: AnyFlight, @unchecked Sendable {
    enum Landing {
        case made(Transfer<Service>)
        case failed(ResolutionError)
        /// It was given up by all before this one came, and failed: try again.
        case again

        /// What those get who came after it was given up.
        var forLateOnes: Landing {
            if case .failed = self { .again } else { self }
        }
    }

    /// What one who asks for the service finds.
    enum Boarding {
        case made(Service)
        case closed
        case board(Flight, id: Int, isNew: Bool, raises: Bool)
    }

    var state = FlightState<CheckedContinuation<Landing, Never>>()
    var task: Task<Void, Never>?
    var priority: TaskPriority
    /// How it ended.
    var landing: Landing?

    init(priority: TaskPriority) {
        self.priority = priority
    }
}

/// The waits of async constructions for each other, in the whole process.
enum AsyncWaits {
    static let graph = Locked(WaitGraph<Cell>())
}

extension Container {
    /// Gives the instance that this container holds in `cell`, made by one flight for all who ask.
    func fly<Service>(
        _ cell: Cell,
        of _: Service.Type,
        at location: CodeLocation
    ) async throws(ResolutionError) -> Service {
        let (waiter, via) = AsyncChain.waiting
        if let waiter, let loop = AsyncWaits.graph.withLock({ $0.begin(waiter, via: via, for: cell) }) {
            throw .cycle(loop.map { $0.registration.step })
        }
        defer {
            if let waiter {
                AsyncWaits.graph.withLock { $0.end(waiter, for: cell) }
            }
        }
        while true {
            switch await join(cell, of: Service.self, at: location) {
            case .made(let made): return made.value
            case .failed(let error): throw error
            case .again: continue
            }
        }
    }

    /// Waits for the flight of `cell`, which is begun if there is none.
    private func join<Service>(
        _ cell: Cell,
        of _: Service.Type,
        at location: CodeLocation
    ) async -> Flight<Service>.Landing {
        if Task.isCancelled {
            return .failed(.cancelled(cell.registration.step))
        }
        let priority = Task.currentPriority
        let boarding: Flight<Service>.Boarding = lock.withLock {
            if let made: Service = presentUnderLock(cell) {
                return .made(made)
            }
            if let known = state.flights[cell] {
                let flight = unsafeDowncast(known, to: Flight<Service>.self)
                let raises = priority > flight.priority
                flight.priority = max(priority, flight.priority)
                return .board(flight, id: flight.state.board(), isNew: false, raises: raises)
            }
            guard state.life.beginMaking() else {
                return .closed
            }
            let flight = Flight<Service>(priority: priority)
            state.flights[cell] = flight
            return .board(flight, id: flight.state.board(), isNew: true, raises: false)
        }
        switch boarding {
        case .made(let made):
            return .made(Transfer(made))
        case .closed:
            return .failed(.closed(cell.registration.key, container: name, at: location))
        case .board(let flight, let id, let isNew, let raises):
            if isNew {
                begin(flight, for: cell, priority: priority, at: location)
            } else if raises, let task = lock.withLock({ flight.task }) {
                // Waiting with a higher priority lends it to the flight.
                Task(priority: priority) { await task.value }
            }
            return await wait(for: flight, as: id, cell)
        }
    }

    private func begin<Service>(
        _ flight: Flight<Service>,
        for cell: Cell,
        priority: TaskPriority,
        at location: CodeLocation
    ) {
        let request = Request(by: AsyncChain.current?.cell.registration, at: location)
        let task = Task(priority: priority) {
            let result: Result<Service, ResolutionError>
            do throws(ResolutionError) {
                let made: Service = try await self.runAsync(cell, of: Service.self, isFlight: true)
                try self.keep(made, in: cell, for: request)
                result = .success(made)
            } catch {
                result = .failure(error)
            }
            self.land(flight, cell, result)
        }
        lock.withLock { flight.task = task }
    }

    private func land<Service>(_ flight: Flight<Service>, _ cell: Cell, _ result: Result<Service, ResolutionError>) {
        let landing: Flight<Service>.Landing =
            switch result {
            case .success(let made): .made(Transfer(made))
            case .failure(let error): .failed(error)
            }
        let (waiters, late) = lock.withLock {
            state.flights[cell] = nil
            flight.landing = landing
            return flight.state.land()
        }
        endMaking()
        for waiter in waiters {
            waiter.resume(returning: landing)
        }
        for waiter in late {
            waiter.resume(returning: landing.forLateOnes)
        }
    }

    private func wait<Service>(
        for flight: Flight<Service>,
        as id: Int,
        _ cell: Cell
    ) async -> Flight<Service>.Landing {
        let cancelled: @Sendable () -> Flight<Service>.Landing = { .failed(.cancelled(cell.registration.step)) }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let answer: Flight<Service>.Landing? = lock.withLock {
                    switch flight.state.wait(id, continuation) {
                    case .waiting: nil
                    case .gone: cancelled()
                    case .landed(let isLate): isLate ? flight.landing!.forLateOnes : flight.landing!
                    }
                }
                if let answer {
                    continuation.resume(returning: answer)
                }
            }
        } onCancel: {
            let (departure, task) = lock.withLock { (flight.state.leave(id), flight.task) }
            switch departure {
            case .cancel(let continuation):
                task?.cancel()
                continuation?.resume(returning: cancelled())
            case .resume(let continuation):
                continuation?.resume(returning: cancelled())
            case .nothing:
                break
            }
        }
    }
}
