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

    @inline(__always)
    init(cell: Cell? = nil, frame: FramePointer? = nil) {
        self.cell = cell
        self.frame = frame
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
        guard let cell = table.find(bits) else {
            return Found(cell: nil, state: Cell.State.lookCloser)
        }
        return Found(cell: cell, state: cell.header.pointee.state.load(ordering: .acquiring))
    }
}

extension Resolver {
    /// The first step of a resolve for the factory that was handed this resolver, if it runs here and now.
    @usableFromInline
    @inline(never)
    func step(to bits: UInt) throws(ResolutionError) -> Step {
        guard let top = ThreadState.known?.pointee.innermost, top.pointee.depth > 0,
            // The container of a factory that runs cannot be gone.
            let table = top.pointee.cell.unmanagedHolder._withUnsafeGuaranteedRef({ container -> CellTable? in
                container.isMeant(by: handle) ? container.table : nil
            }),
            let cell = table.find(bits)
        else {
            return Step()
        }
        let state = cell.header.pointee.state.load(ordering: .acquiring)
        guard state != Cell.State.lookCloser else {
            return Step()
        }
        if state == Cell.State.made {
            if !top.pointee.cell.mayAsk(for: cell) {
                try cell.checkStep(on: top.pointee.thread)
            }
            return Step(cell: cell)
        }
        guard let frame = top.pointee.above, top.pointee.cell.mayAsk(for: cell) else {
            return Step(frame: try cell.enterFurther())
        }
        top.pointee.thread.enter(cell, in: frame)
        return Step(frame: frame)
    }
}

extension Cell {
    @inline(never)
    fileprivate func checkStep(on thread: ThreadPointer) throws(ResolutionError) {
        try holder.checkStep(to: self, on: thread)
    }
}
