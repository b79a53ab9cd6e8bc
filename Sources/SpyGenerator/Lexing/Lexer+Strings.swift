//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Lexer {
    /// How deeply string literals may be nested through interpolations.
    private static let maximumNesting = 32

    /// Skips a string literal whose `#` delimiters have been skipped already.
    ///
    /// A literal that is not ended is ended by its line, a multi-line one by the end of the text, and is `.unknown`.
    mutating func skipString(delimiters: Int, nesting: Int = 0) -> Token.Kind {
        let isMultiline =
            peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
            // `#"""#` is one quotation mark between delimiters, not the start of several lines.
            && !(delimiters > 0 && hasDelimiters(delimiters, at: position + 3))
        position += isMultiline ? 3 : 1
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "\""):
                if isMultiline {
                    if peek(1) == byte, peek(2) == byte, hasDelimiters(delimiters, at: position + 3) {
                        position += 3 + delimiters
                        return .string
                    }
                } else if hasDelimiters(delimiters, at: position + 1) {
                    position += 1 + delimiters
                    return .string
                }
                position += 1
            case UInt8(ascii: "\\") where hasDelimiters(delimiters, at: position + 1):
                position += 1 + delimiters
                if peek() == UInt8(ascii: "(") {
                    guard nesting < Self.maximumNesting, skipInterpolation(isMultiline, nesting) else {
                        return .unknown
                    }
                } else if let escaped = peek(), isMultiline || (escaped != 0x0A && escaped != 0x0D) {
                    position += 1
                }
            case 0x0A, 0x0D:
                if !isMultiline { return .unknown }
                position += 1
            default:
                position += 1
            }
        }
        return .unknown
    }

    private func hasDelimiters(_ count: Int, at index: Int) -> Bool {
        guard index + count <= bytes.count else { return false }
        return bytes[index..<(index + count)].allSatisfy { $0 == UInt8(ascii: "#") }
    }

    /// Skips `( … )` of an interpolation; literals inside nest.
    private mutating func skipInterpolation(_ isMultiline: Bool, _ nesting: Int) -> Bool {
        var depth = 0
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "("):
                depth += 1
                position += 1
            case UInt8(ascii: ")"):
                depth -= 1
                position += 1
                if depth == 0 { return true }
            case UInt8(ascii: "\""):
                guard skipString(delimiters: 0, nesting: nesting + 1) == .string else { return false }
            case UInt8(ascii: "#"):
                var delimiters = 0
                while peek(delimiters) == UInt8(ascii: "#") { delimiters += 1 }
                position += delimiters
                if peek() == UInt8(ascii: "\"") {
                    guard skipString(delimiters: delimiters, nesting: nesting + 1) == .string else { return false }
                }
            case 0x0A, 0x0D:
                if !isMultiline { return false }
                position += 1
            case UInt8(ascii: "/") where startsComment(at: position):
                skipTrivia()
            default:
                position += 1
            }
        }
        return false
    }
}
