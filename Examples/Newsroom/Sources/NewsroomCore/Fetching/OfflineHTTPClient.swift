//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Stands for a network that is not there.
package struct OfflineHTTPClient: HTTPClient {
    package init() {}

    package func response(to request: HTTPRequest) throws(FeedError) -> HTTPResponse {
        throw .badAnswer("a preview stays offline")
    }
}
