//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import SeamSpies

/// Talks to web servers.
@Spyable
package protocol HTTPClient: Sendable {
    /// Sends a request, and follows redirects.
    ///
    /// - Returns: The answer, whatever its status.
    func response(to request: HTTPRequest) async throws(FeedError) -> HTTPResponse
}

/// A request for what is at a URL.
package struct HTTPRequest: Hashable, Sendable {
    package let url: URL
    package let headers: [String: String]
    /// How long all of the answer may take.
    package let timeout: Duration

    package init(url: URL, headers: [String: String] = [:], timeout: Duration) {
        self.url = url
        self.headers = headers
        self.timeout = timeout
    }
}

/// What a server answered.
package struct HTTPResponse: Hashable, Sendable {
    package let status: Int
    package let headers: [String: String]
    package let body: Data

    package init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
        self.status = status
        // Servers differ in how they spell the names.
        self.headers = Dictionary(headers.map { ($0.key.lowercased(), $0.value) }, uniquingKeysWith: { $1 })
        self.body = body
    }

    package subscript(header name: String) -> String? { headers[name.lowercased()] }
}
