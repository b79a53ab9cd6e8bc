//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A place in the source: where a spy was made, or something was said about it.
package struct Place: Sendable, Hashable, CustomStringConvertible {
    /// The module and the file's name.
    package let fileID: String
    /// The whole path of the file.
    package let filePath: String
    /// The line, counted from one.
    package let line: Int
    /// The column, counted from one.
    package let column: Int

    /// Makes a place from what the compiler's literals say.
    package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
        self.init(fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    }

    /// Makes a place from plain values.
    package init(fileID: String, filePath: String, line: Int, column: Int) {
        self.fileID = fileID
        self.filePath = filePath
        self.line = line
        self.column = column
    }

    /// `File.swift:12`, as messages print it.
    package var description: String {
        "\(fileID.split(separator: "/").last ?? "?"):\(line)"
    }

    /// The module of the file.
    var module: String { String(fileID.prefix { $0 != "/" }) }
}
