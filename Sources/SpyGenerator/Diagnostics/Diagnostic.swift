//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What the generator has to say about a declaration, as a value.
package struct Diagnostic: Sendable {
    package enum Severity: String, Sendable {
        case error, warning
    }

    /// A change of the source that would mend the matter.
    package struct FixIt: Sendable {
        package let message: String
        /// UTF-8 offsets into the declaration's text.
        package let range: Range<Int>
        package let newText: String
    }

    package let message: String
    package let severity: Severity
    /// A UTF-8 offset into the declaration's text.
    package let offset: Int
    package let fixIts: [FixIt]

    package init(_ message: String, severity: Severity = .error, at offset: Int, fixIts: [FixIt] = []) {
        self.message = message
        self.severity = severity
        self.offset = offset
        self.fixIts = fixIts
    }
}
