//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Gets the feeds that come with the app.
package struct SampleLoader: FeedLoading {
    package init() {}

    package func canLoad(_ address: FeedAddress) -> Bool {
        if case .sample = address { true } else { false }
    }

    package func load(_ address: FeedAddress) throws(FeedError) -> Data {
        guard case .sample(let name) = address,
            let url = Bundle.module.url(forResource: name, withExtension: nil, subdirectory: "Samples")
        else {
            throw .fileMissing
        }
        do {
            return try Data(contentsOf: url)
        } catch {
            throw .fileUnreadable(error.localizedDescription)
        }
    }
}
