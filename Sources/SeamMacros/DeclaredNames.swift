//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// The names of what a source file declares, found without parsing it.
///
/// Comments and strings are searched as well: a name too many costs time and nothing else.
struct DeclaredNames {
    /// Names behind `protocol` and `class`.
    private(set) var parents: Set<String> = []
    private(set) var aliases: Set<String> = []
    private(set) var hasGlobalActors = false

    /// Searches a file.
    ///
    /// - Complexity: O(*n*) in the length of the file, in the C library's own loops.
    init(in contents: [UInt8]) {
        let text = contents + [0]
        text.withUnsafeBytes { bytes in
            let start = bytes.baseAddress!.assumingMemoryBound(to: CChar.self)
            parents = Self.names(behind: "protocol", in: start).union(Self.names(behind: "class", in: start))
            aliases = Self.names(behind: "typealias", in: start)
            hasGlobalActors = strstr(start, "@globalActor") != nil
        }
    }

    private static func names(behind keyword: String, in text: UnsafePointer<CChar>) -> Set<String> {
        var names: Set<String> = []
        var place = text
        while let found = strstr(place, keyword) {
            place = UnsafePointer(found) + keyword.utf8.count
            guard found == UnsafeMutablePointer(mutating: text) || !isPartOfName(found[-1]) else { continue }
            var end = place
            while end.pointee == space || end.pointee == backtick { end += 1 }
            guard end != place else { continue }
            let start = end
            while isPartOfName(end.pointee) { end += 1 }
            let bytes = UnsafeRawBufferPointer(start: start, count: end - start)
            if !bytes.isEmpty { names.insert(String(decoding: bytes, as: UTF8.self)) }
        }
        return names
    }

    private static let space = CChar(UInt8(ascii: " "))
    private static let backtick = CChar(UInt8(ascii: "`"))

    private static func isPartOfName(_ byte: CChar) -> Bool {
        switch UInt8(bitPattern: byte) {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
        default: false
        }
    }
}
