//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// How every note and its copy looked when they were last seen to be the same.
package struct Bookmarks: Hashable, Sendable, Codable {
    private var stamps: [FilePath: Stamps]

    package init() {
        stamps = [:]
    }

    /// The stamps of a note and of its copy.
    package struct Stamps: Hashable, Sendable, Codable {
        package let note: FileStamp
        package let copy: FileStamp

        package init(note: FileStamp, copy: FileStamp) {
            self.note = note
            self.copy = copy
        }
    }

    /// The stamps of the note at a path in the folder of notes.
    package subscript(path: FilePath) -> Stamps? {
        get { stamps[path] }
        set { stamps[path] = newValue }
    }

    /// Forgets the notes that are not among the given ones.
    package mutating func keep(only paths: Set<FilePath>) {
        stamps = stamps.filter { paths.contains($0.key) }
    }
}
