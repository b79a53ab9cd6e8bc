//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SpyGenerator

/// What the declarations of source files are, read once for each state of a file.
///
/// A protocol's parents in the same file decide whether its spy is an actor and which associated types it has, and names of
/// function types decide what may be kept; the compiler's message does not tell. Nothing else depends on the file.
struct SourceFileCache {
    private struct Entry {
        let contents: [UInt8]
        let text: String
        var neighbours: Neighbours?
    }

    private var entries: [String: Entry] = [:]

    /// What `declaration` has to know of its file; nil when that is nothing, or when the file cannot be read.
    mutating func neighbours(of declaration: String, inFile path: String) -> Neighbours? {
        // Reading a file costs next to nothing, and parsing it is what is saved.
        guard let contents = MessageChannel.contents(ofFile: path) else { return nil }
        var entry = entries[path] ?? Entry(contents: [], text: "")
        if entry.contents != contents {
            entry = Entry(contents: contents, text: String(decoding: contents, as: UTF8.self))
        }
        defer { entries[path] = entry }
        guard Neighbours.matter(to: declaration, inFile: entry.text) else { return nil }
        if entry.neighbours == nil { entry.neighbours = Neighbours(in: entry.text) }
        return entry.neighbours
    }
}
