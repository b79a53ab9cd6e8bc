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

    /// The innermost factory for which others may wait.
    var flight: AsyncChain? {
        var next: AsyncChain? = self
        while let chain = next, !chain.isFlight || !chain.isRunning.load(ordering: .relaxed) {
            next = chain.parent
        }
        return next
    }

    /// Notes that the innermost async factory of this task asked for a service.
    static func learn(_ target: Cell) {
        guard AsyncFactories.running.load(ordering: .relaxed) > 0, let chain = current,
            chain.isRunning.load(ordering: .relaxed)
        else {
            return
        }
        let requester = chain.cell
        if !requester.hasLearned(target) {
            requester.holder.learn(from: requester, to: target)
        }
    }

    /// Looks at a step to `target`: a service that is being made for this very chain is a cycle, and a scoped one that
    /// a longer-lived service asks for is a captive.
    static func checkStep(to target: Cell) throws(ResolutionError) {
        learn(target)
        var steps = [target.registration.step]
        var mayBeCaptive = target.registration.lifetime == .scoped
        var next = current
        while let chain = next, chain.isRunning.load(ordering: .relaxed) {
            steps.append(chain.cell.registration.step)
            if chain.cell == target {
                throw .cycle(steps.reversed())
            }
            switch chain.cell.registration.lifetime {
            case .singleton where mayBeCaptive && chain.cell.holder === target.holder,
                .shared where mayBeCaptive && chain.cell.holder === target.holder:
                throw .captive(steps.reversed(), holder: chain.cell.registration)
            case .transient:
                break
            default:
                mayBeCaptive = false
            }
            next = chain.parent
        }
    }

    /// How many of the instances that `container` will hold are being made by this very chain.
    static func heldConstructions(in container: Container) -> Int {
        var count = 0
        var next = current
        while let chain = next, chain.isRunning.load(ordering: .relaxed) {
            if chain.isFlight, chain.cell.holder === container {
                count += 1
            }
            next = chain.parent
        }
        return count
    }
}
