//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// How visible the spy and its members are.
struct Access {
    /// `public`, `package`, `fileprivate` or `private` with a space behind it, or nothing.
    let text: String
    /// Whether the extension around the protocol says it, so that the peer must not.
    private let isInherited: Bool

    /// The same as the peer itself has to write it.
    var ofPeer: String { isInherited ? "" : text }

    /// The access of members: those of a private type need none of their own.
    var ofMembers: String { text == "private " ? "" : text }

    init(of modifiers: [ModifierSyntax], enclosing: [String]) {
        if let modifier = modifiers.first(where: { Self.levels.contains($0.name) && $0.detail == nil }) {
            // At the top of a file the two mean the same; inside a type a private peer sees what its protocol sees.
            let name = modifier.name == "private" && enclosing.isEmpty ? "fileprivate" : modifier.name
            text = name == "internal" ? "" : name + " "
            isInherited = false
        } else {
            text = enclosing.first.flatMap(Self.accessOfExtension) ?? ""
            isInherited = true
        }
    }

    private static let levels = Set(words: "public package internal fileprivate private open")

    /// Members of `public extension …` are public without saying so.
    private static func accessOfExtension(_ declaration: String) -> String? {
        var parser = Parser(declaration)
        guard (try? parser.parseAttributes()) != nil, let modifiers = try? parser.parseModifiers(),
            parser.atWord("extension"), let level = modifiers.first(where: { levels.contains($0.name) }),
            level.name != "internal"
        else { return nil }
        return level.name + " "
    }
}
