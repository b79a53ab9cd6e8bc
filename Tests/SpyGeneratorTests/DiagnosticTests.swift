//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Testing

@testable import SpyGenerator

struct DiagnosticTests {
    struct Row: CustomTestStringConvertible {
        var declaration: String
        var message: String
        /// The text at whose first occurrence the message stands.
        var place: String
        /// What the first fix-it makes of the declaration.
        var mended: String?
        var enclosing: [String] = []

        var testDescription: String { declaration }
    }

    /// Declaration : message : place.
    static let rows = [
        Row(
            declaration: "@Spyable struct Files {}",
            message: "'@Spyable' makes a spy of a protocol; 'Files' is a struct: "
                + "put the attribute on a protocol that 'Files' conforms to",
            place: "@Spyable",
            mended: "struct Files {}"
        ),
        Row(
            declaration: "// A\n@Spyable\n@MainActor final class Files: Base {}",
            message: "'@Spyable' makes a spy of a protocol; 'Files' is a class: "
                + "put the attribute on a protocol that 'Files' conforms to",
            place: "@Spyable",
            mended: "// A\n@MainActor final class Files: Base {}"
        ),
        Row(
            declaration: "@Spyable actor Files {}",
            message: "'@Spyable' makes a spy of a protocol; 'Files' is an actor: "
                + "put the attribute on a protocol that 'Files' conforms to",
            place: "@Spyable",
            mended: "actor Files {}"
        ),
        Row(
            declaration: "@Spyable protocol Files {}",
            message:
                "'@Spyable' cannot be used on the local protocol 'Files', because the compiler extends no local types; "
                + "move the protocol out of the function",
            place: "@Spyable",
            mended: "protocol Files {}",
            enclosing: ["\nfunc f() "]
        ),
        Row(
            declaration: "@Spyable protocol P: DistributedActor { }",
            message: "'@Spyable' cannot spy a distributed actor; put a local protocol in front of 'P' and spy that",
            place: "P:"
        ),
        Row(
            declaration: "@Spyable protocol P { func map(_ x: Transform) rethrows }",
            message:
                "'@Spyable' cannot see the closure whose errors are rethrown; write its type out instead of its name",
            place: "map"
        ),
        Row(
            declaration: "@Spyable protocol OptionSets: Sendable, Swift.OptionSet { }",
            message:
                "'@Spyable' cannot spy a 'OptionSet': that is about values, and no class can stand in for one; spy a "
                + "protocol that does not inherit from 'OptionSet'",
            place: "OptionSet {"
        ),
        Row(
            declaration: "@Spyable protocol P {\n    associatedtype Builder: Building<Self>\n}",
            message:
                "'@Spyable' cannot spy a protocol whose associated type 'Builder' is bound to 'Self', because no class can "
                + "name itself in its own generic clause; write a double of 'P' by hand",
            place: "Builder:"
        ),
        Row(
            declaration: "@Spyable protocol P where Key.Owner == Self {\n    associatedtype Key: Owned\n}",
            message:
                "'@Spyable' cannot spy a protocol whose associated type 'Key' is bound to 'Self', because no class can "
                + "name itself in its own generic clause; write a double of 'P' by hand",
            place: "Key: Owned"
        ),
        Row(
            declaration: "@Spyable protocol P {\n    func a()\n    distributed func b() async\n}",
            message:
                "'@Spyable' cannot spy a distributed requirement; put a local protocol in front of the distributed actor "
                + "and spy that",
            place: "distributed"
        ),
        Row(
            declaration: "@Spyable protocol P { var x: Int { get _modify } }",
            message:
                "'@Spyable' spies 'get' and 'set', not '_modify'; declare the requirement with 'get' or 'get set', "
                + "or give it a double by hand",
            place: "_modify"
        ),
        Row(
            declaration: "@Spyable protocol P { func f(_ g: () async -> Int) reasync -> Int }",
            message: "'@Spyable' cannot spy a 'reasync' requirement; make it 'async', or give it a double by hand",
            place: "reasync"
        ),
        Row(
            declaration: "@Spyable protocol P { func f(x: Int = 1) }",
            message: "a requirement cannot have default arguments; give the protocol an extension instead",
            place: "= 1"
        ),
        Row(
            declaration: "@Spyable protocol P {\n    #makeRequirements\n    func a()\n}",
            message: "'@Spyable' cannot see what '#makeRequirements' stands for; write the requirements out",
            place: "#make"
        ),
        Row(
            declaration: "@Spyable protocol P {\n    func a()\n    let x: Int\n}",
            message:
                "'@Spyable' cannot read this declaration: expected a requirement, found 'let'; write the requirement in "
                + "another way, or move it to a parent protocol that has a double by hand",
            place: "let"
        ),
        Row(
            declaration: "@Spyable protocol P { var bytes: RawSpan { get } }",
            message:
                "'@Spyable' cannot answer with a 'RawSpan', which must not outlive what it is taken from; give the "
                + "requirement a double by hand",
            place: "bytes"
        ),
        Row(
            declaration: "@Spyable protocol P {\n    #if os(Linux)\n    @MainActor\n    #endif\n    func a()\n}",
            message:
                "'@Spyable' cannot read this declaration: expected a requirement, found '#'; write the requirement in "
                + "another way, or move it to a parent protocol that has a double by hand",
            place: "#endif"
        ),
        Row(
            declaration: "@Spyable protocol P { func f<each A>(_ body: repeat (each A) -> Void) }",
            message: "'@Spyable' cannot record a parameter pack of closures; take a tuple, or give the requirement a "
                + "double by hand",
            place: "_ body"
        ),
        Row(
            declaration: "@Spyable protocol P { subscript<each A>(_ a: repeat each A) -> Int { get set } }",
            message: "'@Spyable' cannot set what is found by a parameter pack; take a tuple, or give the requirement a "
                + "double by hand",
            place: "_ a"
        ),
        Row(
            declaration: "@Spyable protocol P { func f<each A>(_ a: repeat [each A]) async }",
            message:
                "'@Spyable' cannot record more than one parameter pack of an 'async' requirement, nor one of anything "
                + "but 'each': the compiler mixes up their memory; take a tuple, or give the requirement a double by hand",
            place: "_ a"
        ),
        Row(
            declaration: "@Spyable protocol P { func f<each A, each B>(_ a: repeat each A, b: repeat each B) async }",
            message:
                "'@Spyable' cannot record more than one parameter pack of an 'async' requirement, nor one of anything "
                + "but 'each': the compiler mixes up their memory; take a tuple, or give the requirement a double by hand",
            place: "b: repeat"
        ),
        Row(
            declaration: "@Spyable protocol P { func f<each A, each B>(_ a: repeat each A, n: Int, b: repeat each B) }",
            message:
                "'@Spyable' cannot record a parameter between two parameter packs; put it behind or in front of them",
            place: "n: Int"
        ),
        Row(
            declaration: "@Spyable protocol P { func f<each A>(_ a: repeat each A, n: inout Int) }",
            message:
                "'@Spyable' cannot record a parameter pack beside what is inout, owned, borrowed or must not escape; "
                + "take a tuple, or give the requirement a double by hand",
            place: "n: inout"
        ),
        Row(
            declaration: "@Spyable protocol P {\n    #if A\n    func a()\n}",
            message: "this '#if' has no '#endif'",
            place: "#if"
        ),
        Row(
            declaration: "@Spyable protocol P { func f(_ x: Int)",
            message:
                "'@Spyable' cannot read this declaration: expected '}' after the members of a protocol, found the end "
                + "of the declaration; write the requirement in another way, or move it to a parent protocol that has a double "
                + "by hand",
            place: ""
        ),
    ]

