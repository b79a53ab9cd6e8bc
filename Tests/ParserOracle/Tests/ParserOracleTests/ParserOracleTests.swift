//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Testing

@testable import SpyGenerator

/// Compares what both parsers read.
///
/// `SEAM_ORACLE_COUNT` is the number of generated protocols.
struct ParserOracleTests {
    #if SEAM_HAS_ORACLE
    private static let count = ProcessInfo.processInfo.environment["SEAM_ORACLE_COUNT"].flatMap(Int.init) ?? 3000

    @Test func generatedProtocolsAreReadAlike() {
        var accepted = 0
        for seed in 1...Self.count {
            var writer = ProtocolWriter(seed: UInt64(seed))
            let source = writer.declaration()
            if compare(source, "seed \(seed)") { accepted += 1 }
        }
        // Most of what the writer makes has to be Swift, or little is compared.
        #expect(accepted > Self.count * 6 / 10)
        print("\(accepted) of \(Self.count) generated protocols compared")
    }

    @Test func theCasesAreReadAlike() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
            path: "../../../SpyableTests"
        )
        var compared = 0
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        for file in files where file.lastPathComponent.hasSuffix("Cases.swift") {
            let text = try String(contentsOf: file, encoding: .utf8)
            for source in declarations(in: text) where compare(source, source) { compared += 1 }
        }
        #expect(compared > 60)
        print("\(compared) protocols of the cases compared")
    }

    /// Whether the compiler accepts the source; if so, both readings have to be the same and the spy has to be Swift.
    private func compare(_ source: String, _ name: String) -> Bool {
        guard let wanted = CompilerReading.lines(of: source) else { return false }
        guard let read = GeneratorReading.lines(of: source) else {
            Issue.record("\(name): the generator cannot read\n\(source)\n\(SpyGenerator.expand(source).diagnostics)")
            return true
        }
        if read != wanted {
            let difference = read.difference(from: wanted).map { "\($0)" }.joined(separator: "\n")
            Issue.record("\(name): read differently\n\(difference)\n\(source)")
        }
        let expansion = SpyGenerator.expand(source)
        for text in [expansion.peer, expansion.protocolExtension] {
            // Only macros may declare names with a `$`.
            let plain = text.replacing("$", with: "S_")
            let complaints = CompilerReading.complaints(about: plain)
            if !complaints.isEmpty { Issue.record("\(name): the spy is not Swift: \(complaints)\n\(source)\n\(plain)") }
        }
        return true
    }

    /// The protocols of a file: from `@Spyable` to the end of its braces.
    private func declarations(in text: String) -> [String] {
        let tokens = Lexer.tokens(of: text)
        var found: [String] = []
        for start in tokens.indices where tokens[start].isPunctuation("@") && tokens[start + 1].text == "Spyable" {
            var depth = 0
            var source = ""
            for token in tokens[start...] {
                source += token.leadingTrivia + token.text
                if token.isPunctuation("{") { depth += 1 }
                guard token.isPunctuation("}") else { continue }
                depth -= 1
                if depth == 0 { break }
            }
            found.append(source)
        }
        return found
    }
    #else
    @Test(.disabled("this toolchain carries no SwiftParser beside its runtime library"))
    func generatedProtocolsAreReadAlike() {}
    #endif
}
