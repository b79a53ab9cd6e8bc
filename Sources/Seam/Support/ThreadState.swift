//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Synchronization

/// What the library knows of one thread: the factories that run on it, innermost first, and where it waits.
///
/// One block of memory for each thread that ever resolved something, freed when the thread ends. Only its own thread
/// touches it, except that the frames of a waiting thread are read under the lock of the constructions in progress.
@usableFromInline
struct ThreadState: ~Copyable {
    /// The frame of the innermost factory that runs on this thread; the base when none does.
    @usableFromInline var innermost: FramePointer
    private let base: FramePointer
    /// Counts the bindings that were made inside factories of this thread.
    private var serial: UInt64
    /// Whether the thread runs on the main actor, as far as that is known.
    var isOnMainActor = false
    /// The container that this thread was lent last, by nobody who keeps it.
    fileprivate var lent: Container?
    /// Where this thread waits for a service that another one makes.
    let parker: Parker

    private init(base: FramePointer, serial: UInt64) {
        self.innermost = base
        self.base = base
        self.serial = serial
        self.parker = Parker()
    }

    /// The frame of the innermost factory that runs on this thread.
    var top: FramePointer? { innermost.pointee.depth > 0 ? innermost : nil }

    /// A number that no other frame of any thread has, nor will have.
    mutating func nextSerial() -> UInt64 {
        serial &+= 1
        return serial
    }

    /// The state of the calling thread, made on first use.
    ///
    /// - Complexity: O(1); a call that loads a thread-local variable.
    @usableFromInline
    static func current() -> ThreadPointer {
        known ?? make()
    }

    /// The state of the calling thread, if it resolved something before.
    @inlinable
    @inline(__always)
    static var known: ThreadPointer? {
        cseam_thread_get()?.assumingMemoryBound(to: ThreadState.self)
    }

    @inline(never)
    private static func make() -> ThreadPointer {
        let state = ThreadPointer.allocate(capacity: 1)
        let base = FramePointer.allocate(capacity: 1)
        base.initialize(to: Frame(below: base, thread: state, depth: 0))
        // Serials of different threads never meet: each thread has 2^40 of its own.
        let ordinal = threads.wrappingAdd(1, ordering: .relaxed).newValue
        state.initialize(to: ThreadState(base: base, serial: ordinal << 40))
        let isKept = cseam_thread_set(state) { raw in
            if let raw { ThreadState.free(raw) }
        }
        precondition(isKept, "Seam: the system has no more thread-local storage")
        return state
    }

    fileprivate static func free(_ raw: UnsafeMutableRawPointer) {
        let state = raw.assumingMemoryBound(to: ThreadState.self)
        Frame.freeAll(from: state.pointee.base)
        state.deinitialize(count: 1)
        state.deallocate()
    }

    private static let threads = Atomic<UInt64>(0)
}

// These two are written in C, in CSeamThread. They are declared, not imported: who imports this module then need not find
// that one.

/// What the calling thread keeps; nil before it is set.
@_extern(c)
@usableFromInline
func cseam_thread_get() -> UnsafeMutableRawPointer?

/// Sets what the calling thread keeps, and has it destroyed when the thread ends.
@_extern(c)
func cseam_thread_set(
    _ value: UnsafeMutableRawPointer,
    _ destroy: @convention(c) (UnsafeMutableRawPointer?) -> Void
) -> Bool

extension ThreadPointer {
    /// Keeps a container for the caller until the thread is lent another one, or ends.
    func lend(_ container: Container) -> UnsafePointer<Container>? {
        // What goes may ask for the current container in turn: it goes when the place is filled.
        let last = pointee.lent
        pointee.lent = container
        return withExtendedLifetime(last) {
            withUnsafePointer(to: &pointee.lent) { UnsafeRawPointer($0).assumingMemoryBound(to: Container.self) }
        }
    }
}
