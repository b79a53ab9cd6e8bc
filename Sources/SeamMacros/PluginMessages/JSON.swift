//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A JSON value: the messages of the compiler need no more of a decoder, and without Foundation the plugin is built and
/// started in a fraction of the time.
indirect enum JSON {
    case null
    case bool(Bool)
    /// As written.
    case number(String)
    case string(String)
    case array([JSON])
    /// In the order in which the members are written.
    case object([(name: String, value: JSON)])

    /// The member that is called `name`.
    subscript(name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    var string: String? { if case .string(let text) = self { text } else { nil } }

    var integer: Int? { if case .number(let text) = self { Int(text) } else { nil } }

    var array: [JSON]? { if case .array(let elements) = self { elements } else { nil } }
}

extension JSON {
    /// The value as text, on one line.
    var text: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let text): text
        case .string(let text): Self.literal(text)
        case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { Self.literal($0.name) + ":" + $0.value.text }.joined(separator: ",") + "}"
        }
    }

    private static func literal(_ text: String) -> String {
        var bytes = [UInt8(ascii: "\"")]
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes += [UInt8(ascii: "\\"), byte]
            case 0..<0x20:
                let digits = String(byte, radix: 16)
                bytes += "\\u00\(byte < 0x10 ? "0" : "")\(digits)".utf8
            default:
                bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        return String(decoding: bytes, as: UTF8.self)
    }
}
