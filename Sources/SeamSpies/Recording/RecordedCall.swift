//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// One call of a spy, with its arguments behind an address.
///
/// Matchers of single arguments read them at their offsets, so that no tuple is copied to look at one element. It is not
/// generic, for the reason that boxes are not.
package final class RecordedCall: @unchecked Sendable {
    // Unchecked: the arguments never change; the other properties change only under the lock of the call's recorder.

    /// The requirement that was called.
    package let key: RequirementKey
    /// When the call came.
    package let time: ContinuousClock.Instant
    /// The type of the arguments: a tuple, or that of the only one.
    private let type: Any.Type
    /// How many arguments there are.
    private let count: Int
    /// Where the arguments are.
    let arguments: UnsafeMutableRawPointer
    /// The call's number among all calls of the process; 0 until it is recorded.
    package internal(set) var sequence: UInt64 = 0
    /// Whether a given answered the call.
    package internal(set) var isAnswered = false
    /// Whether a verification counted the call.
    package internal(set) var isVerified = false

    /// Makes a call that has not been recorded yet.
    package init<each Argument>(_ key: RequirementKey, _ values: repeat each Argument) {
        var count = 0
        for _ in repeat (each Argument).self { count += 1 }
        self.key = key
        self.count = count
        type = (repeat each Argument).self
        arguments = place((repeat each values))
        time = .now
    }

    deinit {
        removeValue(of: type, at: arguments)
    }

    /// The arguments as the tuple that a selector of the same requirement speaks of.
    func arguments<Arguments>(as type: Arguments.Type) -> Arguments {
        arguments.assumingMemoryBound(to: Arguments.self).pointee
    }

    /// The arguments as they are printed, in order.
    package var argumentTexts: [String] {
        func texts<Arguments>(_ type: Arguments.Type) -> [String] {
            let values = arguments(as: type)
            if count == 1 { return [readable(values)] }
            return Mirror(reflecting: values).children.map { readable($0.value) }
        }
        return _openExistential(type, do: texts)
    }
}
