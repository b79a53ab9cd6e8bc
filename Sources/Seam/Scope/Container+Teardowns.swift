//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Container {
    /// The instances whose teardowns would run if the container were closed, each with its place.
    package var teardownsDue: [String] {
        lock.withLock { state.held }.filter { $0.registration.hasTeardown }.map { "\($0.registration.step)" }
    }

    /// Runs the teardowns of what was made so far, and stays open: a test scope answers work that comes after its end.
    package func tearDownAndStayOpen() async throws(CloseError) {
        var failures = await closeChildren()
        failures += await tearDown(lock.withLock { state.held })
        if !failures.isEmpty {
            throw CloseError(container: name, failures: failures)
        }
    }

    /// Runs the teardowns of instances in the reverse order of their making; returns the errors of those that failed.
    func tearDown(_ held: [Cell]) async -> [CloseError.Failure] {
        var failures: [CloseError.Failure] = []
        for cell in held.reversed() {
            do {
                try await cell.registration.tearDown(cell)
            } catch {
                failures.append(CloseError.Failure(of: cell.registration, error: error))
            }
        }
        return failures
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
                let failure = CloseError.Failure(of: registration, error: error)
                Reports.send("\(CloseError(container: name, failures: [failure]))")
            }
        }
    }

    func reportMissedTeardowns() {
        guard state.life.phase == .open else {
            return
        }
        let due = teardownsDue.map { "\n  \($0)" }
        if !due.isEmpty, parent != nil {
            Reports.send(
                "Seam: \(name) was dropped without being closed; these teardowns did not run:\(due.joined())"
                    + "\n  to mend it: await close(), or use withScope { … }."
            )
        }
    }
}

extension CloseError.Failure {
    init(of registration: AnyRegistration, error: any Error) {
        self.init(key: registration.key.description, location: registration.location, error: error)
    }
}
