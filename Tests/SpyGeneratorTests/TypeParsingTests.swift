//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Testing

@testable import SpyGenerator

struct TypeParsingTests {
    /// Types in the normal form in which they are printed.
    @Test(arguments: [
        "Int", "Swift.Int", "Swift::Int", "A.B<C>.D", "[Int]", "[Int: [String]]", "[3 of Int]", "Int?", "Int??", "Int!",
        "()", "(Int)", "(a: Int, b: String?)", "(_ a: Int, Int...)", "() -> Void",
        "(Int) async throws(E) -> (Int) -> Void",
        "@escaping @Sendable (inout Int) -> Void", "@convention(block) () -> Void", "any A & B", "some A", "(any A)?",
        "any ~Copyable", "A & ~Escapable", "A.Type", "(any A).Type", "any A.Type", "inout [Int]", "sending Box<Int>",
        "consuming Parcel", "isolated (any Actor)?", "repeat each T", "repeat (each T).Type", "Pair<[T], (T, String)>",
        "nonisolated(nonsending) () async -> Void", "@isolated(any) () -> Void", "Vector<3, -1>",
        "@MainActor () -> Void",
        "@autoclosure () throws -> Int", "(repeat each T)", "`Type`.X", "Result<Data, any Swift.Error>",
        "borrowing Self",
        "((A, B) -> C) -> D", "[any A<Int>]", "sending", "Protocol.Protocol",
    ])
    func typesPrintAsTheyAreWritten(text: String) throws {
        var parser = Parser(text)
        let type = try parser.parseType()
        #expect(parser.isAtEnd)
        #expect(type.description == text)
    }

    @Test(arguments: [
        ("Array < Int >", "Array<Int>"), ("[Int/*x*/:String]", "[Int: String]"), ("A<B<C>>?", "A<B<C>>?"),
        ("()async->()", "() async -> ()"), ("Int  ?", "Int?"), ("(\n  Int,\n  String,\n)", "(Int, String)"),
    ])
    func typesArePrintedInOneForm(text: String, printed: String) throws {
        var parser = Parser(text)
        #expect(try parser.parseType().description == printed)
    }

    @Test(arguments: ["", "[", "(Int", "A<", "func", "@", "[Int:", "() ->", "A & "])
    func whatIsNoTypeFails(text: String) {
        var parser = Parser(text)
        #expect(throws: Parser.Failure.self) { try parser.parseType() }
    }

    @Test func nestingIsBounded() {
        for (open, close) in [
            ("[", "]"), ("(", ")"), ("A<", ">"), ("() -> ", ""), ("@A ", ""), ("any ", ""), ("~", ""),
        ] {
            let text = String(repeating: open, count: 20_000) + "Int" + String(repeating: close, count: 20_000)
            let expansion = SpyGenerator.expand("@Spyable protocol P { func f(_ x: \(text)) }")
            #expect(expansion.peer.isEmpty || expansion.diagnostics.isEmpty)
        }
        for chain in ["?", "!", ".A", "<B>"] {
            let text = "Int" + String(repeating: chain, count: 20_000)
            _ = SpyGenerator.expand("@Spyable protocol P { func f(_ x: \(text)) }")
        }
        let conditionals = String(repeating: "#if A\n", count: 5000) + String(repeating: "#endif\n", count: 5000)
        _ = SpyGenerator.expand("@Spyable protocol P {\n\(conditionals)}")
    }

    @Test func theTextGrowsWithTheDeclaration() {
        func size(_ count: Int) -> Int {
            let type = String(repeating: "[", count: 40) + "Int" + String(repeating: "]", count: 40)
            let members = (0..<count).map { "func f\($0)(_ x: \(type), _ y: (\(type)) -> \(type)) throws -> \(type)\n" }
            let expansion = SpyGenerator.expand("@Spyable protocol P {\n\(members.joined())}")
            return expansion.peer.utf8.count + expansion.protocolExtension.utf8.count
        }
        let (small, large) = (size(10), size(100))
        #expect(large < small * 11)
    }
}
