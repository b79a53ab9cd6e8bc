//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Testing

@testable import SeamMacros

struct JSONTests {
    @Test(arguments: [
        "null", "true", "false", "0", "-12.5e3", "[]", "{}", "[1,[2,{}],\"\"]", #"{"a":{"b":[null]},"c":"d"}"#,
        #""\"\\é😀""#,
    ])
    func textIsReadAndWrittenAgain(text: String) throws {
        let value = try #require(JSONReader.value(of: Array(text.utf8)))
        #expect(value.text == text)
    }

    @Test(arguments: [
        (#""\u00e9\n\t\/""#, "é\n\t/"), (#""\ud83d\ude00""#, "😀"), (#" "a" "#, "a"), (#""\b\f\r""#, "\u{8}\u{C}\r"),
    ])
    func escapesAreRead(text: String, string: String) {
        #expect(JSONReader.value(of: Array(text.utf8))?.string == string)
    }

    @Test(arguments: [
        "", "nul", "[1,]", "[1", "{\"a\"}", "{\"a\":}", "{a:1}", "\"", "\"\\x\"", "\"\\u12\"", #""\ud83d""#,
        #""\ud83d\u0041""#,
        #""\udc00""#, "1 2", "+", "--1", "\"\n\"", "\u{0}",
    ])
    func whatIsNoJSONIsRefused(text: String) {
        #expect(JSONReader.value(of: Array(text.utf8)) == nil)
    }

    @Test func nestingIsBounded() {
        #expect(JSONReader.value(of: Array(repeating: UInt8(ascii: "["), count: 100_000)) == nil)
    }

    @Test func whatIsWrittenIsReadByOthers() throws {
        let string = String(String.UnicodeScalarView((1..<0x300).compactMap(Unicode.Scalar.init))) + "\u{2028}😀\u{0}"
        let text = JSON.object([("k", .array([.string(string), .bool(true), .null]))]).text
        let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: [Any]]
        #expect(object?["k"]?.first as? String == string)
    }

    @Test func membersAreFound() {
        let value = JSONReader.value(of: Array(#"{"a":[1,"b"],"n":7}"#.utf8))
        #expect(value?["n"]?.integer == 7)
        #expect(value?["a"]?.array?.last?.string == "b")
        #expect(value?["x"] == nil)
        #expect(value?["n"]?.string == nil)
    }
}
