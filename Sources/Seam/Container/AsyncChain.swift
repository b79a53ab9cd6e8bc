//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Synchronization

/// The async factories that the current task runs for each other, innermost first.
///
/// What frames are for threads, this is for tasks: it survives suspension, and tasks that a factory starts inherit it.
final class AsyncChain: Sendable {
    let cell: Cell
    let parent: AsyncChain?
    /// Whether the instance is held, so that others may wait for it.
    let isFlight: Bool
    /// Tasks that the factory started inherit the chain and may outlive it; what has ended no longer counts.
    let isRunning = Atomic<Bool>(true)
    /// Keeps the cell's memory as long as the chain is known to a task.
    private let holder: Container

    @TaskLocal static var current: AsyncChain?

    init(_ cell: Cell, in holder: Container, isFlight: Bool) {
        self.cell = cell
        self.parent = AsyncChain.current
        self.isFlight = isFlight
        self.holder = holder
    }

    /// The innermost construction of this task for which others may wait, and what leads from it to where the task is.
    static var waiting: (flight: Cell?, via: [Cell]) {
        var via: [Cell] = []
        var next = running
        while let chain = next {
            if chain.isFlight {
                return (chain.cell, via.reversed())
            }
            via.append(chain.cell)
            next = chain.parent?.ifRunning
        }
        return (nil, [])
    }

    /// The innermost async factory that runs for this task.
    private static var running: AsyncChain? {
        // While none runs, no task-local is looked at.
        guard AsyncFactories.running.load(ordering: .relaxed) > 0 else {
            return nil
        }
        return current?.ifRunning
    }

    private var ifRunning: AsyncChain? { isRunning.load(ordering: .relaxed) ? self : nil }

    /// Looks at a step to `target`, which `inner` factories on this thread lead to, the outermost first: a service that
    /// is being made for this very chain is a cycle, and a scoped one that a longer-lived service asks for is a
    /// captive.
    ///
    /// `mayBeCaptive` says whether what the inner factories make may still hold the target for somebody else.
    static func checkStep(
        to target: Cell,
        through inner: @autoclosure () -> [ResolutionError.Step] = [],
        mayBeCaptive: Bool
    ) throws(ResolutionError) {
        guard let innermost = running else {
            return
        }
        var mayBeCaptive = mayBeCaptive
        var next: AsyncChain? = innermost
        while let chain = next {
            if chain.cell == target {
                throw .cycle(steps(from: chain) + inner() + [target.registration.step])
            }
            switch chain.cell.registration.lifetime {
            case .singleton where mayBeCaptive && chain.cell.holder === target.holder,
                .shared where mayBeCaptive && chain.cell.holder === target.holder:
                let path = steps(from: chain) + inner() + [target.registration.step]
                throw .captive(path, holder: chain.cell.registration)
            case .transient:
                break
            default:
                mayBeCaptive = false
            }
            next = chain.parent?.ifRunning
        }
    }

    /// Notes that the innermost async factory of this task asked for `target`.
    static func learn(_ target: Cell) {
        if let requester = running?.cell, !requester.hasLearned(target) {
            requester.holder.learn(from: requester, to: target)
        }
    }

    /// The steps from the factory of `outer` to the innermost one of this task.
    private static func steps(from outer: AsyncChain) -> [ResolutionError.Step] {
        var steps: [ResolutionError.Step] = []
        var next = current
        while let chain = next {
            steps.append(chain.cell.registration.step)
            next = chain === outer ? nil : chain.parent
        }
        return steps.reversed()
    }

    /// How many of the instances that `container` will hold are being made by this very chain.
    static func heldConstructions(in container: Container) -> Int {
        var count = 0
        var next = running
        while let chain = next {
            if chain.isFlight, chain.cell.holder === container {
                count += 1
            }
            next = chain.parent?.ifRunning
        }
        return count
    }

    /// Whether this chain makes an instance that `container`, or one of those that it keeps alive, will hold.
    static func makesInstance(heldByAnyOf container: Container) -> Bool {
        var next = running
        while let chain = next {
            if chain.cell.isHeld(byAnyOf: container) {
                return true
            }
            next = chain.parent?.ifRunning
        }
        return false
    }
}
