//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A path, in the bytes that the file system uses.
///
/// Paths are compared byte by byte: a name in composed Unicode and the same name in decomposed Unicode are two files for
/// most file systems, although they are equal as strings. A name does not even have to be valid UTF-8.
package struct FilePath: Hashable, Sendable {
    package let bytes: [UInt8]

    package init(bytes: some Sequence<UInt8>) {
        self.bytes = Array(bytes)
    }

    package init(_ text: String) {
        bytes = Array(text.utf8)
    }

    /// The path of something in a folder.
    package static func / (folder: FilePath, name: FilePath) -> FilePath {
        guard let last = folder.bytes.last else {
            return name
        }
        return FilePath(bytes: folder.bytes + (last == slash ? [] : [slash]) + name.bytes)
    }

    /// The folder that holds the file: `a` for `a/b`, and `.` for `b`.
    package var parent: FilePath {
        let trimmed = trimmingSlashes
        guard let end = trimmed.bytes.lastIndex(of: Self.slash) else {
            return "."
        }
        return end == 0 ? "/" : FilePath(bytes: trimmed.bytes[..<end]).trimmingSlashes
    }

    /// The last part of the path.
    package var name: FilePath {
        let trimmed = trimmingSlashes
        guard let end = trimmed.bytes.lastIndex(of: Self.slash), trimmed.bytes.count > 1 else {
            return trimmed
        }
        return FilePath(bytes: trimmed.bytes[(end + 1)...])
    }

    /// The path without slashes at its end.
    var trimmingSlashes: FilePath {
        var bytes = bytes
        while bytes.count > 1, bytes.last == Self.slash {
            bytes.removeLast()
        }
        return FilePath(bytes: bytes)
    }

    private static let slash = UInt8(ascii: "/")
}

extension FilePath: Comparable {
    package static func < (left: FilePath, right: FilePath) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}

extension FilePath: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) {
        self.init(text)
    }
}

extension FilePath: CustomStringConvertible {
    /// The path as it can be printed on one line: control characters are written as escapes.
    package var description: String {
        String(decoding: bytes, as: UTF8.self).unicodeScalars
            .map { $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : String($0) }
            .joined()
    }
}

extension FilePath: Codable {
    /// Reads a string, or the bytes of a path that is not one.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self.init(text)
        } else {
            self.init(bytes: try container.decode([UInt8].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let text = String(validating: bytes, as: UTF8.self) {
            try container.encode(text)
        } else {
            try container.encode(bytes)
        }
    }
}
