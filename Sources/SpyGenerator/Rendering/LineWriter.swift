//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Collects lines, indented.
struct LineWriter {
    private(set) var text = ""
    private var depth = 0

    init() {}

    /// An empty writer that indents as `other` does.
    init(like other: LineWriter) { depth = other.depth }

    mutating func append(_ other: LineWriter) { text += other.text }

    mutating func line(_ line: String) {
        for _ in 0..<depth { text += "    " }
        text += line
        text += "\n"
    }

    /// A line at the left margin, as `#if` is.
    mutating func directive(_ line: String) {
        text += line
        text += "\n"
    }

    /// `head {`, what `body` writes one level deeper, and `}`.
    mutating func block(_ head: String, end: String = "}", _ body: (inout LineWriter) -> Void) {
        line(head + " {")
        depth += 1
        body(&self)
        depth -= 1
        line(end)
    }
}
