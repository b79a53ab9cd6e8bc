//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Collects lines, indented.
final class LineWriter {
    private(set) var text = ""
    private var depth: Int

    init(depth: Int = 0) { self.depth = depth }

    /// An empty writer that indents as `other` does.
    convenience init(like other: LineWriter) { self.init(depth: other.depth) }

    func append(_ other: LineWriter) { text += other.text }

    func line(_ line: String) {
        text += String(repeating: "    ", count: depth)
        directive(line)
    }

    /// A line at the left margin, as `#if` is.
    func directive(_ line: String) {
        text += line
        text += "\n"
    }

    /// `head {`, what `body` writes one level deeper, and `}`.
    func block(_ head: String, end: String = "}", _ body: () -> Void) {
        line(head + " {")
        depth += 1
        body()
        depth -= 1
        line(end)
    }
}
