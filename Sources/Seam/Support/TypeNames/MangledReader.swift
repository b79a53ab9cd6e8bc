//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Reads the letters of a mangled name: numbers, indices and identifiers.
struct MangledReader {
    private let letters: [Unicode.Scalar]
    private var position = 0
    /// The words that later identifiers can be abbreviated with.
    private var words: [[Unicode.Scalar]] = []

    /// Reads `name` from its beginning.
    ///
    /// Mangled names are ASCII, so that a letter is a byte.
    init(_ name: String) {
        letters = Array(name.unicodeScalars)
    }

    /// The next letter, or nil at the end.
    func peek() -> Unicode.Scalar? {
        position < letters.count ? letters[position] : nil
    }

    /// Goes on by one letter.
    mutating func advance() {
        position += 1
    }

    /// Goes past `letter` if it comes next.
    mutating func take(_ letter: Unicode.Scalar) -> Bool {
        guard peek() == letter else { return false }
        position += 1
        return true
    }

    /// A number in decimal digits.
    mutating func natural() -> Int? {
        var result = 0
        var digits = 0
        while let next = peek(), next.isDigit {
            digits += 1
            guard digits <= 18 else { return nil }
            result = result * 10 + Int(next.value - 0x30)
            position += 1
        }
        return digits > 0 ? result : nil
    }

    /// `_` is 0, `0_` is 1, `1_` is 2.
    mutating func index() -> Int? {
        if take("_") { return 0 }
        guard let number = natural(), take("_") else { return nil }
        return number + 1
    }

    /// Goes past the name of a generic parameter.
    mutating func genericParameter() -> Bool {
        if take("s") || take("z") { return true }
        if take("d") { return index() != nil && index() != nil }
        return index() != nil
    }

    /// A name: spelled out, abbreviated with words of earlier names, or in Punycode.
    mutating func identifier() -> String? {
        guard take("0") else {
            return literal().map(String.init(letters:))
        }
        if take("0") {
            guard let encoded = literal(isPunycode: true) else { return nil }
            return Punycode.decode(encoded)
        }
        var name: [Unicode.Scalar] = []
        while true {
            var isLast = false
            while !isLast, let next = peek(), next.isLetter {
                position += 1
                isLast = next.isCapital
                guard next.alphabetIndex < words.count else { return nil }
                name += words[next.alphabetIndex]
            }
            // The last reference is followed by what remains, or by a zero if nothing does.
            if take("0") { break }
            guard let part = literal() else { return nil }
            name += part
            if isLast { break }
        }
        return name.isEmpty ? nil : String(letters: name)
    }

    /// A length and that many letters.
    private mutating func literal(isPunycode: Bool = false) -> [Unicode.Scalar]? {
        guard let length = natural(), length > 0 else { return nil }
        if isPunycode { _ = take("_") }
        guard length <= letters.count - position else { return nil }
        let slice = Array(letters[position..<position + length])
        position += length
        collectWords(of: slice)
        return slice
    }

    /// Words begin at a letter, and end before an underscore and before the capital that follows a small letter.
    private mutating func collectWords(of slice: [Unicode.Scalar]) {
        var word: [Unicode.Scalar] = []
        for (index, letter) in slice.enumerated() {
            let startsNext = letter.isCapital && index > 0 && !slice[index - 1].isCapital
            if letter == "_" || startsNext { finish(&word) }
            if letter != "_", !word.isEmpty || !letter.isDigit { word.append(letter) }
        }
        finish(&word)
    }

    private mutating func finish(_ word: inout [Unicode.Scalar]) {
        if word.count >= 2, words.count < 26 { words.append(word) }
        word = []
    }
}

extension String {
    fileprivate init(letters: [Unicode.Scalar]) {
        self.init(String.UnicodeScalarView(letters))
    }
}

extension Unicode.Scalar {
    /// Whether it is one of `0` to `9`.
    var isDigit: Bool { ("0"..."9").contains(self) }

    /// Whether it is one of `A` to `Z`.
    var isCapital: Bool { ("A"..."Z").contains(self) }

    /// Whether it is one of `a` to `z` or `A` to `Z`.
    var isLetter: Bool { isCapital || ("a"..."z").contains(self) }

    /// The place of a letter in the alphabet: 0 for `a` and `A`.
    var alphabetIndex: Int { Int(value) - (isCapital ? 0x41 : 0x61) }
}
