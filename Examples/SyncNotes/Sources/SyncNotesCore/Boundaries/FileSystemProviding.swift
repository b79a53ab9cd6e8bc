//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies

/// Knows where the app's folders are.
@Spyable
package protocol FileSystemProviding: Sendable {
    /// The folder that serves a purpose, ready to be used.
    ///
    /// - Throws: A ``SyncError`` when there is no such folder, or when it cannot be used.
    func folder(for purpose: FolderPurpose) throws(SyncError) -> FilePath
}

/// What a folder is for.
package enum FolderPurpose: Hashable, Sendable {
    /// The notes that are mirrored.
    case notes
    /// What they are mirrored into.
    case container
    /// What is remembered from one run to the next.
    case bookmarks
}
