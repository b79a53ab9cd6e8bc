//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The life of one asynchronous construction: a value that says what to do, tested without threads.
///
/// All who ask while it is under way wait for the same result. One that gives up does not disturb the others; when the
/// last one gives up, the construction is cancelled.
struct FlightState<Waiter> {
    enum Departure {
        /// The one who gave up is to be resumed; nobody else waits, so that the construction is to be cancelled too.
        case cancel(Waiter)
        /// The one who gave up is to be resumed.
        case resume(Waiter)
        /// It has its result already.
        case nothing
    }

    private var waiters: [(id: Int, waiter: Waiter)] = []
    /// Those who came after the construction was given up: they try again if it fails.
    private var late: [(id: Int, waiter: Waiter)] = []
    private var nextID = 0
    /// Those who gave up before they had begun to wait.
    private var gone: Set<Int> = []
    private(set) var isAbandoned = false

    /// Announces one who will wait.
    mutating func announce() -> Int {
        nextID += 1
        return nextID
    }

    /// Begins to wait; false when the waiter gave up in the meantime.
    mutating func wait(_ id: Int, _ waiter: Waiter) -> Bool {
        guard gone.remove(id) == nil else {
            return false
        }
        if isAbandoned {
            late.append((id, waiter))
        } else {
            waiters.append((id, waiter))
        }
        return true
    }

    /// Gives up.
    mutating func leave(_ id: Int) -> Departure {
        if let index = late.firstIndex(where: { $0.id == id }) {
            return .resume(late.remove(at: index).waiter)
        }
        guard let index = waiters.firstIndex(where: { $0.id == id }) else {
            gone.insert(id)
            return .nothing
        }
        let waiter = waiters.remove(at: index).waiter
        guard waiters.isEmpty, !isAbandoned else {
            return .resume(waiter)
        }
        isAbandoned = true
        return .cancel(waiter)
    }

    /// Ends the construction; returns those who get its result and those who try again if it failed.
    mutating func land() -> (waiters: [Waiter], late: [Waiter]) {
        defer { (waiters, late) = ([], []) }
        return (waiters.map(\.waiter), late.map(\.waiter))
    }
}

/// Which constructions wait for which: a value, so that it can be tested without tasks.
///
/// An async factory may wait for several services at once, so that this is a graph, not a chain.
struct WaitGraph<Site: Hashable> {
    private var waits: [Site: [Site: Int]] = [:]

    /// Notes that what is made at `site` waits for `target`; returns the loop instead when the wait would never end.
    ///
    /// - Complexity: O(waits).
    mutating func begin(_ site: Site, for target: Site) -> [Site]? {
        var path = [target]
        var visited: Set<Site> = [target]
        if target == site || search(for: site, &path, &visited) {
            return [site] + path
        }
        waits[site, default: [:]][target, default: 0] += 1
        return nil
    }

    /// Notes that a wait is over.
    mutating func end(_ site: Site, for target: Site) {
        guard let count = waits[site]?[target] else {
            return
        }
        waits[site]![target] = count > 1 ? count - 1 : nil
        if waits[site]!.isEmpty {
            waits[site] = nil
        }
    }

    private func search(for site: Site, _ path: inout [Site], _ visited: inout Set<Site>) -> Bool {
        for next in waits[path.last!, default: [:]].keys {
            if next == site {
                path.append(next)
                return true
            }
            guard visited.insert(next).inserted else {
                continue
            }
            path.append(next)
            if search(for: site, &path, &visited) {
                return true
            }
            path.removeLast()
        }
        return false
    }
}
