//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Reads the dates of feeds, which come in the formats of mail (RFC 822) and of the web (ISO 8601).
package struct DateReader: Sendable {
    package init() {}

    /// The date that a text spells; nil when it is none.
    package func date(_ text: String?) -> Date? {
        guard let text = text?.trimmingCharacters(in: .whitespacesAndNewlines), !text.isEmpty else {
            return nil
        }
        if text.first?.isNumber == true, let date = Self.web.lazy.compactMap({ try? $0.parse(text) }).first {
            return date
        }
        return Self.mail.lazy.compactMap { format in
            let formatter = DateFormatter()
            formatter.locale = Locale(identifier: "en_US_POSIX")
            formatter.timeZone = .gmt
            formatter.dateFormat = format
            return formatter.date(from: text)
        }.first
    }

    private static let web = [
        Date.ISO8601FormatStyle(),
        Date.ISO8601FormatStyle(includingFractionalSeconds: true),
        Date.ISO8601FormatStyle().year().month().day(),
    ]

    private static let mail = [
        "EEE, d MMM yyyy HH:mm:ss zzz", "EEE, d MMM yyyy HH:mm zzz", "d MMM yyyy HH:mm:ss zzz",
    ]
}
