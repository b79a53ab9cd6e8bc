//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(WinSDK)
import WinSDK
#endif

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
    /// - Complexity: O(1); one look-up in the thread's own storage.
    @usableFromInline
    static func current() -> ThreadPointer {
        if let known = ThreadStorage.value {
            return known.assumingMemoryBound(to: ThreadState.self)
        }
        return make()
    }

    @inline(never)
    private static func make() -> ThreadPointer {
        let state = ThreadPointer.allocate(capacity: 1)
        let base = FramePointer.allocate(capacity: 1)
        base.initialize(to: Frame(below: base, thread: state, depth: 0))
        // Serials of different threads never meet: each thread has 2^40 of its own.
        let ordinal = threads.wrappingAdd(1, ordering: .relaxed).newValue
        state.initialize(to: ThreadState(base: base, serial: ordinal << 40))
        ThreadStorage.set(UnsafeMutableRawPointer(state))
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

/// The place of a `ThreadState` in each thread's own storage.
private enum ThreadStorage {
    #if canImport(WinSDK)
    typealias Key = DWORD
    #else
    typealias Key = pthread_key_t
    #endif

    /// The key plus one; 0 before the first thread asked.
    ///
    /// A lazy global would be looked at anew for each resolve.
    private static let announced = Atomic<UInt>(0)

    @inline(__always)
    static var value: UnsafeMutableRawPointer? {
        let announced = announced.load(ordering: .relaxed)
        guard announced != 0 else {
            return nil
        }
        #if canImport(WinSDK)
        return FlsGetValue(Key(truncatingIfNeeded: announced &- 1))
        #else
        return pthread_getspecific(Key(truncatingIfNeeded: announced &- 1))
        #endif
    }

    static func set(_ value: UnsafeMutableRawPointer) {
        if announced.load(ordering: .relaxed) == 0 {
            announce()
        }
        let key = Key(announced.load(ordering: .relaxed) - 1)
        #if canImport(WinSDK)
        FlsSetValue(key, value)
        #else
        pthread_setspecific(key, value)
        #endif
    }

    /// Takes a key for the process, unless another thread is faster.
    private static func announce() {
        let key = makeKey()
        let (isFirst, _) = announced.compareExchange(expected: 0, desired: UInt(key) + 1, ordering: .relaxed)
        if !isFirst {
            #if canImport(WinSDK)
            FlsFree(key)
            #else
            pthread_key_delete(key)
            #endif
        }
    }

    private static func makeKey() -> Key {
        #if canImport(WinSDK)
        let key = FlsAlloc { raw in
            if let raw { ThreadState.free(raw) }
        }
        precondition(key != FLS_OUT_OF_INDEXES, "Seam: the system has no more thread-local storage")
        #else
        var key = pthread_key_t()
        #if canImport(Darwin)
        let result = pthread_key_create(&key) { raw in ThreadState.free(raw) }
        #else
        let result = pthread_key_create(&key) { raw in
            if let raw { ThreadState.free(raw) }
        }
        #endif
        precondition(result == 0, "Seam: the system has no more thread-local storage")
        #endif
        return key
    }
}
