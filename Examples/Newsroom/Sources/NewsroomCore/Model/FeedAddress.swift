//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Where a feed is.
package enum FeedAddress: Hashable, Sendable {
    case web(URL)
    case file(String)
    /// A feed that comes with the app.
    case sample(String)

    /// Understands what the user typed: a URL, or the path of a file.
    package init(_ text: String) {
        if let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            url.host() != nil
        {
            self = .web(url)
        } else if text.lowercased().hasPrefix("file://"), let url = URL(string: text) {
            self = .file(url.path)
        } else {
            self = .file(text)
        }
    }
}

extension FeedAddress: CustomStringConvertible {
    package var description: String {
        switch self {
        case .web(let url): url.absoluteString
        case .file(let path): path
        case .sample(let name): "sample \(name)"
        }
    }
}
