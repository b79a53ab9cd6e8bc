//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Somebody who waits for calls.
struct Waiter {
    /// How a wait ended.
    enum End {
        case arrived
        case timedOut
        case cancelled
    }

    let id: Int
    let pattern: Pattern
    let count: CallCount
    let continuation: CheckedContinuation<End, Never>
    /// How many calls matched so far.
    var matched = 0

    /// Whether more waiting cannot change what has been found.
    var isDone: Bool {
        count.lowest > 0 && matched >= count.lowest || matched > count.highest
    }
}
