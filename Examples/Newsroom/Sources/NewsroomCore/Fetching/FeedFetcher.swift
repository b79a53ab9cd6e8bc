//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Gets a feed: finds the loader for its address, and reads what that loads.
package struct FeedFetcher: Sendable {
    private let loaders: [any FeedLoading]
    private let reader: FeedReader

    package init(loaders: [any FeedLoading], reader: FeedReader) {
        self.loaders = loaders
        self.reader = reader
    }

    package func feed(at address: FeedAddress) async throws(FeedError) -> Feed {
        guard let loader = loaders.first(where: { $0.canLoad(address) }) else {
            throw .unknownFormat
        }
        return try reader.feed(in: try await loader.load(address))
    }
}