    @Test(arguments: rows)
    func declarationsAreDiagnosedAtTheirPlace(row: Row) throws {
        let expansion = SpyGenerator.expand(row.declaration, in: DeclarationContext(enclosing: row.enclosing))
        let diagnostic = try #require(expansion.diagnostics.first)
        #expect(diagnostic.message == row.message)
        let place =
            row.place.isEmpty
            ? row.declaration.utf8.count
            : try offset(of: row.place, in: row.declaration)
        #expect(diagnostic.offset == place)
        #expect(diagnostic.severity == .error)
        // One mistake is one error, and there is no text that could not be compiled.
        #expect(expansion.diagnostics.count == 1)
        #expect(expansion.peer.isEmpty && expansion.protocolExtension.isEmpty)
        #expect(try mended(row.declaration, by: diagnostic) == row.mended)
    }

    @Test func everyBadMemberIsReported() {
        let expansion = SpyGenerator.expand(
            """
            @Spyable protocol P {
                let a: Int
                func good(_ x: Int)
                case b
                var c: Int { get _read }
            }
            """
        )
        #expect(expansion.diagnostics.count == 3)
    }

    private func offset(of text: String, in declaration: String) throws -> Int {
        let bytes = Array(declaration.utf8)
        let wanted = Array(text.utf8)
        return try #require(
            (0...(bytes.count - wanted.count)).first { Array(bytes[$0..<($0 + wanted.count)]) == wanted }
        )
    }

    private func mended(_ declaration: String, by diagnostic: Diagnostic) throws -> String? {
        guard let fixIt = diagnostic.fixIts.first else { return nil }
        var bytes = Array(declaration.utf8)
        bytes.replaceSubrange(fixIt.range, with: Array(fixIt.newText.utf8))
        return String(decoding: bytes, as: UTF8.self)
    }
}
