//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

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

/// A mutual-exclusion lock over the C library's.
///
/// `Synchronization.Mutex` would do, but its fast path is invisible to the thread sanitizer on Linux, which then reports
/// races that are none. The platform's own lock is instrumented everywhere, so the whole library can be checked.
package struct Lock: ~Copyable, @unchecked Sendable {
    #if canImport(WinSDK)
    typealias Native = SRWLOCK
    #else
    typealias Native = pthread_mutex_t
    #endif

    /// The platform's lock, at an address that never changes.
    let native: UnsafeMutablePointer<Native>

    /// Makes an open lock.
    package init() {
        native = .allocate(capacity: 1)
        #if canImport(WinSDK)
        native.initialize(to: SRWLOCK())
        InitializeSRWLock(native)
        #else
        native.initialize(to: pthread_mutex_t())
        precondition(pthread_mutex_init(native, nil) == 0, "Seam: the system has no more locks")
        #endif
    }

    deinit {
        #if !canImport(WinSDK)
        pthread_mutex_destroy(native)
        #endif
        native.deinitialize(count: 1)
        native.deallocate()
    }

    /// Waits until the lock is free, and takes it.
    package borrowing func lock() {
        #if canImport(WinSDK)
        AcquireSRWLockExclusive(native)
        #else
        let result = pthread_mutex_lock(native)
        assert(result == 0, "Seam: a lock could not be taken")
        #endif
    }

    /// Gives the lock back.
    package borrowing func unlock() {
        #if canImport(WinSDK)
        ReleaseSRWLockExclusive(native)
        #else
        let result = pthread_mutex_unlock(native)
        assert(result == 0, "Seam: a lock could not be given back")
        #endif
    }

    /// Runs `body` while the lock is held.
    ///
    /// No user code may run in it.
    package borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}

/// A value that is only reached under its lock.
package final class Locked<State>: @unchecked Sendable {
    // Unchecked: `state` is touched only between `lock()` and `unlock()`.
    private let mutex = Lock()
    private var state: State

    /// Puts `state` under a lock of its own.
    package init(_ state: sending State) {
        self.state = state
    }

    /// Runs `body` with the state while the lock is held.
    ///
    /// No user code may run in it.
    package func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout State) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        mutex.lock()
        defer { mutex.unlock() }
        return try body(&state)
    }
}
