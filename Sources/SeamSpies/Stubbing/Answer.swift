//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// One answer of a given, whatever its requirement.
///
/// What it holds is of the types that the requirement's key fixes, so that whoever answers a call knows them.
package enum AnyAnswer: @unchecked Sendable {
    // Unchecked: answers never change; what a closure captures is the test's to share, as generated code demands it.

    /// Copies of a value.
    case value(Box)
    /// An error.
    case error(Box)
    /// What a closure makes of the arguments.
    case closure(Box)
    /// What a cell holds at the moment; the setter of the property writes to it.
    case stored(Cell)
    /// What the test releases the calls with.
    case held(HeldAnswer)

    /// Whether a closure of the test's makes the answer, or the call has to wait for it.
    var runsCode: Bool {
        switch self {
        case .value, .error, .stored: false
        case .closure, .held: true
        }
    }

    /// The value to return, if there is one.
    var returned: Box? {
        switch self {
        case .value(let box): box
        case .stored(let cell): cell.box
        case .error, .closure, .held: nil
        }
    }

    /// The answer as it is printed: `returns 3`.
    package var text: String {
        switch self {
        case .value(let box): "returns \(shortened(box.text))"
        case .error(let box): "throws \(box.text)"
        case .closure: "answers by a closure"
        case .stored(let cell): "returns \(shortened(cell.box.text + ", as stored"))"
        case .held: "holds"
        }
    }
}
