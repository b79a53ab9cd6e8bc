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

    /// Looks at `cell` for the factory that runs in `top`, or for nobody in particular when that is the base, and enters
    /// the factory if the service is transient.
    ///
    /// `learns` says whether what is made already is noted for the graph, too.
    @inline(__always)
    init(to cell: Cell?, from top: FramePointer, learns: Bool) throws(ResolutionError) {
        guard let cell else {
            return
        }
        let state = cell.header.pointee.state.load(ordering: .acquiring)
        guard state != Cell.State.lookCloser else {
            return
        }
        if top.pointee.depth > 0, learns || state != Cell.State.made, !top.pointee.cell.mayAsk(for: cell) {
            try cell.checkStep(on: top.pointee.thread)
        }
        self.cell = cell
        if state != Cell.State.made {
            frame = top.pointee.thread.enter(cell)
        }
    }
}

extension Container {
    /// The cell of a plain type, if it is there already.
    @inline(__always)
    func find(_ bits: UInt) -> Cell? {
        table.find(bits)
    }
}

extension CurrentContainer {
    /// The first step of a resolve from the current container.
    @usableFromInline
    @inline(never)
    static func step(to bits: UInt) throws(ResolutionError) -> Step {
        let thread = ThreadState.current()
        let place = place(on: thread)
        let cell = Unmanaged<Container>.passUnretained(place.pointee)._withUnsafeGuaranteedRef { $0.find(bits) }
        return try Step(to: cell, from: thread.pointee.innermost, learns: false)
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
        return try Step(to: cell, from: top, learns: true)
    }
}

extension Cell {
    @inline(never)
    fileprivate func checkStep(on thread: ThreadPointer) throws(ResolutionError) {
        try holder.checkStep(to: self, on: thread)
    }
}
