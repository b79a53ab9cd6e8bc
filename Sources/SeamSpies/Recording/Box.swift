//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// A value of a type that whoever reads it knows, behind a reference.
///
/// It is not generic: asking the runtime for the class of each type would take longer than all else that a call does.
package final class Box: @unchecked Sendable {
    // Unchecked: the value never changes; what it is or holds is the test's to share.
    private let type: Any.Type
    private let address: UnsafeMutableRawPointer

    package init<Value>(_ value: Value) {
        type = Value.self
        address = place(value)
    }

    deinit {
        removeValue(of: type, at: address)
    }

    /// The value, by the very type that it was put in by.
    ///
    /// Types of closures may differ in attributes that do not show in memory.
    @inline(__always)
    func value<Value>(as type: Value.Type) -> Value {
        address.assumingMemoryBound(to: Value.self).pointee
    }

    /// The value as it is printed.
    var text: String {
        func text<Value>(_ type: Value.Type) -> String { readable(value(as: type)) }
        return _openExistential(type, do: text)
    }
}

/// Puts a value into memory of its own.
func place<Value>(_ value: consuming Value) -> UnsafeMutableRawPointer {
    let memory = UnsafeMutablePointer<Value>.allocate(capacity: 1)
    memory.initialize(to: value)
    return UnsafeMutableRawPointer(memory)
}

/// Lets go of a value and its memory.
func removeValue(of type: Any.Type, at address: UnsafeMutableRawPointer) {
    func remove<Value>(_ type: Value.Type) {
        let memory = address.assumingMemoryBound(to: Value.self)
        memory.deinitialize(count: 1)
        memory.deallocate()
    }
    _openExistential(type, do: remove)
}

/// What is replaced from any thread: the value that a property stores, the real implementation of a partial spy.
package final class Cell: @unchecked Sendable {
    // Unchecked: the box is only reached under the lock, and the one that it replaces is let go after it.
    private let lock = Lock()
    private var unguarded: Box

    init(_ box: Box) {
        unguarded = box
    }

    var box: Box {
        lock.lock()
        defer { lock.unlock() }
        return unguarded
    }

    func replace(with box: Box) {
        var old = box
        lock.lock()
        swap(&unguarded, &old)
        lock.unlock()
    }
}
