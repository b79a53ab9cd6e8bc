//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What a folder says of one of its entries.
package struct FileEntry: Hashable, Sendable {
    package let name: FilePath
    package let kind: Kind
    package let stamp: FileStamp

    package init(name: FilePath, kind: Kind, stamp: FileStamp = FileStamp()) {
        self.name = name
        self.kind = kind
        self.stamp = stamp
    }

    package enum Kind: Hashable, Sendable {
        case file
        case folder
        /// A symbolic link, and what it leads to; nil when that is gone.
        indirect case link(to: Kind?)
        /// A device, a pipe or a socket.
        case special
    }
}

/// What changes when a file changes, and can be had without reading it.
package struct FileStamp: Hashable, Sendable, Codable {
    package var size: Int
    /// When the contents were changed, in nanoseconds.
    package var modified: Int
    /// When anything about the file was changed, in nanoseconds; nobody can set this one back.
    package var changed: Int

    package init(size: Int = 0, modified: Int = 0, changed: Int = 0) {
        self.size = size
        self.modified = modified
        self.changed = changed
    }
}
