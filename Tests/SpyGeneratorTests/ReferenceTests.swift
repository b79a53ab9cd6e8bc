//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Testing

@testable import SpyGenerator

/// Whole expansions, compared with files.
///
/// `SEAM_RECORD=1` writes the files anew; then read the difference.
struct ReferenceTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
        path: "References"
    )

    private static let names: [String] =
        (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
        .filter { $0.hasSuffix(".input.txt") }.map { String($0.dropLast(".input.txt".count)) }.sorted() ?? []

    static let inputs: [String] = names.compactMap { try? input(named: $0) }

    private static func input(named name: String) throws -> String {
        try String(contentsOf: folder.appending(path: name + ".input.txt"), encoding: .utf8)
    }

    @Test func thereAreReferences() {
        #expect(Self.names.count >= 12)
    }

    @Test(arguments: names)
    func expansionsAreThoseOfTheFile(name: String) throws {
        let input = try Self.input(named: name)
        let context = DeclarationContext(
            enclosing: name.hasPrefix("Nested") ? ["enum Outer {}"] : [],
            attribute: String(input.prefix { $0 != "\n" }),
            isMainActorByDefault: name.hasSuffix("ByDefault")
        )
        let expansion = SpyGenerator.expand(input, in: context)
        #expect(expansion.diagnostics.isEmpty)
        let text = "// The peer.\n" + expansion.peer + "\n// The extension.\n" + expansion.protocolExtension
        let file = Self.folder.appending(path: name + ".expected.txt")
        if ProcessInfo.processInfo.environment["SEAM_RECORD"] != nil {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == text)
    }
}
