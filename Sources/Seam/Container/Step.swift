//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Synchronization

/// What can be done at once for one who asks for a service: give what is made, run the factory that was entered, or
/// nothing.
@usableFromInline
struct Step {
    /// The cell, whose instance is made unless there is a frame.
    @usableFromInline var cell: Cell?
    /// The frame in which the cell's factory is to run.
    @usableFromInline var frame: FramePointer?

    init() {}

    /// Looks at `cell` for the factory that runs in `top`, and enters the cell's factory if the service is transient.
    @inline(__always)
    init(to cell: Cell?, from top: FramePointer) throws(ResolutionError) {
        guard let cell else {
            return
        }
        let state = cell.header.pointee.state.load(ordering: .acquiring)
        guard state != Cell.State.lookCloser else {
            return
        }
        if !top.pointee.cell.mayAsk(for: cell) {
            try cell.checkStep(on: top.pointee.thread)
        }
        self.cell = cell
        if state != Cell.State.made {
            frame = top.pointee.thread.enter(cell)
        }
    }
}

extension Container {
    /// What is there already for a plain type.
    @usableFromInline
    struct Found {
        /// The cell, unless a closer look is needed.
        @usableFromInline var cell: Cell?
        @usableFromInline var state: UInt8
    }

    /// Looks for the cell of a plain type.
    ///
    /// One call, which is said to read only: so the optimizer sees that a container which was only looked up, as the
    /// current one, needs no reference counted unless more has to be done.
    @_effects(readonly)
    @usableFromInline
    @inline(never)
    func lookUp(_ bits: UInt) -> Found {
        guard let cell = find(bits) else {
            return Found(cell: nil, state: Cell.State.lookCloser)
        }
        return Found(cell: cell, state: cell.header.pointee.state.load(ordering: .acquiring))
    }

    /// The cell of a plain type, if it is there already.
    @inline(__always)
    func find(_ bits: UInt) -> Cell? {
        table.find(bits)
    }
}

extension Resolver {
    /// The first step of a resolve for the factory that was handed this resolver, if it runs here and now.
    @usableFromInline
    @inline(never)
    func step(to bits: UInt) throws(ResolutionError) -> Step {
        let top = ThreadState.current().pointee.innermost
        guard top.pointee.depth > 0 else {
            return Step()
        }
        // The container of a factory that runs cannot be gone.
        let cell = top.pointee.cell.unmanagedHolder._withUnsafeGuaranteedRef { container -> Cell? in
            container.isMeant(by: handle) ? container.find(bits) : nil
        }
        return try Step(to: cell, from: top)
    }
}

extension Cell {
    @inline(never)
    fileprivate func checkStep(on thread: ThreadPointer) throws(ResolutionError) {
        try holder.checkStep(to: self, on: thread)
    }
}
