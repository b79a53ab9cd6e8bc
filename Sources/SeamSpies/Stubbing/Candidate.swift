//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Something that is chosen for a call by its pattern: a given or a perform.
package struct Candidate {
    /// Where it stands in the list of its requirement; later ones are newer.
    let index: Int
    /// Which calls it is for.
    let pattern: Pattern
    /// Whether it can be used up.
    var canRunOut: Bool

    /// Whether this one is to be asked before another: the more specific, then the one with more values, then by age.
    func precedes(_ other: Candidate, oldestFirst: Bool) -> Bool {
        if pattern.specificity != other.pattern.specificity {
            return pattern.specificity > other.pattern.specificity
        }
        if pattern.values != other.pattern.values {
            return pattern.values > other.pattern.values
        }
        return oldestFirst ? index < other.index : index > other.index
    }
}
