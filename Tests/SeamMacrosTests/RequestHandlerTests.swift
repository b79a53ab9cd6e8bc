//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Testing

@testable import SeamMacros

struct RequestHandlerTests {
    @Test func capabilityIsAnswered() {
        let answer = reply(to: #"{"getCapability":{"capability":{"protocolVersion":9}}}"#)
        #expect(answer == #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
    }

    @Test func thePeerAndTheExtensionAreExpanded() throws {
        let peer = try expansion(of: "@Spyable protocol P { func f() }", role: "peer")
        #expect(peer.expandedSource?.contains("final class PSpy: P, SeamSpies.Spy {") == true)
        let members = try expansion(of: "@Spyable protocol P { func f() }", role: "extension")
        #expect(members.expandedSource?.contains("extension P where Self: SeamSpies.Spy {") == true)
        #expect(peer.diagnostics.isEmpty && members.diagnostics.isEmpty)
    }

    @Test func diagnosticsLandInTheUsersFile() throws {
        let source = "\n/* é */ @Spyable struct S {}"
        let peer = try expansion(of: source, role: "peer", offset: 100)
        let diagnostic = try #require(peer.diagnostics.first)
        #expect(diagnostic.position == Answer.Position(fileName: "/a/File.swift", offset: 100 + 10))
        #expect(diagnostic.severity == "error")
        let change = try #require(diagnostic.fixIts.first?.changes.first)
        #expect(change.range == Answer.Range(fileName: "/a/File.swift", startOffset: 110, endOffset: 119))
        // The other role has nothing to add.
        #expect(try expansion(of: source, role: "extension").diagnostics.isEmpty)
    }

    @Test func theSurroundingsAreRead() throws {
        let nested = try expansion(
            of: "@Spyable protocol P { func f() }",
            role: "peer",
            lexicalContext: ["\nenum Outer {}"]
        )
        #expect(nested.expandedSource?.contains("$f()") == true)
        let isolated = try expansion(
            of: "@Spyable protocol P { func f() async }",
            role: "extension",
            features: ["NoExplicitNonIsolated"]
        )
        #expect(isolated.expandedSource?.contains("@MainActor () async -> Swift.Void") == true)
        let subclass = try expansion(
            of: "@Spyable(subclassing: A.Base.self) @MainActor protocol P: A.Base { }",
            role: "peer",
            attribute: "@Spyable(subclassing: A.Base.self)"
        )
        #expect(
            subclass.expandedSource?.contains("@MainActor final class PSpy: A.Base, P, @MainActor SeamSpies.Spy")
                == true
        )
    }

    @Test(arguments: [
        "", "{}", "[]", "null", "{\"x\":1}", "{\"expandAttachedMacro\":{}}", "{\"expandFreestandingMacro\":{\"a\":1}}",
        "\u{0}",
        "{\"expandAttachedMacro\":{\"macroRole\":3}}",
    ])
    func whatCannotBeReadIsAnsweredWithAnError(message: String) {
        #expect(reply(to: message).contains(#""severity":"error""#))
    }

    @Test func librariesAreNotLoaded() {
        let answer = reply(to: #"{"loadPluginLibrary":{"libraryPath":"a","moduleName":"b"}}"#)
        #expect(answer.contains(#""loaded":false"#))
    }

    @Test func unknownMacrosAndRolesAreErrors() throws {
        #expect(try expansion(of: "protocol P {}", role: "member").diagnostics.count == 1)
        #expect(try expansion(of: "protocol P {}", role: "peer", type: "Other").diagnostics.count == 1)
    }

    @Test func mutatedMessagesAreAnswered() {
        let environment = ProcessInfo.processInfo.environment
        var random = SeededRandom(state: 3 &+ (environment["SEAM_FUZZ_SEED"].flatMap(UInt64.init) ?? 0))
        let message = Array(request("@Spyable protocol P { func f(_ x: Int) }", role: "peer").utf8)
        var handler = RequestHandler()
        let count = environment["SEAM_FUZZ"].flatMap(Int.init) ?? 500
        for _ in 0..<count {
            var bytes = message
            for _ in 0..<Int.random(in: 1...5, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if Bool.random(using: &random) { bytes.removeSubrange(Int.random(in: 0..<bytes.count, using: &random)...) }
            _ = handler.answer(to: bytes).json.text
        }
    }

    @Test func childrenLearnFromTheirFile() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "File.swift")
        let declaration = "@Spyable protocol Child: Base { func f() }"
        try "protocol Base: Actor {}\n\(declaration)".write(to: file, atomically: true, encoding: .utf8)
        let peer = try expansion(of: declaration, role: "peer", file: file.path)
        #expect(peer.expandedSource?.contains("actor ChildSpy: Child, SeamSpies.Spy") == true)
    }

    // MARK: - Messages

    private func reply(to message: String) -> String {
        var handler = RequestHandler()
        return handler.answer(to: Array(message.utf8)).json.text
    }

    private func request(
        _ source: String,
        role: String,
        attribute: String = "@Spyable",
        type: String = "SpyableMacro",
        offset: Int = 0,
        file: String = "/a/File.swift",
        lexicalContext: [String] = [],
        features: [String] = []
    ) -> String {
        func syntax(_ source: String) -> [String: Any] {
            [
                "kind": "declaration", "source": source,
                "location": ["fileID": "a/File.swift", "fileName": file, "offset": offset, "line": 1, "column": 1],
            ]
        }
        let configuration = try! JSONSerialization.data(withJSONObject: ["features": features])
        let message: [String: Any] = [
            "expandAttachedMacro": [
                "macro": ["moduleName": "SeamMacros", "typeName": type, "name": "Spyable"],
                "macroRole": role, "discriminator": "d", "attributeSyntax": syntax(attribute),
                "declSyntax": syntax(source), "lexicalContext": lexicalContext.map(syntax),
                "staticBuildConfiguration": String(decoding: configuration, as: UTF8.self),
            ]
        ]
        return String(decoding: try! JSONSerialization.data(withJSONObject: message), as: UTF8.self)
    }

    private func expansion(
        of source: String,
        role: String,
        attribute: String = "@Spyable",
        type: String = "SpyableMacro",
        offset: Int = 0,
        file: String = "/a/File.swift",
        lexicalContext: [String] = [],
        features: [String] = []
    ) throws -> Answer {
        let text = reply(
            to: request(
                source,
                role: role,
                attribute: attribute,
                type: type,
                offset: offset,
                file: file,
                lexicalContext: lexicalContext,
                features: features
            )
        )
        return try JSONDecoder().decode([String: Answer].self, from: Data(text.utf8))["expandMacroResult"]!
    }
}

/// An answer, read as the compiler reads it.
private struct Answer: Decodable {
    struct Position: Decodable, Equatable {
        var fileName: String
        var offset: Int
    }

    struct Range: Decodable, Equatable {
        var fileName: String
        var startOffset: Int
        var endOffset: Int
    }

    struct Change: Decodable {
        var range: Range
        var newText: String
    }

    struct FixIt: Decodable {
        var message: String
        var changes: [Change]
    }

    struct Diagnostic: Decodable {
        var message: String
        var severity: String
        var position: Position
        var highlights: [Range]
        var notes: [[String: String]]
        var fixIts: [FixIt]
    }

    var expandedSource: String?
    var diagnostics: [Diagnostic]
}

/// Random numbers that are the same in every run.
private struct SeededRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 33)
    }
}
