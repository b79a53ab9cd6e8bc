//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Reads feeds of every format that a parser is contributed for.
package struct FeedReader: Sendable {
    private let parsers: [any FeedParsing]
    private let markup: MarkupReader

    package init(parsers: [any FeedParsing], markup: MarkupReader) {
        self.parsers = parsers
        self.markup = markup
    }

    package func feed(in data: Data) throws(FeedError) -> Feed {
        let document = try document(in: data)
        for parser in parsers {
            if let feed = try parser.feed(in: document) {
                return feed
            }
        }
        throw .unknownFormat
    }

    private func document(in data: Data) throws(FeedError) -> FeedDocument {
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let data = data.starts(with: byteOrderMark) ? data.dropFirst(3) : data
        switch data.first(where: { !Self.whitespace.contains($0) }) {
        case UInt8(ascii: "<"): return .markup(try markup.root(of: Data(data.drop { Self.whitespace.contains($0) })))
        case UInt8(ascii: "{"): return .json(Data(data))
        default: throw .unknownFormat
        }
    }

    private static let whitespace = Set(" \t\r\n".utf8)
}
