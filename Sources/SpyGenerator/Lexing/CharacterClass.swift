//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Which characters make identifiers and which make operators, as the language's grammar lists them.
struct CharacterClass {
    /// The first and the last character of each range, one after the other, in ascending order.
    private let bounds: [UInt32]

    func contains(_ scalar: UInt32) -> Bool {
        var lower = 0
        while lower < bounds.count, bounds[lower] <= scalar {
            if scalar <= bounds[lower + 1] { return true }
            lower += 2
        }
        return false
    }

    static func startsIdentifier(_ scalar: UInt32) -> Bool {
        continuesIdentifier(scalar) && !digits.contains(scalar) && !combining.contains(scalar)
    }

    static func continuesIdentifier(_ scalar: UInt32) -> Bool {
        // The last two characters of every plane are none.
        identifiers.contains(scalar) && (scalar < 0x10000 || scalar & 0xFFFF <= 0xFFFD)
    }

    static func startsOperator(_ scalar: UInt32) -> Bool { operators.contains(scalar) }

    static func continuesOperator(_ scalar: UInt32) -> Bool {
        operators.contains(scalar) || operatorMarks.contains(scalar)
    }

    private static let identifiers = CharacterClass(bounds: [
        0x24, 0x24, 0x30, 0x39, 0x41, 0x5A, 0x5F, 0x5F, 0x61, 0x7A, 0xA8, 0xA8, 0xAA, 0xAA, 0xAD, 0xAD, 0xAF, 0xAF,
        0xB2,
        0xB5, 0xB7, 0xBA, 0xBC, 0xBE, 0xC0, 0xD6, 0xD8, 0xF6, 0xF8, 0xFF, 0x0100, 0x167F, 0x1681, 0x180D, 0x180F,
        0x1FFF,
        0x200B, 0x200D, 0x202A, 0x202E, 0x203F, 0x2040, 0x2054, 0x2054, 0x2060, 0x206F, 0x2070, 0x218F, 0x2460, 0x24FF,
        0x2776, 0x2793, 0x2C00, 0x2DFF, 0x2E80, 0x2FFF, 0x3004, 0x3007, 0x3021, 0x302F, 0x3031, 0xD7FF, 0xF900, 0xFD3D,
        0xFD40, 0xFDCF, 0xFDF0, 0xFE44, 0xFE47, 0xFFF8, 0x10000, 0xEFFFD,
    ])

    private static let digits = CharacterClass(bounds: [0x30, 0x39])

    private static let combining = CharacterClass(bounds: [
        0x0300, 0x036F, 0x1DC0, 0x1DFF, 0x20D0, 0x20FF, 0xFE20, 0xFE2F,
    ])

    private static let operators = CharacterClass(bounds: [
        0x21, 0x21, 0x25, 0x26, 0x2A, 0x2B, 0x2D, 0x2F, 0x3C, 0x3F, 0x5E, 0x5E, 0x7C, 0x7C, 0x7E, 0x7E, 0xA1, 0xA7,
        0xA9,
        0xA9, 0xAB, 0xAC, 0xAE, 0xAE, 0xB0, 0xB1, 0xB6, 0xB6, 0xBB, 0xBB, 0xBF, 0xBF, 0xD7, 0xD7, 0xF7, 0xF7, 0x2016,
        0x2017, 0x2020, 0x2027, 0x2030, 0x203E, 0x2041, 0x2053, 0x2055, 0x205E, 0x2190, 0x23FF, 0x2500, 0x2775, 0x2794,
        0x2BFF, 0x2E00, 0x2E7F, 0x3001, 0x3003, 0x3008, 0x3020, 0x3030, 0x3030,
    ])

    private static let operatorMarks = CharacterClass(bounds: [
        0x0300, 0x036F, 0x1DC0, 0x1DFF, 0x20D0, 0x20FF, 0xFE00, 0xFE0F, 0xFE20, 0xFE2F, 0xE0100, 0xE01EF,
    ])
}

extension Lexer {
    /// The scalar at `index` and how many bytes it takes; a byte that is no valid start stands for itself.
    func scalar(at index: Int) -> (value: UInt32, length: Int) {
        let first = bytes[index]
        if first < 0x80 { return (UInt32(first), 1) }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC0, first < 0xF8, index + length <= bytes.count else { return (0xFFFD, 1) }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for position in (index + 1)..<(index + length) { value = value << 6 | UInt32(bytes[position] & 0x3F) }
        return (value, length)
    }
}
