//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import SpyGenerator

/// What the protocols of source files are, read once for each state of a file.
///
/// A protocol's parents in the same file decide whether its spy is an actor and which associated types it has; the
/// compiler's message does not tell. The file is read for such protocols only, and nothing else depends on it.
struct SourceFileCache {
    private struct Entry {
        var modified: Date?
        var neighbours: [String: DeclarationContext.Neighbour]
    }

    private var entries: [String: Entry] = [:]

    mutating func neighbours(inFile path: String) -> [String: DeclarationContext.Neighbour] {
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        let modified = attributes?[.modificationDate] as? Date
        if let entry = entries[path], entry.modified == modified { return entry.neighbours }
        let source = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
        let neighbours = source.map(NeighbourReader.neighbours(in:)) ?? [:]
        entries[path] = Entry(modified: modified, neighbours: neighbours)
        return neighbours
    }
}
