//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The names that `name` was most likely meant to be.
///
/// What counts is the edit distance of the plain names: without `any`, attributes, modules, optional marks and case. A
/// name that contains the other one follows those that are a few letters away.
///
/// - Parameters:
///   - name: The name that was not found.
///   - candidates: The names that exist, each as a user writes it.
///   - limit: How many to give back at most.
/// - Returns: The nearest names, the best first, equally good ones in alphabetical order; each name once.
/// - Complexity: O(*n* · *m*) for *n* candidates and the length *m* of the name, of which no more than 64 letters count.
package func nearestNames(to name: String, in candidates: some Sequence<String>, limit: Int = 3) -> [String] {
    guard limit > 0 else { return [] }
    let wanted = PlainName(name)
    guard !wanted.letters.isEmpty else { return [] }
    // Two letters in three have to be right, so that what is suggested looks like what was meant.
    let tolerance = max(1, wanted.letters.count / 3)
    var found: [(rank: Int, name: String)] = []
    for candidate in candidates where candidate != name {
        if let rank = wanted.rank(of: PlainName(candidate), tolerance: tolerance) { found.append((rank, candidate)) }
    }
    found.sort { ($0.rank, $0.name) < ($1.rank, $1.name) }
    var result: [String] = []
    for (_, name) in found where result.count < limit && result.last != name { result.append(name) }
    return result
}

/// What is compared of a name.
private struct PlainName {
    /// The lowercase letters of the name, at most 64.
    let letters: [UInt8]

    init(_ text: String) {
        var words = text.split(separator: " ").drop {
            $0 == "any" || $0.hasPrefix("@") || $0 == "nonisolated(nonsending)"
        }
        words.removeAll { $0 == "any" || $0 == "(any" }
        var letters: [UInt8] = []
        for byte in words.joined(separator: " ").utf8 where letters.count < 64 {
            switch byte {
            case UInt8(ascii: "."): letters.removeAll()  // what was before was the module or the outer type
            case UInt8(ascii: "?"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "`"): continue
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(byte + 32)
            default: letters.append(byte)
            }
        }
        self.letters = letters
    }

    /// How far `other` is: its edit distance, or more than any of those when one name contains the other.
    func rank(of other: PlainName, tolerance: Int) -> Int? {
        guard !other.letters.isEmpty else { return nil }
        if let distance = editDistance(letters, other.letters, atMost: tolerance) { return distance }
        let (short, long) = letters.count < other.letters.count ? (letters, other.letters) : (other.letters, letters)
        guard short.count >= 4, long.contains(short) else { return nil }
        return 64 + long.count - short.count
    }
}

/// How many letters have to be changed, put in, left out or swapped with their neighbour; nil when more than `limit`.
private func editDistance(_ one: [UInt8], _ other: [UInt8], atMost limit: Int) -> Int? {
    guard abs(one.count - other.count) <= limit else { return nil }
    var beforeLast = [Int](repeating: 0, count: other.count + 1)
    var last = Array(0...other.count)
    var current = beforeLast
    for row in 1..<(one.count + 1) {
        current[0] = row
        var best = row
        for column in 1..<(other.count + 1) {
            let isSame = one[row - 1] == other[column - 1]
            var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (isSame ? 0 : 1))
            if row > 1, column > 1, one[row - 1] == other[column - 2], one[row - 2] == other[column - 1] {
                cost = min(cost, beforeLast[column - 2] + 1)
            }
            current[column] = cost
            best = min(best, cost)
        }
        if best > limit { return nil }
        swap(&beforeLast, &last)
        swap(&last, &current)
    }
    return last[other.count] <= limit ? last[other.count] : nil
}
