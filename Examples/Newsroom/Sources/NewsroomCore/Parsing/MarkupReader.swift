//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads XML documents.
package struct MarkupReader: Sendable {
    package init() {}

    /// The outermost element of a document.
    package func root(of document: Data) throws(FeedError) -> MarkupElement {
        let parser = XMLParser(data: document)
        let builder = Builder()
        parser.delegate = builder
        parser.shouldProcessNamespaces = true
        // What a document says of files and servers is not looked at.
        parser.shouldResolveExternalEntities = false
        guard parser.parse(), let root = builder.root else {
            let reason = parser.parserError.map { "\(($0 as NSError).code)" } ?? "it is empty"
            throw .malformed("XML error \(reason) in line \(parser.lineNumber)")
        }
        return root
    }

    private final class Builder: NSObject, XMLParserDelegate {
        private(set) var root: MarkupElement?
        private var open: [MarkupElement] = []

        func parser(
            _ parser: XMLParser,
            didStartElement name: String,
            namespaceURI: String?,
            qualifiedName: String?,
            attributes: [String: String]
        ) {
            guard open.count < 200 else {
                parser.abortParsing()
                return
            }
            open.append(MarkupElement(name: name, attributes: attributes))
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) {
            guard !open.isEmpty else {
                return
            }
            open[open.count - 1].text += text
        }

        func parser(_ parser: XMLParser, foundCDATA block: Data) {
            self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
        }

        func parser(
            _ parser: XMLParser,
            didEndElement name: String,
            namespaceURI: String?,
            qualifiedName: String?
        ) {
            guard let element = open.popLast() else {
                return
            }
            if open.isEmpty {
                root = element
            } else {
                open[open.count - 1].children.append(element)
                open[open.count - 1].text += element.text
            }
        }
    }
}
