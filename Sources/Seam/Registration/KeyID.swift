//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A key without its service's type: the type's metadata, and what else tells the service from others of its type.
///
/// Two words, since a container keeps one for each declared dependency.
@usableFromInline
struct KeyID: @unchecked Sendable {
    // Unchecked: a metatype is a pointer to immutable memory.

    /// What tells services of one type apart, with its hash.
    @usableFromInline
    final class Detail: Sendable {
        enum Distinction: Sendable, Equatable {
            case name(String)
            case place(CodeLocation, column: UInt)
            /// One of the elements that were contributed to an array; also the array's name, where it has one.
            case part(Int, array: String?)
        }

        let distinction: Distinction
        let bits: UInt

        init(_ type: Any.Type, _ distinction: Distinction, hash: UInt64) {
            self.distinction = distinction
            // Odd, so that it never meets the address of a type's metadata.
            let address = UInt64(UInt(bitPattern: ObjectIdentifier(type)))
            let mixed = (address ^ (hash << 17 | hash >> 47)) &* 0x9e37_79b9_7f4a_7c15
            self.bits = UInt(truncatingIfNeeded: mixed >> 16) | 1
        }
    }

    @usableFromInline let type: Any.Type
    let detail: Detail?

    /// The key of a plain type.
    @usableFromInline
    init(_ type: Any.Type) {
        self.type = type
        self.detail = nil
    }

    init(type: Any.Type, name: String) {
        // FNV-1a: names are short.
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        self.type = type
        self.detail = Detail(type, .name(name), hash: hash)
    }

    init(type: Any.Type, location: CodeLocation, column: UInt) {
        self.type = type
        self.detail = Detail(
            type,
            .place(location, column: column),
            hash: UInt64(location.line &* 0x1_0001 &+ column)
        )
    }

    init(type: Any.Type, part: Int, of array: KeyID) {
        self.type = type
        let hash = UInt64(truncatingIfNeeded: part) &+ UInt64(array.bits)
        self.detail = Detail(type, .part(part, array: array.label), hash: hash)
    }

    /// What tables are probed with; for a plain type the address of its metadata, which is even.
    @usableFromInline
    var bits: UInt {
        detail?.bits ?? UInt(bitPattern: ObjectIdentifier(type))
    }

    /// Where the search for a key's bits begins in a table; `shift` leaves as many bits as its places need.
    ///
    /// Addresses differ in their middle bits: the upper bits of a product with the golden ratio depend on all of them.
    @inline(__always)
    static func start(of bits: UInt, shift: UInt64) -> Int {
        Int(truncatingIfNeeded: (UInt64(bits) &* 0x9e37_79b9_7f4a_7c15) &>> shift)
    }

    /// Whether the service is found by its type alone.
    var isPlain: Bool { detail == nil }

    var name: String? {
        if case .name(let name) = detail?.distinction { name } else { nil }
    }
}

extension KeyID: Hashable {
    @usableFromInline
    static func == (left: KeyID, right: KeyID) -> Bool {
        guard left.type == right.type else {
            return false
        }
        if left.detail === right.detail {
            return true
        }
        return left.detail?.distinction == right.detail?.distinction
    }

    @usableFromInline
    func hash(into hasher: inout Hasher) {
        hasher.combine(bits)
    }
}

extension KeyID: CustomStringConvertible {
    /// The key as its user writes it.
    @usableFromInline
    var description: String {
        switch detail?.distinction {
        case nil: typeName(type)
        case .part: "\(typeName(type)) (\(label ?? ""))"
        case .name(let name): "\(typeName(type)) named \"\(name)\""
        case .place(let location, _): "\(typeName(type)) (key declared at \(location))"
        }
    }
}
