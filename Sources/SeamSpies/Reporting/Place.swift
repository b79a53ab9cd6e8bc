//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A place in the source: where a spy was made, or something was said about it.
package struct Place: Sendable, CustomStringConvertible {
    /// The module and the file's name.
    package let fileID: String
    /// The whole path of the file.
    package let filePath: String
    /// The path as a literal, which XCTest wants; nil when the place came from elsewhere.
    package let pathLiteral: StaticString?
    /// The line, counted from one.
    package let line: Int
    /// The column, counted from one.
    package let column: Int
    /// The function around it, where that matters.
    private let function: String?

    /// Makes a place from what the compiler's literals say.
    package init(
        fileID: StaticString,
        filePath: StaticString,
        line: UInt,
        column: UInt,
        function: StaticString? = nil
    ) {
        self.fileID = "\(fileID)"
        self.filePath = "\(filePath)"
        pathLiteral = filePath
        self.line = Int(line)
        self.column = Int(column)
        self.function = function.map { "\($0)" }
    }

    /// Makes a place from plain values.
    package init(fileID: String, filePath: String, line: Int, column: Int) {
        self.fileID = fileID
        self.filePath = filePath
        pathLiteral = nil
        self.line = line
        self.column = column
        function = nil
    }

    /// Whether it is in set-up that tests share: the initializer of a suite, the initial value of one of its properties,
    /// or one of XCTest's functions for it.
    package var isInSetUp: Bool {
        guard let function else { return false }
        if function.hasPrefix("init(") || function.hasPrefix("setUp") { return true }
        return !function.contains("(") && function.first?.isUppercase == true
    }

    /// `File.swift:12`, as messages print it.
    package var description: String {
        "\(fileID.split(separator: "/").last ?? "?"):\(line)"
    }

    /// The module of the file.
    package var module: String { String(fileID.prefix { $0 != "/" }) }
}
