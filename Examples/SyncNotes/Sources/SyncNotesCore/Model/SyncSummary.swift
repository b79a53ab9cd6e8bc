//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What a run has done so far.
package struct SyncSummary: Hashable, Sendable {
    package private(set) var added = 0
    package private(set) var updated = 0
    package private(set) var unchanged = 0
    package private(set) var skipped = 0
    package private(set) var failed = 0
    package private(set) var bytes = 0

    package init(_ events: [SyncEvent] = []) {
        events.forEach { count($0) }
    }

    package mutating func count(_ event: SyncEvent) {
        switch event {
        case .added(_, let size):
            added += 1
            bytes += size
        case .updated(_, let size):
            updated += 1
            bytes += size
        case .unchanged: unchanged += 1
        case .skipped: skipped += 1
        case .failed: failed += 1
        }
    }

    package var copied: Int { added + updated }

    package var notes: Int { copied + unchanged + skipped + failed }
}

extension SyncSummary: CustomStringConvertible {
    package var description: String {
        let parts = [
            "\(copied) copied (\(bytes) \(bytes == 1 ? "byte" : "bytes"))",
            "\(unchanged) unchanged",
            skipped > 0 ? "\(skipped) skipped" : nil,
            failed > 0 ? "\(failed) failed" : nil,
        ]
        return "\(notes) \(notes == 1 ? "note" : "notes"): " + parts.compactMap(\.self).joined(separator: ", ")
    }
}
