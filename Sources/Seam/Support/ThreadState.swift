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
    /// The innermost factory that runs on this thread.
    @usableFromInline var top: UnsafeMutablePointer<Frame>?
    /// Counts the frames of this thread, so that one that is gone is not mistaken for a later one at its address.
    @usableFromInline var serial: UInt64
    /// Whether the thread runs on the main actor, as far as that is known.
    var isOnMainActor = false
    /// Where this thread waits for a service that another one makes.
    let parker: Parker

    private init(serial: UInt64) {
        self.top = nil
        self.serial = serial
        self.parker = Parker()
    }

    /// The state of the calling thread, made on first use.
    ///
    /// - Complexity: O(1); one look-up in the thread's own storage.
    @usableFromInline
    static func current() -> UnsafeMutablePointer<ThreadState> {
        if let known = threadStorage.value {
            return known.assumingMemoryBound(to: ThreadState.self)
        }
        return make()
    }

    @inline(never)
    private static func make() -> UnsafeMutablePointer<ThreadState> {
        let state = UnsafeMutablePointer<ThreadState>.allocate(capacity: 1)
        // Serials of different threads never meet: each thread has 2^40 of its own.
        let ordinal = threads.wrappingAdd(1, ordering: .relaxed).newValue
        state.initialize(to: ThreadState(serial: ordinal << 40))
        threadStorage.set(UnsafeMutableRawPointer(state))
        return state
    }

    fileprivate static func free(_ raw: UnsafeMutableRawPointer) {
        let state = raw.assumingMemoryBound(to: ThreadState.self)
        state.deinitialize(count: 1)
        state.deallocate()
    }

    private static let threads = Atomic<UInt64>(0)
}

/// The place of a `ThreadState` in each thread's own storage.
private struct ThreadStorage: Sendable {
    #if canImport(WinSDK)
    private let key: DWORD

    init() {
        key = FlsAlloc { raw in
            if let raw { ThreadState.free(raw) }
        }
        precondition(key != FLS_OUT_OF_INDEXES, "Seam: the system has no more thread-local storage")
    }

    var value: UnsafeMutableRawPointer? { FlsGetValue(key) }
    func set(_ value: UnsafeMutableRawPointer) { FlsSetValue(key, value) }
    #else
    private let key: pthread_key_t

    init() {
        var key = pthread_key_t()
        #if canImport(Darwin)
        let result = pthread_key_create(&key) { raw in ThreadState.free(raw) }
        #else
        let result = pthread_key_create(&key) { raw in
            if let raw { ThreadState.free(raw) }
        }
        #endif
        precondition(result == 0, "Seam: the system has no more thread-local storage")
        self.key = key
    }

    var value: UnsafeMutableRawPointer? { pthread_getspecific(key) }
    func set(_ value: UnsafeMutableRawPointer) { pthread_setspecific(key, value) }
    #endif
}

private let threadStorage = ThreadStorage()
