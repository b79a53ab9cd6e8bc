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

/// Where one thread waits until another wakes it, without spinning.
///
/// A wake that comes before the wait is not lost.
package struct Parker: ~Copyable, @unchecked Sendable {
    // Unchecked: `isAwake` is touched only under the lock.
    #if canImport(WinSDK)
    private typealias Condition = CONDITION_VARIABLE
    #else
    private typealias Condition = pthread_cond_t
    #endif

    private let lock = Lock()
    private let condition: UnsafeMutablePointer<Condition>
    private let isAwake: UnsafeMutablePointer<Bool>

    package init() {
        condition = .allocate(capacity: 1)
        isAwake = .allocate(capacity: 1)
        isAwake.initialize(to: false)
        #if canImport(WinSDK)
        condition.initialize(to: CONDITION_VARIABLE())
        InitializeConditionVariable(condition)
        #else
        condition.initialize(to: pthread_cond_t())
        precondition(pthread_cond_init(condition, nil) == 0, "Seam: the system has no more condition variables")
        #endif
    }

    deinit {
        #if !canImport(WinSDK)
        pthread_cond_destroy(condition)
        #endif
        condition.deinitialize(count: 1)
        condition.deallocate()
        isAwake.deallocate()
    }

    /// Waits until `unpark()` is called, or returns at once if it was called since the last wait.
    package borrowing func park() {
        lock.lock()
        while !isAwake.pointee {
            #if canImport(WinSDK)
            SleepConditionVariableSRW(condition, lock.native, INFINITE, 0)
            #else
            pthread_cond_wait(condition, lock.native)
            #endif
        }
        isAwake.pointee = false
        lock.unlock()
    }

    /// Wakes the thread that waits here.
    package borrowing func unpark() {
        lock.lock()
        isAwake.pointee = true
        // Signalled under the lock: the waiter may free this place as soon as it can take the lock.
        #if canImport(WinSDK)
        WakeConditionVariable(condition)
        #else
        pthread_cond_signal(condition)
        #endif
        lock.unlock()
    }
}
