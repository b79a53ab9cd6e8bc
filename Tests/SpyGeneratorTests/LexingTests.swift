//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Testing

@testable import SpyGenerator

struct LexingTests {
    @Test(arguments: [
        "", "a", "protocol P {}", "/* a /* b */ c */ x // end", "`raw name` `in` $0", "a?.b!...c ..< d->e",
        "#\"\"\"\n \"# \\#(x(\"a\")) \"\"\"#", "\"a\\(b + \"c\\(d)\")e\"", "\"unended\nnext", "\"\"\"\nunended",
        "`unended\nx",
        "0x1F.2e3 1_000.5.x", "é名前👍 ± √x", "\u{FEFF}#!x\r\n\u{0}a", "@A(\"x\", *) #if a && b", "/* unended /* ",
    ])
    func tokensAreTheTextAgain(source: String) {
        #expect(printed(Lexer.tokens(of: source)) == source)
    }

    @Test func offsetsAreThoseOfTheText() {
        let source = "/* é */ func `in`(_ x: Int?...)"
        let bytes = Array(source.utf8)
        for token in Lexer.tokens(of: source) {
            #expect(Array(bytes[token.offset..<token.endOffset]) == Array(token.text.utf8))
        }
    }

    @Test func kindsAreTold() {
        let kinds = Lexer.tokens(of: "a `b c` 12 \"s\" -> ( \u{1}").map(\.kind)
        #expect(
            kinds == [
                .identifier, .quotedIdentifier, .number, .string, .operatorRun, .punctuation, .unknown, .endOfFile,
            ]
        )
    }

    @Test(arguments: [
        ("Int?...", ["Int", "?", "..."]), ("()->A", ["(", ")", "->", "A"]), ("A<B>?", ["A", "<", "B", ">?"]),
        ("a/*x*/+/*y*/b", ["a", "+", "b"]), ("...)", ["...", ")"]), ("`self`", ["`self`"]),
        ("\"\\(\")\")\"+1", ["\"\\(\")\")\"", "+", "1"]), ("#\"\"#x", ["#\"\"#", "x"]),
    ])
    func textIsCutIntoTokens(source: String, texts: [String]) {
        #expect(Lexer.tokens(of: source).dropLast().map(\.text) == texts)
    }

    @Test func randomBytesAreCutWithoutLoss() {
        var random = SplitMix(seed: 1)
        for _ in 0..<2000 {
            let source = String(
                decoding: (0..<Int.random(in: 0..<60, using: &random)).map { _ in
                    UInt8.random(in: 0...255, using: &random)
                },
                as: UTF8.self
            )
            #expect(printed(Lexer.tokens(of: source)) == source)
        }
    }

    private func printed(_ tokens: [Token]) -> String { tokens.map { $0.leadingTrivia + $0.text }.joined() }
}
