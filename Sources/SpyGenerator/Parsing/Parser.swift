//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Reads one declaration from its tokens.
///
/// What cannot be read is reported and thrown; it is caught at the nearest member, so that one unknown requirement does
/// not hide the others.
struct Parser {
    /// How deeply types, clauses and `#if` may be nested.
    static let maximumDepth = 100

    private(set) var tokens: [Token]
    private(set) var index = 0
    var depth = 0
    var diagnostics: [Diagnostic] = []

    /// A place where the text could not be read; what there is to say of it is among the diagnostics.
    struct Failure: Error {}

    init(_ source: String) {
        tokens = Lexer.tokens(of: source)
    }

    // MARK: - Looking

    var current: Token { tokens[index] }

    /// The token `distance` places ahead; the end of the file when there is none.
    func peek(_ distance: Int = 1) -> Token { tokens[min(index + distance, tokens.count - 1)] }

    var isAtEnd: Bool { current.kind == .endOfFile }

    func atWord(_ word: String) -> Bool { current.isWord(word) }

    func at(_ punctuation: String) -> Bool { current.isPunctuation(punctuation) }

    /// Whether the current operator run starts with `prefix`.
    func atOperator(_ prefix: String) -> Bool { current.kind == .operatorRun && current.text.hasPrefix(prefix) }

    /// Whether the current token can be the name of something.
    var atName: Bool { current.isName }

    // MARK: - Taking

    @discardableResult
    mutating func advance() -> Token {
        let token = current
        if index < tokens.count - 1 { index += 1 }
        return token
    }

    mutating func takeWord(_ word: String) -> Bool {
        guard atWord(word) else { return false }
        advance()
        return true
    }

    mutating func take(_ punctuation: String) -> Bool {
        guard at(punctuation) else { return false }
        advance()
        return true
    }

    /// Takes `prefix` off the current operator run, which may be longer: `>?` is a bracket and a question mark.
    mutating func takeOperator(_ prefix: String) -> Bool {
        guard atOperator(prefix) else { return false }
        let token = current
        if token.text == prefix {
            advance()
        } else {
            let rest = String(token.text.dropFirst(prefix.count))
            tokens[index] = Token(
                kind: .operatorRun,
                text: rest,
                leadingTrivia: "",
                offset: token.offset + prefix.utf8.count
            )
        }
        return true
    }

    mutating func expect(_ punctuation: String, in place: String) throws(Failure) {
        guard take(punctuation) else { throw unexpected("'\(punctuation)' \(place)") }
    }

    mutating func expectOperator(_ characters: String, in place: String) throws(Failure) {
        guard takeOperator(characters) else { throw unexpected("'\(characters)' \(place)") }
    }

    mutating func expectName(_ what: String) throws(Failure) -> NameSyntax {
        guard atName else { throw unexpected(what) }
        let token = advance()
        return NameSyntax(text: token.text, offset: token.offset)
    }

    // MARK: - Failing

    /// Reports what is wrong.
    mutating func failure(_ message: String, at offset: Int? = nil) -> Failure {
        diagnostics.append(Diagnostic(message, at: offset ?? current.offset))
        return Failure()
    }

    mutating func unexpected(_ wanted: String) -> Failure {
        let found = isAtEnd ? "the end of the declaration" : "'\(current.text)'"
        return failure(
            "'@Spyable' cannot read this declaration: expected \(wanted), found \(found); "
                + "write the requirement in another way, or move it to a parent protocol that has a double by hand"
        )
    }

    /// Goes one level deeper, for the caller to come back from, or fails when that is too deep.
    mutating func descend() throws(Failure) {
        guard depth < Self.maximumDepth else {
            throw failure("'@Spyable' reads at most \(Self.maximumDepth) levels of nesting; give the inner type a name")
        }
        depth += 1
    }

    /// Goes back to a place that was `index` before.
    mutating func backtrack(to index: Int) {
        self.index = index
    }
}

extension Set<String> {
    /// The words of a text.
    init(words text: String) { self.init(text.split(separator: " ").map(String.init)) }
}
