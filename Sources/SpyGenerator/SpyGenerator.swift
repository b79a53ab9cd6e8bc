//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Turns the text of a protocol declaration into the text of its spy.
///
/// Everything here is a pure function: declaration text → tokens → syntax → model → text and diagnostics.
package enum SpyGenerator {
    /// What comes out for one declaration.
    package struct Expansion: Hashable, Sendable {
        /// The spy's type, to stand beside the protocol; empty when there is none.
        package var peer: String
        /// The extension that holds the members; empty when the spy holds them itself.
        package var protocolExtension: String
        package var diagnostics: [Diagnostic]
    }

    /// Expands `@Spyable` on `source`, which is the declaration with all its attributes.
    ///
    /// A declaration that cannot be read whole has diagnostics and no text, so that one mistake is one error.
    ///
    /// - Complexity: O(*n*) in the length of the source, for a bounded depth of nesting.
    package static func expand(_ source: String, in context: DeclarationContext = DeclarationContext()) -> Expansion {
        var parser = Parser(source)
        let declaration: Parser.Declaration
        do throws(Parser.Failure) {
            declaration = try parser.parseDeclaration()
        } catch {
            return Expansion(peer: "", protocolExtension: "", diagnostics: parser.diagnostics + [error.diagnostic])
        }
        var diagnostics = parser.diagnostics
        switch declaration {
        case .other(let keyword, let name, let attributes):
            diagnostics.append(Refusal.notAProtocol(keyword, name, attributes, source))
        case .protocolDeclaration(let syntax):
            diagnostics += Refusal.diagnostics(for: syntax, in: context, source)
            var builder = ModelBuilder(syntax, in: context)
            let model = builder.build()
            diagnostics += builder.diagnostics
            guard !diagnostics.contains(where: { $0.severity == .error }) else { break }
            let renderer = SpyRenderer(model: model, needsSendable: builder.needsSendableClosures)
            return Expansion(
                peer: renderer.peer(),
                protocolExtension: renderer.protocolExtension(),
                diagnostics: diagnostics
            )
        }
        return Expansion(peer: "", protocolExtension: "", diagnostics: diagnostics)
    }

    /// What is read of a protocol; nil where something cannot be read.
    package static func syntax(of source: String) -> ProtocolSyntax? {
        var parser = Parser(source)
        guard case .protocolDeclaration(let syntax)? = try? parser.parseDeclaration(), parser.diagnostics.isEmpty else {
            return nil
        }
        return syntax
    }

    /// The class that `@Spyable(subclassing: Base.self)` names.
    package static func superclass(in attribute: String) -> TypeSyntax? {
        var parser = Parser(attribute)
        guard parser.take("@"), parser.atName else { return nil }
        while !parser.isAtEnd, !parser.at("(") { parser.advance() }
        guard parser.take("("), parser.takeWord("subclassing"), parser.take(":"), let type = try? parser.parseType(),
            case .member(let base, "self", _) = type
        else { return nil }
        return base
    }
}
