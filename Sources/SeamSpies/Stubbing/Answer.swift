//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// One answer of a given, whatever its requirement.
package class AnyAnswer: @unchecked Sendable {
    // Unchecked: answers never change; what a closure captures is the test's to share, as generated code demands it.

    /// The answer as it is printed: `returns 3`.
    package var text: String { "answers" }

    /// An answer that hands out copies of a value, of a requirement that does not throw.
    package static func value<Output>(_ value: Output) -> AnyAnswer {
        TypedAnswer<Output, Never, Void>(value: StoredOutput(value))
    }
}

/// An answer of a requirement whose types are known: exactly one of the four is there.
final class TypedAnswer<Output: ~Copyable, Failure: Error, Answer>: AnyAnswer, @unchecked Sendable {
    let producer: Producer<Output>?
    let error: Box<Failure>?
    let closure: Box<Answer>?
    let hold: HeldAnswer<Output, Failure, Answer>?

    init(
        value: Producer<Output>? = nil,
        error: Failure? = nil,
        closure: Answer? = nil,
        hold: HeldAnswer<Output, Failure, Answer>? = nil
    ) {
        producer = value
        self.error = error.map(Box.init)
        self.closure = closure.map(Box.init)
        self.hold = hold
    }

    override var text: String {
        if let producer { return "returns \(shortened(producer.text))" }
        if let error { return "throws \(readable(error.value))" }
        return closure == nil ? "holds" : "answers by a closure"
    }
}

/// Something that makes an output each time it is asked.
class Producer<Output: ~Copyable> {
    func make() -> Output {
        preconditionFailure("Seam: a producer without an output")
    }

    var text: String { "…" }
}

/// Gives out copies of one value.
final class StoredOutput<Output>: Producer<Output> {
    private let value: Output

    init(_ value: Output) {
        self.value = value
    }

    override func make() -> Output { value }

    override var text: String { readable(value) }
}

/// Gives out what a cell holds at the moment; the setter of the property writes to the cell.
final class CellOutput<Output>: Producer<Output> {
    private let cell: ValueCell<Output>

    init(_ cell: ValueCell<Output>) {
        self.cell = cell
    }

    override func make() -> Output { cell.value }

    override var text: String { "\(readable(cell.value)), as stored" }
}

/// A value that can be replaced from any thread.
final class ValueCell<Value>: @unchecked Sendable {
    // Unchecked: the value is only reached under a lock, and the one that it replaces is let go after it.
    private let locked: Locked<Value>

    init(_ value: Value) {
        nonisolated(unsafe) let first = value
        locked = Locked(first)
    }

    var value: Value { locked.withLock { $0 } }

    func replace(with value: Value) {
        var old = value
        locked.withLock { swap(&$0, &old) }
    }
}
