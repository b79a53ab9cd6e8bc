//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Bootstring decoding (RFC 3492) with the mangling's own letters: `_` sets the plain part off, `A` to `J` are digits.
enum Punycode {
    /// The decoded name, or nil when `letters` do not encode one.
    static func decode(_ letters: [Unicode.Scalar]) -> String? {
        let split = letters.lastIndex(of: "_")
        var scalars: [Int] = letters[..<(split ?? 0)].map { Int($0.value) }
        var rest = letters[(split.map { $0 + 1 } ?? 0)...]
        var codePoint = 128
        var insertion = 0
        var bias = 72
        var isFirst = true
        while !rest.isEmpty {
            let before = insertion
            var weight = 1
            var threshold = 0
            var step = 36
            while true {
                guard let digit = rest.popFirst().flatMap(digit(_:)) else { return nil }
                insertion += digit * weight
                threshold = min(max(step - bias, 1), 26)
                if digit < threshold { break }
                weight *= 36 - threshold
                step += 36
                guard weight < 1 << 31, insertion < 1 << 31 else { return nil }
            }
            let count = scalars.count + 1
            bias = adapted(insertion - before, count: count, isFirst: isFirst)
            isFirst = false
            codePoint += insertion / count
            insertion %= count
            scalars.insert(codePoint, at: insertion)
            insertion += 1
        }
        var result = ""
        for value in scalars {
            // Spaces and signs of a raw identifier are moved into the range of the surrogates.
            let plain = (0xD800..<0xD880).contains(value) ? value - 0xD800 : value
            guard let exact = UInt32(exactly: plain), let scalar = Unicode.Scalar(exact) else { return nil }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    private static func digit(_ letter: Unicode.Scalar) -> Int? {
        switch letter {
        case "a"..."z": letter.alphabetIndex
        case "A"..."J": letter.alphabetIndex + 26
        default: nil
        }
    }

    private static func adapted(_ change: Int, count: Int, isFirst: Bool) -> Int {
        var delta = change / (isFirst ? 700 : 2)
        delta += delta / count
        var bias = 0
        while delta > 455 {
            delta /= 35
            bias += 36
        }
        return bias + 36 * delta / (delta + 38)
    }
}
