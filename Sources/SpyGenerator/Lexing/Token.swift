//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// One lexical token, with the white space and the comments in front of it.
///
/// The tokens of a text, each printed as `leadingTrivia + text`, are that text again.
final class Token: Sendable {
    /// What a token is, as far as it can be told without its neighbours.
    enum Kind {
        /// A name or a keyword; which of the two is for the parser to say.
        case identifier
        /// A name between backticks: never a keyword.
        case quotedIdentifier
        case number
        /// A whole string literal, interpolations and delimiters included.
        case string
        /// A run of operator characters.
        case operatorRun
        /// One of `( ) [ ] { } , : ; . @ #` and the backslash.
        case punctuation
        /// What no Swift file may contain.
        case unknown
        case endOfFile
    }

    let kind: Kind
    let text: String
    let leadingTrivia: String
    /// Where `text` starts, in UTF-8 bytes from the start of the input.
    let offset: Int

    init(kind: Kind, text: String, leadingTrivia: String, offset: Int) {
        self.kind = kind
        self.text = text
        self.leadingTrivia = leadingTrivia
        self.offset = offset
    }

    /// Where the text ends, in UTF-8 bytes from the start of the input.
    var endOffset: Int { offset + text.utf8.count }

    /// Whether the token is the first of its line.
    var isFirstOnLine: Bool { leadingTrivia.utf8.contains { $0 == 0x0A || $0 == 0x0D } }

    /// Whether nothing stands between the token and the one before it.
    var isAttached: Bool { leadingTrivia.isEmpty }

    /// Whether the token can be the name of something.
    var isName: Bool { kind == .identifier || kind == .quotedIdentifier }

    /// A name without its backticks.
    var name: String { kind == .quotedIdentifier ? text.barePart : text }

    func isWord(_ word: String) -> Bool { kind == .identifier && text == word }

    func isWord(in words: Set<String>) -> Bool { kind == .identifier && words.contains(text) }

    func isPunctuation(_ character: String) -> Bool { kind == .punctuation && text == character }

    func isOperator(_ characters: String) -> Bool { kind == .operatorRun && text == characters }
}
