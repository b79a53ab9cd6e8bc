//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

extension __SpyState {
    /// All calls, in the order in which they came.
    package var allCalls: [RecordedCall] {
        withRecorder { $0.allCalls }
    }

    /// What was recorded of every requirement.
    var requirements: [RequirementRecord] {
        withRecorder { $0.requirements }
    }

    /// Whether nothing but stated expectations counts.
    var isLenient: Bool {
        withRecorder { $0.isLenient } || owner.isLenient || elder?.isLenient == true
    }

    /// Whether calls without a given are answered silently.
    var isRelaxed: Bool {
        withRecorder { $0.isRelaxed } || owner.isRelaxed || elder?.isRelaxed == true
    }

    /// Whether calls of a requirement without a given are answered silently.
    func isRelaxed(_ key: RequirementKey) -> Bool {
        withRecorder { $0.record(of: key)?.isRelaxed == true } || elder?.isRelaxed(key) == true
    }

    /// Whether the oldest of equal givens wins.
    var isOldestFirst: Bool {
        withRecorder { $0.isOldestFirst } || owner.isOldestFirst
    }

    /// Forgets what it recorded and was told.
    func reset(_ parts: Set<ResetPart>) {
        // What is forgotten goes when the lock is free: it may hold objects of the user's.
        let forgotten = withRecorder { $0.reset(parts) }
        _ = consume forgotten
    }

    /// Lets go of the arguments of all calls when the scope is over: a service that made itself the delegate of its spy
    /// would keep the spy, and be kept by it.
    func end() {
        let forgotten = withRecorder { $0.end() }
        _ = consume forgotten
    }
}
