//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The numbers of keys that stand elsewhere, in an array of registrations or groups: open addressing, four bytes a place.
///
/// A dictionary would hold each key once more, and hash it with care that addresses of metadata do not need.
struct KeyIndex: Sendable {
    /// A number and one; 0 is a free place.
    private var places: [UInt32]
    private var shift: UInt64

    /// Makes an index for as many keys as are given.
    init(capacity: Int) {
        // At least a quarter of the places stays free.
        let bits = max(2, Int.bitWidth - (capacity + capacity / 3).leadingZeroBitCount)
        places = Array(repeating: 0, count: 1 << bits)
        shift = UInt64(64 - bits)
    }

    /// The number of a key.
    ///
    /// - Complexity: O(1) expected.
    func number(of key: KeyID, keyOf: (Int) -> KeyID) -> Int? {
        let place = places[place(of: key, keyOf)]
        return place == 0 ? nil : Int(place) - 1
    }

    /// The number of a key, which is `next` when the key is new.
    ///
    /// - Complexity: O(1) expected.
    mutating func number(of key: KeyID, orInsert next: Int, keyOf: (Int) -> KeyID) -> Int {
        let place = place(of: key, keyOf)
        if places[place] == 0 {
            places[place] = UInt32(next + 1)
        }
        return Int(places[place]) - 1
    }

    /// Where a key stands, or may be put.
    private func place(of key: KeyID, _ keyOf: (Int) -> KeyID) -> Int {
        var place = KeyID.start(of: key.bits, shift: shift)
        while places[place] != 0, keyOf(Int(places[place]) - 1) != key {
            place = (place + 1) & (places.count - 1)
        }
        return place
    }
}
