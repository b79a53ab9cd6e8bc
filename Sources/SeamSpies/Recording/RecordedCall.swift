//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// One call of a spy, with its arguments behind an address.
///
/// Matchers of single arguments read them at their offsets, so that no tuple is copied to look at one element.
package class RecordedCall: @unchecked Sendable {
    // Unchecked: the arguments never change; the other properties change only under the lock of the call's recorder.

    /// The requirement that was called.
    package let key: RequirementKey
    /// When the call came.
    package let time: ContinuousClock.Instant
    /// Where the arguments are: a tuple, initialized and freed by the subclass.
    let arguments: UnsafeMutableRawPointer
    /// The call's number among all calls of the process; 0 until it is recorded.
    package internal(set) var sequence: UInt64 = 0
    /// Whether a given answered the call.
    package internal(set) var isAnswered = false
    /// Whether a verification counted the call.
    package internal(set) var isVerified = false

    fileprivate init(key: RequirementKey, arguments: UnsafeMutableRawPointer) {
        self.key = key
        self.arguments = arguments
        time = .now
    }

    /// The arguments as they are printed, in order.
    package var argumentTexts: [String] { [] }
}

/// A call whose types of arguments are known.
package final class TypedCall<each Argument>: RecordedCall, @unchecked Sendable {
    typealias Arguments = (repeat each Argument)

    /// Makes a call that has not been recorded yet.
    package init(_ key: RequirementKey, _ values: repeat each Argument) {
        let tuple = UnsafeMutablePointer<Arguments>.allocate(capacity: 1)
        tuple.initialize(to: (repeat each values))
        super.init(key: key, arguments: UnsafeMutableRawPointer(tuple))
    }

    deinit {
        let tuple = arguments.assumingMemoryBound(to: Arguments.self)
        tuple.deinitialize(count: 1)
        tuple.deallocate()
    }

    package override var argumentTexts: [String] {
        var texts: [String] = []
        let tuple = arguments.assumingMemoryBound(to: Arguments.self).pointee
        repeat texts.append(readable(each tuple))
        return texts
    }
}

extension RecordedCall {
    /// The arguments as the tuple that a selector of the same requirement speaks of.
    func arguments<Arguments>(as type: Arguments.Type) -> Arguments {
        arguments.assumingMemoryBound(to: Arguments.self).pointee
    }
}
