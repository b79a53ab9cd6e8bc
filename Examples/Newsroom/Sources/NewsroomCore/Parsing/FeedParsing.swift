//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Reads feeds of one format.
///
/// Parsers are contributed to an array, in which a reader looks for one.
package protocol FeedParsing: Sendable {
    /// The feed in a document; nil when the document is of another format.
    func feed(in document: FeedDocument) throws(FeedError) -> Feed?
}

/// A document that may be a feed.
package enum FeedDocument: Hashable, Sendable {
    case markup(MarkupElement)
    case json(Data)
}
