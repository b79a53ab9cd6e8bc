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
package protocol FileStoring: Sendable {
    /// The contents of a file; nil when there is none.
    func contents(of path: String) throws -> Data?

    /// Replaces a file as a whole, and makes the folders that lead to it.
    func write(_ contents: Data, to path: String) throws
}

/// The files of this machine.
package struct DiskFiles: FileStoring {
    package init() {}

    package func contents(of path: String) throws -> Data? {
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return nil
        }
    }

    package func write(_ contents: Data, to path: String) throws {
        let url = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents.write(to: url, options: .atomic)
    }
}

/// Files that are gone when the app ends.
package final class MemoryFiles: FileStoring {
    private let files = Locked<[String: Data]>([:])

    package init() {}

    package func contents(of path: String) -> Data? {
        files.withLock { $0[path] }
    }

    package func write(_ contents: Data, to path: String) {
        files.withLock { $0[path] = contents }
    }
}
