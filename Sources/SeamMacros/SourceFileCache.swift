//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SpyGenerator

/// What the protocols of source files are, read once for each state of a file.
///
/// A protocol's parents in the same file decide whether its spy is an actor and which associated types it has; the
/// compiler's message does not tell. The file is read for such protocols only, and nothing else depends on it.
struct SourceFileCache {
    private var entries: [String: (contents: [UInt8], neighbours: Neighbours)] = [:]

    mutating func neighbours(inFile path: String) -> Neighbours? {
        // Reading a file costs next to nothing, and parsing it is what is saved.
        guard let contents = MessageChannel.contents(ofFile: path) else { return nil }
        if let entry = entries[path], entry.contents == contents { return entry.neighbours }
        let neighbours = Neighbours(in: String(decoding: contents, as: UTF8.self))
        entries[path] = (contents, neighbours)
        return neighbours
    }
}
