//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Makes plain text, on one line, of what feeds hold.
///
/// Feeds are written by strangers: control characters, with which a text could take over a terminal, are left out.
package struct TextCleaner: Sendable {
    package init() {}

    package func clean(_ text: String?) -> String {
        guard let text else {
            return ""
        }
        let plain = resolvingEntities(in: text.replacing(/<[^>]*>/, with: " "))
        return plain.split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
            .filter { !$0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
    }

    private func resolvingEntities(in text: String) -> String {
        guard text.contains("&") else {
            return text
        }
        return text.replacing(/&(#?[A-Za-z0-9]+);/) { match in
            Self.character(for: match.1) ?? String(match.0)
        }
    }

    /// What an entity stands for: one with a name, or a number as in `#38` and `#x26`.
    private static func character(for entity: Substring) -> String? {
        guard entity.first == "#" else {
            return entities[String(entity)]
        }
        let digits = entity.dropFirst()
        let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map { String($0) }
    }

    private static let entities = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–", "mdash": "—",
        "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    ]
}
