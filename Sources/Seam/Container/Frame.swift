//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// One factory that runs: which service it makes, for which container, and for whom.
///
/// Frames live on the stack of the thread that runs the factory and are chained, innermost first. They give errors
/// their path, find cycles among closures, and say which container is current while a factory runs.
@usableFromInline
struct Frame {
    @usableFromInline let parent: UnsafeMutablePointer<Frame>?
    @usableFromInline let cell: Cell
    @usableFromInline let container: Unmanaged<Container>
    @usableFromInline let thread: UnsafeMutablePointer<ThreadState>
    @usableFromInline let serial: UInt64

    /// Makes the frame that stands above the thread's innermost one.
    @inlinable
    init(cell: Cell, container: Container, thread: UnsafeMutablePointer<ThreadState>) {
        self.parent = thread.pointee.top
        self.cell = cell
        self.container = Unmanaged.passUnretained(container)
        self.thread = thread
        self.serial = thread.pointee.serial &+ 1
        thread.pointee.serial = self.serial
    }
}

@usableFromInline typealias FramePointer = UnsafeMutablePointer<Frame>
@usableFromInline typealias ThreadPointer = UnsafeMutablePointer<ThreadState>
