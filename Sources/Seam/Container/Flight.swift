//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The life of one asynchronous construction: a value that says what to do, tested without threads.
///
/// All who ask while it is under way ride for the same result. One that gets off does not disturb the others; when the
/// last one gets off, the construction is given up and cancelled. Those who come between that and its end ride too,
/// but do not share its failure: they try again.
package struct FlightState<Waiter> {
    package enum Departure {
        /// Nobody rides any more: the construction is to be cancelled, and the one who got off resumed if it waits.
        case cancel(Waiter?)
        /// The one who got off is to be resumed if it waits.
        case resume(Waiter?)
        /// It has its result already.
        case nothing
    }

    package enum Wait {
        /// It will be resumed.
        case waiting
        /// It got off before it waited.
        case gone
        /// The construction has ended; a late one tries again if it failed.
        case landed(isLate: Bool)
    }

    private struct Rider {
        var waiter: Waiter?
        let isLate: Bool
    }

    private var riders: [Int: Rider] = [:]
    private var nextID = 0
    package private(set) var isAbandoned = false
    package private(set) var hasLanded = false

    package init() {}

    /// Takes on one who will wait.
    package mutating func board() -> Int {
        nextID += 1
        riders[nextID] = Rider(waiter: nil, isLate: isAbandoned)
        return nextID
    }

    /// Begins to wait.
    package mutating func wait(_ id: Int, _ waiter: Waiter) -> Wait {
        guard let rider = riders[id] else {
            return .gone
        }
        guard !hasLanded else {
            riders[id] = nil
            return .landed(isLate: rider.isLate)
        }
        riders[id]!.waiter = waiter
        return .waiting
    }

    /// Gets off.
    package mutating func leave(_ id: Int) -> Departure {
        guard !hasLanded, let rider = riders.removeValue(forKey: id) else {
            return .nothing
        }
        guard riders.isEmpty, !isAbandoned else {
            return .resume(rider.waiter)
        }
        isAbandoned = true
        return .cancel(rider.waiter)
    }

    /// Ends the construction; returns those who get its result and those who try again if it failed.
    package mutating func land() -> (waiters: [Waiter], late: [Waiter]) {
        assert(!hasLanded, "Seam: a construction ended twice")
        hasLanded = true
        let waiting = riders.filter { $0.value.waiter != nil }.sorted { $0.key < $1.key }
        for (id, _) in waiting {
            riders[id] = nil
        }
        return (
            waiting.compactMap { $0.value.isLate ? nil : $0.value.waiter },
            waiting.compactMap { $0.value.isLate ? $0.value.waiter : nil }
        )
    }
}

/// Which constructions wait for which: a value, so that it can be tested without tasks.
///
/// An async factory may wait for several services at once, so that this is a graph, not a chain.
package struct WaitGraph<Site: Hashable> {
    private struct Wait {
        var count = 0
        /// What leads from the one who waits to what it waits for, and is not waited for itself.
        let via: [Site]
    }

    private var waits: [Site: [Site: Wait]] = [:]

    package init() {}

    /// Notes that what is made at `site` waits for `target`; returns the loop instead when the wait would never end.
    ///
    /// - Complexity: O(waits).
    package mutating func begin(_ site: Site, via: [Site] = [], for target: Site) -> [Site]? {
        if let loop = path(from: target, to: site) {
            return [site] + via + loop
        }
        waits[site, default: [:]][target, default: Wait(via: via)].count += 1
        return nil
    }

    /// Notes that a wait is over.
    package mutating func end(_ site: Site, for target: Site) {
        guard let count = waits[site]?[target]?.count else {
            return
        }
        if count > 1 {
            waits[site]![target]!.count = count - 1
        } else {
            waits[site]![target] = nil
        }
        if waits[site]!.isEmpty {
            waits[site] = nil
        }
    }

    /// Whether nothing waits.
    package var isEmpty: Bool { waits.isEmpty }

    /// How `start` leads to `end` by waits, both included.
    private func path(from start: Site, to end: Site) -> [Site]? {
        var reached: [Site: (from: Site, via: [Site])] = [:]
        var next = [start]
        while let site = next.popLast() {
            if site == end {
                var path = [end]
                var site = end
                while site != start {
                    let (from, via) = reached[site]!
                    path += via.reversed() + [from]
                    site = from
                }
                return path.reversed()
            }
            for (target, wait) in waits[site, default: [:]] where target != start && reached[target] == nil {
                reached[target] = (site, wait.via)
                next.append(target)
            }
        }
        return nil
    }
}
