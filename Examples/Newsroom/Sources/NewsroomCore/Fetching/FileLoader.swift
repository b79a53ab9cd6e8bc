//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Gets feeds from files.
package struct FileLoader: FeedLoading {
    private let files: any FileStoring

    package init(files: any FileStoring) {
        self.files = files
    }

    package func canLoad(_ address: FeedAddress) -> Bool {
        if case .file = address { true } else { false }
    }

    package func load(_ address: FeedAddress) throws(FeedError) -> Data {
        guard case .file(let path) = address else {
            throw .unknownFormat
        }
        let contents: Data?
        do {
            contents = try files.contents(of: path)
        } catch {
            throw .fileUnreadable(error.localizedDescription)
        }
        guard let contents else {
            throw .fileMissing
        }
        return contents
    }
}
