//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Which services are being made, by whom, and who waits: a value, so that it can be tested without threads.
///
/// Every service that is held by a container is made at one place at a time. A maker that would wait for a service
/// whose maker, directly or through others, waits for it, has found a cycle.
package struct ConstructionLedger<Maker: Hashable, Site: Hashable> {
    /// What a maker that asks for a site has to do.
    package enum Arrival {
        /// Nobody makes it: make it, then say `finish(_:)`.
        case make
        /// Somebody else makes it: wait until woken, then ask again.
        case wait
        /// Waiting would never end: the sites, each made by one who waits for the next; the first one made by the caller.
        case cycle([Site])
    }

    private struct Construction {
        let maker: Maker
        var waiters: [Maker] = []
    }

    private var constructions: [Site: Construction] = [:]
    private var waits: [Maker: Site] = [:]

    package init() {}

    /// Says that `maker` needs what is made at `site`.
    ///
    /// - Complexity: O(*n*) in the number of makers that wait for each other.
    package mutating func arrive(_ maker: Maker, at site: Site) -> Arrival {
        guard let construction = constructions[site] else {
            constructions[site] = Construction(maker: maker)
            return .make
        }
        // Each maker waits for at most one site, and waits never form a loop, so that this ends.
        var loop = [site]
        var next = construction.maker
        while next != maker {
            guard let awaited = waits[next], let further = constructions[awaited] else {
                constructions[site]!.waiters.append(maker)
                waits[maker] = site
                return .wait
            }
            loop.append(awaited)
            next = further.maker
        }
        // The last site of the chain is the caller's own; it comes first.
        loop.insert(loop.removeLast(), at: 0)
        return .cycle(loop)
    }

    /// Ends what is made at `site`, well or not, and returns those to be woken.
    package mutating func finish(_ site: Site) -> [Maker] {
        guard let construction = constructions.removeValue(forKey: site) else {
            return []
        }
        for waiter in construction.waiters {
            waits[waiter] = nil
        }
        return construction.waiters
    }

    /// Who makes what is made at `site` now.
    package func maker(of site: Site) -> Maker? {
        constructions[site]?.maker
    }
}

/// The services that threads are making now, in the whole process.
///
/// One ledger for all containers, since a factory of one may ask another; its lock is held for a few look-ups when a
/// service is first made, never while a factory runs.
enum Constructions {
    private static let ledger = Locked(ConstructionLedger<ThreadPointer, Cell>())

    static func arrive(_ thread: ThreadPointer, at cell: Cell) -> ConstructionLedger<ThreadPointer, Cell>.Arrival {
        ledger.withLock { $0.arrive(thread, at: cell) }
    }

    static func finish(_ cell: Cell) {
        let woken = ledger.withLock { $0.finish(cell) }
        for thread in woken {
            thread.pointee.parker.unpark()
        }
    }

    /// The steps of a cycle across threads, from the caller's own construction round to it again.
    ///
    /// The other threads wait for the caller, so that their frames stand still.
    static func path(of loop: [Cell], from thread: ThreadPointer) -> [ResolutionError.Step] {
        let threads = ledger.withLock { ledger in loop.map { ledger.maker(of: $0) } }
        var path: [ResolutionError.Step] = []
        for (cell, maker) in zip(loop, threads) {
            guard let maker else {
                continue
            }
            path += Frame.steps(from: cell, on: maker)
        }
        path.append(loop[0].registration.step)
        return path
    }
}

extension Frame {
    /// The steps from the factory that makes `cell`, or from the outermost one, to the innermost one of the thread.
    static func steps(from cell: Cell? = nil, on thread: ThreadPointer) -> [ResolutionError.Step] {
        var steps: [ResolutionError.Step] = []
        var next = thread.pointee.top
        while let frame = next {
            steps.append(frame.pointee.cell.registration.step)
            if frame.pointee.cell == cell {
                break
            }
            next = frame.pointee.parent
        }
        return steps.reversed()
    }
}

extension AnyRegistration {
    var step: ResolutionError.Step {
        ResolutionError.Step(key: key.description, location: location)
    }
}
