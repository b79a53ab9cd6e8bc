//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Reads one JSON value from its bytes.
///
/// - Complexity: O(*n*) in the number of bytes.
struct JSONReader {
    /// How deeply arrays and objects may be nested.
    private static let maximumDepth = 200

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    /// The value that `bytes` are the text of; nil when they are none.
    static func value(of bytes: [UInt8]) -> JSON? {
        var reader = JSONReader(bytes: bytes)
        guard let value = reader.readValue() else { return nil }
        reader.skipSpace()
        return reader.position == bytes.count ? value : nil
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = current, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard let byte = current, byte == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func take(word: String) -> Bool {
        guard bytes[position...].starts(with: word.utf8) else { return false }
        position += word.utf8.count
        return true
    }

    private mutating func readValue() -> JSON? {
        guard depth < Self.maximumDepth else { return nil }
        depth += 1
        defer { depth -= 1 }
        if take("{") { return readObject() }
        if take("[") { return readArray() }
        if take("\"") { return readString().map { .string($0) } }
        if take(word: "null") { return .null }
        if take(word: "true") { return .bool(true) }
        if take(word: "false") { return .bool(false) }
        return readNumber()
    }

    private mutating func readObject() -> JSON? {
        var members: [(name: String, value: JSON)] = []
        if take("}") { return .object(members) }
        repeat {
            guard take("\""), let name = readString(), take(":"), let value = readValue() else { return nil }
            members.append((name, value))
        } while take(",")
        return take("}") ? .object(members) : nil
    }

    private mutating func readArray() -> JSON? {
        var elements: [JSON] = []
        if take("]") { return .array(elements) }
        repeat {
            guard let element = readValue() else { return nil }
            elements.append(element)
        } while take(",")
        return take("]") ? .array(elements) : nil
    }

    private mutating func readNumber() -> JSON? {
        let start = position
        while let byte = current, Self.numberCharacters.contains(byte) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        return Double(text) == nil ? nil : .number(text)
    }

    private static let numberCharacters = Array("+-.0123456789Ee".utf8)

    /// The rest of a string whose quotation mark has been read.
    private mutating func readString() -> String? {
        var text: [UInt8] = []
        while let byte = current {
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let escaped = readEscape() else { return nil }
                text += String(escaped).utf8
            case 0..<0x20:
                return nil
            default:
                text.append(byte)
            }
        }
        return nil
    }

    /// What stands behind a backslash.
    private mutating func readEscape() -> Unicode.Scalar? {
        guard let byte = current else { return nil }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return readCodePoint()
        default: return nil
        }
    }

    /// Four digits; a high surrogate and a low one are one character.
    private mutating func readCodePoint() -> Unicode.Scalar? {
        guard let first = readDigits() else { return nil }
        guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
        guard take(word: "\\u"), let second = readDigits(), (0xDC00..<0xE000).contains(second) else { return nil }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    private mutating func readDigits() -> UInt32? {
        guard position + 4 <= bytes.count else { return nil }
        let digits = String(decoding: bytes[position..<(position + 4)], as: UTF8.self)
        position += 4
        return digits.utf8.allSatisfy { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }
            ? UInt32(digits, radix: 16) : nil
    }
}
