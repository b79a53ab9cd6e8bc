//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Cuts Swift source text into tokens without losing a byte of it.
///
/// There is no regular expression literal here: a declaration of a protocol has no place for one.
struct Lexer {
    var bytes: [UInt8]
    var position = 0

    /// All tokens of `source`; the last one is `.endOfFile`.
    ///
    /// - Complexity: O(*n*) in the length of the source.
    static func tokens(of source: String) -> [Token] {
        var lexer = Lexer(bytes: Array(source.utf8))
        var tokens: [Token] = []
        while true {
            let token = lexer.next()
            tokens.append(token)
            if token.kind == .endOfFile { return tokens }
        }
    }

    private mutating func next() -> Token {
        let triviaStart = position
        skipTrivia()
        let trivia = text(from: triviaStart)
        let start = position
        let kind = skipToken()
        return Token(kind: kind, text: text(from: start), leadingTrivia: trivia, offset: start)
    }

    private mutating func skipToken() -> Token.Kind {
        guard let byte = peek() else { return .endOfFile }
        switch byte {
        case UInt8(ascii: "`"):
            return skipQuotedIdentifier()
        case UInt8(ascii: "\""):
            return skipString(delimiters: 0)
        case UInt8(ascii: "#"):
            return skipHash()
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            skipNumber()
            return .number
        case UInt8(ascii: "."):
            if peek(1) == UInt8(ascii: ".") { return skipOperator() }
            position += 1
            return .punctuation
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
            UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "@"),
            UInt8(ascii: "\\"):
            position += 1
            return .punctuation
        default:
            return skipIdentifierOrOperator()
        }
    }

    private mutating func skipIdentifierOrOperator() -> Token.Kind {
        let (scalar, length) = scalar(at: position)
        if CharacterClass.startsIdentifier(scalar) {
            position += length
            while position < bytes.count {
                let (next, nextLength) = self.scalar(at: position)
                guard CharacterClass.continuesIdentifier(next) else { break }
                position += nextLength
            }
            return .identifier
        }
        if CharacterClass.startsOperator(scalar) { return skipOperator() }
        position += length
        return .unknown
    }

    /// A run of operator characters, ended by the start of a comment; a dot is part of it only when the run starts with one.
    private mutating func skipOperator() -> Token.Kind {
        let start = position
        let mayContainDots = peek() == UInt8(ascii: ".")
        while let byte = peek() {
            let (scalar, length) = scalar(at: position)
            let isDot = byte == UInt8(ascii: ".")
            guard isDot ? mayContainDots : CharacterClass.continuesOperator(scalar) else { break }
            if position > start, startsComment(at: position) { break }
            position += length
        }
        return .operatorRun
    }

    private mutating func skipQuotedIdentifier() -> Token.Kind {
        var end = position + 1
        while end < bytes.count, bytes[end] != UInt8(ascii: "`") {
            if bytes[end] == 0x0A || bytes[end] == 0x0D { break }
            end += 1
        }
        guard end < bytes.count, bytes[end] == UInt8(ascii: "`"), end > position + 1 else {
            position += 1
            return .unknown
        }
        position = end + 1
        return .quotedIdentifier
    }

    private mutating func skipHash() -> Token.Kind {
        var delimiters = 0
        while peek(delimiters) == UInt8(ascii: "#") { delimiters += 1 }
        if peek(delimiters) == UInt8(ascii: "\"") {
            position += delimiters
            return skipString(delimiters: delimiters)
        }
        position += 1
        return .punctuation
    }

    private mutating func skipNumber() {
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
                position += 1
            case UInt8(ascii: "."):
                guard let digit = peek(1), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return }
                position += 1
            default:
                return
            }
        }
    }

    func peek(_ distance: Int = 0) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    func text(from start: Int) -> String { String(decoding: bytes[start..<position], as: UTF8.self) }
}
