//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The few words of a type's runtime record that are needed to stay away from a crash in the runtime.
///
/// `_typeName` and `_mangledTypeName` of Swift 6.3 dereference null for the metatype of a constrained existential
/// (`any Sequence<Int>.Type`) and for everything that contains one. The layouts read here are part of the stable ABI.
struct TypeMetadata {
    private let words: UnsafePointer<UInt>

    init(_ type: Any.Type) {
        words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
    }

    private init(word: UInt) {
        words = UnsafePointer(bitPattern: word)!
    }

    /// The runtime's numbers for kinds of types.
    private enum Kind {
        static let structure: UInt = 0x200
        static let enumeration: UInt = 0x201
        static let optional: UInt = 0x202
        static let tuple: UInt = 0x301
        static let function: UInt = 0x302
        static let metatype: UInt = 0x304
        static let existentialMetatype: UInt = 0x306
        static let extendedExistential: UInt = 0x307
    }

    /// Whether the runtime's own printers must not be asked.
    var crashesTheRuntimesPrinter: Bool {
        switch words[0] {
        case Kind.extendedExistential: isMetatypeOfConstrainedExistential
        default: parts.contains { $0.crashesTheRuntimesPrinter }
        }
    }

    /// The first byte of an extended existential's shape says whether it is for values or for metatypes.
    private var isMetatypeOfConstrainedExistential: Bool {
        #if _ptrauth(_arm64e)
        return false  // the pointer to the shape is signed there, and must not be followed
        #else
        let metatype: UInt32 = 2
        return UnsafePointer<UInt32>(bitPattern: words[1])!.pointee & 0xFF == metatype
        #endif
    }

    private var instance: TypeMetadata { TypeMetadata(word: words[1]) }

    /// The types that this one is made of, where they can be found without knowing a declaration.
    private var parts: [TypeMetadata] {
        switch words[0] {
        case Kind.metatype, Kind.existentialMetatype:
            return [instance]
        case Kind.tuple:
            return (0..<Int(words[1])).map { TypeMetadata(word: words[3 + 2 * $0]) }
        case Kind.function:
            return (0...Int(words[1] & 0xFFFF)).map { TypeMetadata(word: words[2 + $0]) }
        case Kind.structure, Kind.enumeration, Kind.optional:
            return (0..<knownArgumentCount).map { TypeMetadata(word: words[2 + $0]) }
        default:
            return []
        }
    }

    private var knownArgumentCount: Int {
        switch words[1] {
        case TypeMetadata(Int?.self).words[1], TypeMetadata([Int].self).words[1]: 1
        case TypeMetadata(Set<Int>.self).words[1]: 1
        case TypeMetadata([Int: Int].self).words[1], TypeMetadata(Result<Int, any Error>.self).words[1]: 2
        default: 0
        }
    }
}
