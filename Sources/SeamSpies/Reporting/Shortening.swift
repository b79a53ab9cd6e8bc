//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A text cut to a length that can be read, around the part that matters.
func shortened(_ text: String, around position: Int = 0, to length: Int = 120) -> String {
    if text.count <= length { return text }
    let first = max(0, min(position - length / 3, text.count - length))
    let start = text.index(text.startIndex, offsetBy: first)
    let end = text.index(start, offsetBy: length, limitedBy: text.endIndex) ?? text.endIndex
    return (first > 0 ? "…" : "") + text[start..<end] + (end < text.endIndex ? "…" : "")
}

/// Two texts that differ, cut around the first difference.
func shortened(_ first: String, against second: String) -> (String, String) {
    let same = zip(first, second).prefix { $0 == $1 }.count
    return (shortened(first, around: same), shortened(second, around: same))
}
