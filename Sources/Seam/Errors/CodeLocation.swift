//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A place in the source: where a service was registered, or where it was asked for.
///
/// ```swift
/// let here = CodeLocation(fileID: #fileID, line: #line)
/// print(here)  // SyncNotes/AppModule.swift:12
/// ```
public struct CodeLocation: Sendable, Hashable, CustomStringConvertible {
    /// The module and the file, as in `SyncNotes/AppModule.swift`.
    public let fileID: StaticString

    /// As narrow as a line may be: each registration keeps its place.
    @usableFromInline let number: UInt32

    /// The line, counted from one.
    @inlinable public var line: UInt { UInt(number) }

    /// Names a place; without arguments, the place of the call.
    @inlinable
    public init(fileID: StaticString = #fileID, line: UInt = #line) {
        self.fileID = fileID
        self.number = UInt32(clamping: line)
    }

    /// The file and the line, as compilers print them.
    public var description: String { "\(fileID):\(line)" }

    /// Whether both name the same line of the same file.
    public static func == (left: CodeLocation, right: CodeLocation) -> Bool {
        guard left.number == right.number, left.fileID.utf8CodeUnitCount == right.fileID.utf8CodeUnitCount else {
            return false
        }
        if left.fileID.utf8Start == right.fileID.utf8Start {
            return true
        }
        // The same file may have left its name in several places.
        return left.fileID.withUTF8Buffer { left in right.fileID.withUTF8Buffer { left.elementsEqual($0) } }
    }

    /// Feeds the line to the hasher; files differ seldom enough at one line.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(number)
        hasher.combine(fileID.utf8CodeUnitCount)
    }
}
