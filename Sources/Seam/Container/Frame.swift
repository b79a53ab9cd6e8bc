//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// One factory that runs: which service it makes, and for whom.
///
/// The frames of a thread lie in blocks of memory of their own and are chained, innermost first. They give errors their
/// path, find cycles among closures, and say which container is current while a factory runs. All but the cell and the
/// serial is set when the block is made, so that to enter a factory costs three stores.
@usableFromInline
struct Frame {
    /// The frame that stands below; the base stands on itself.
    @usableFromInline let below: FramePointer
    /// The place of the frame that will stand above, when there is one already.
    @usableFromInline var above: FramePointer?
    @usableFromInline let thread: ThreadPointer
    /// How many frames stand below; 0 is the base, on which a thread stands that runs no factory.
    @usableFromInline let depth: Int
    @usableFromInline var raw: UnsafeMutableRawPointer
    /// Tells this use of the place from others, once a binding was made in it; 0 before.
    @usableFromInline var serial: UInt64

    init(below: FramePointer, thread: ThreadPointer, depth: Int) {
        self.below = below
        self.thread = thread
        self.depth = depth
        // Never read before a cell is put there.
        self.raw = UnsafeMutableRawPointer(thread)
        self.serial = 0
    }

    /// The service that is made; the base has none.
    @inlinable var cell: Cell { Cell(raw) }

    /// Whether the factory's step to `target` needs no closer look; a thread that runs no factory may ask for anything.
    @inline(__always)
    func mayAsk(for target: Cell) -> Bool {
        depth == 0 || cell.mayAsk(for: target)
    }

    /// The factory that asked for this one's service; nil for the outermost factory.
    var parent: FramePointer? { depth > 1 ? below : nil }

    /// The container for which the factory runs: the one that holds the instance, or was asked for a transient one.
    var holder: Container { cell.holder }
}

@usableFromInline typealias FramePointer = UnsafeMutablePointer<Frame>
@usableFromInline typealias ThreadPointer = UnsafeMutablePointer<ThreadState>

extension ThreadPointer {
    /// Enters the factory of `cell`, which is left with `leave()`.
    @inlinable
    @inline(__always)
    func enter(_ cell: Cell) -> FramePointer {
        let frame = pointee.innermost.pointee.above ?? grow()
        enter(cell, in: frame)
        return frame
    }

    /// Enters the factory of `cell` in the frame that lies ready above the innermost one.
    @inlinable
    @inline(__always)
    func enter(_ cell: Cell, in frame: FramePointer) {
        frame.pointee.raw = cell.raw
        frame.pointee.serial = 0
        pointee.innermost = frame
    }

    /// Makes room for more frames.
    @usableFromInline
    @inline(never)
    func grow() -> FramePointer {
        let below = pointee.innermost
        let block = FramePointer.allocate(capacity: Frame.blockSize)
        for index in 0..<Frame.blockSize {
            let last = index > 0 ? block + (index - 1) : below
            (block + index).initialize(to: Frame(below: last, thread: self, depth: last.pointee.depth + 1))
            last.pointee.above = block + index
        }
        return block
    }
}

extension FramePointer {
    /// Leaves the factory that was entered with this frame.
    @inlinable
    @inline(__always)
    func leave() {
        pointee.thread.pointee.innermost = pointee.below
    }
}

extension Frame {
    static let blockSize = 16

    /// Frees the blocks above a base, which is freed too.
    static func freeAll(from base: FramePointer) {
        var next = base.pointee.above
        while let block = next {
            next = block[blockSize - 1].above
            block.deallocate()
        }
        base.deallocate()
    }
}
