//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import SeamSpies

/// Reads and writes files.
@Spyable
package protocol FileAccessorProviding: Sendable {
    /// Whether there is something at the path. Links are not followed.
    func exists(at path: FilePath) throws(FileError) -> Bool

    /// The entries of a folder, in no order.
    func list(_ folder: FilePath) throws(FileError) -> [FileEntry]

    /// The contents of a file.
    func read(from path: FilePath) throws(FileError) -> Data

    /// Replaces a file's contents, or makes the file: as a whole or not at all.
    ///
    /// - Returns: The stamp of the file that was written.
    func write(_ contents: Data, to path: FilePath) throws(FileError) -> FileStamp

    /// Makes a folder in one that exists.
    func makeFolder(at path: FilePath) throws(FileError)
}
