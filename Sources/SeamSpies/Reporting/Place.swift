//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A place in the source: where a spy was made, or something was said about it.
///
/// The compiler's literals are kept as they are: strings are made of them only for a message.
package struct Place: Sendable, CustomStringConvertible {
    private enum File: Sendable {
        case literal(id: StaticString, path: StaticString)
        case text(TextFile)
    }

    private let file: File
    /// The line, counted from one.
    package let line: Int
    /// The column, counted from one.
    package let column: Int
    /// Whether it is in set-up that tests share: the initializer of a suite, the initial value of one of its properties,
    /// or one of XCTest's functions for it.
    package let isInSetUp: Bool

    /// Makes a place from what the compiler's literals say.
    package init(
        fileID: StaticString,
        filePath: StaticString,
        line: UInt,
        column: UInt,
        function: StaticString? = nil
    ) {
        file = .literal(id: fileID, path: filePath)
        self.line = Int(line)
        self.column = Int(column)
        isInSetUp = function.map(isSetUp) ?? false
    }

    /// Makes a place from plain values.
    package init(fileID: String, filePath: String, line: Int, column: Int) {
        file = .text(TextFile(id: fileID, path: filePath))
        self.line = line
        self.column = column
        isInSetUp = false
    }

    /// The module and the file's name.
    package var fileID: String {
        switch file {
        case .literal(let id, _): id.description
        case .text(let file): file.id
        }
    }

    /// The whole path of the file.
    package var filePath: String {
        switch file {
        case .literal(_, let path): path.description
        case .text(let file): file.path
        }
    }

    /// The path as a literal, which XCTest wants; nil when the place came from elsewhere.
    package var pathLiteral: StaticString? {
        if case .literal(_, let path) = file { return path }
        return nil
    }

    /// `File.swift:12`, as messages print it.
    package var description: String {
        "\(fileID.split(separator: "/").last ?? "?"):\(line)"
    }

    /// The module of the file.
    package var module: String { String(fileID.prefix { $0 != "/" }) }
}

/// A file that no literal names.
private final class TextFile: Sendable {
    let id: String
    let path: String

    init(id: String, path: String) {
        self.id = id
        self.path = path
    }
}

/// Whether a function is set-up that tests share; a place outside of any function has the name of the type.
private func isSetUp(_ function: StaticString) -> Bool {
    guard function.hasPointerRepresentation else { return false }
    return function.withUTF8Buffer { name in
        func begins(with prefix: StaticString) -> Bool {
            prefix.withUTF8Buffer { name.starts(with: $0) }
        }
        if begins(with: "init(") || begins(with: "setUp") { return true }
        guard let first = name.first, !name.contains(UInt8(ascii: "(")) else { return false }
        return (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first)
    }
}
