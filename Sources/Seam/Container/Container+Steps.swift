//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Synchronization

extension Container {
    /// Looks at a step that was not declared: from the factory that runs on the thread to another service.
    ///
    /// Notes the edge for the graph, and finds cycles among closures and captives when they happen.
    @usableFromInline
    func checkStep(to cell: Cell, on thread: ThreadPointer) throws(ResolutionError) {
        let isScoped = cell.registration.lifetime == .scoped
        guard let top = thread.pointee.top else {
            AsyncChain.learn(cell)
            return try AsyncChain.checkStep(to: cell, mayBeCaptive: isScoped)
        }
        let requester = top.pointee.cell
        if !requester.hasLearned(cell) {
            requester.holder.learn(from: requester, to: cell)
        }
        var mayBeCaptive = isScoped
        var next: FramePointer? = top
        while let frame = next {
            let other = frame.pointee.cell
            if other == cell {
                throw .cycle(Frame.steps(from: cell, on: thread) + [cell.registration.step])
            }
            if mayBeCaptive {
                switch other.registration.lifetime {
                case .transient:
                    break
                case .scoped:
                    mayBeCaptive = false
                case .singleton, .shared:
                    guard other.holder === cell.holder else {
                        // The factory works with a scope that it opened itself.
                        mayBeCaptive = false
                        break
                    }
                    let path = Frame.steps(from: other, on: thread) + [cell.registration.step]
                    throw .captive(path, holder: other.registration)
                }
            }
            next = frame.pointee.parent
        }
        try AsyncChain.checkStep(to: cell, through: Frame.steps(on: thread), mayBeCaptive: mayBeCaptive)
    }

    /// Notes that one service's factory asked for another.
    func learn(from requester: Cell, to target: Cell) {
        // The cells of a scope that the factory opened itself may be gone before the requester's.
        guard target.isOwned(byAnyOf: self) else {
            // What leads out of sight may lead back.
            blueprint.hasLoops.store(true, ordering: .relaxed)
            target.holder.blueprint.hasLoops.store(true, ordering: .relaxed)
            return
        }
        lock.withLock {
            requester.learn(target)
            state.learnedFrom.insert(requester)
        }
        // Of two threads that close a circle together, one sees what the other has learned.
        atomicMemoryFence(ordering: .sequentiallyConsistent)
        if target.leads(to: requester) {
            blueprint.hasLoops.store(true, ordering: .relaxed)
        }
    }
}
