//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// An element of an XML document, with what it holds.
package struct MarkupElement: Hashable, Sendable {
    /// The name without its namespace's prefix.
    package let name: String
    package let attributes: [String: String]
    package internal(set) var children: [MarkupElement] = []
    /// All text in the element and in what it holds.
    package internal(set) var text = ""

    package init(name: String, attributes: [String: String] = [:]) {
        self.name = name
        self.attributes = attributes
    }

    /// The first child of a name.
    package subscript(name: String) -> MarkupElement? { children.first { $0.name == name } }

    /// All children of a name.
    package func all(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }
}
