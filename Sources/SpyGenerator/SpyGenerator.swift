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
    package struct Expansion: Sendable {
        /// The spy's type, to stand beside the protocol; empty when there is none.
        package let peer: String
        /// The extension that holds the members; empty when the spy holds them itself.
        package let protocolExtension: String
        package let diagnostics: [Diagnostic]
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
            return Expansion(peer: "", protocolExtension: "", diagnostics: parser.diagnostics)
        }
        var diagnostics = parser.diagnostics
        switch declaration {
        case .other(let keyword, let name, let attributes):
            diagnostics.append(Refusal.notAProtocol(keyword, name, attributes, source))
        case .protocolDeclaration(let syntax):
            diagnostics += Refusal.diagnostics(for: syntax, in: context, source)
            if let neighbours = context.neighbours, let parent = UnspiedParent(of: syntax, in: neighbours) {
                if parent.isReportedHere { diagnostics.append(Refusal.unspied(parent, of: syntax, source)) }
                break
            }
            let builder = ModelBuilder(syntax, in: context)
            let model = builder.build()
            diagnostics += builder.diagnostics
            guard !diagnostics.contains(where: { $0.severity == .error }) else { break }
            let renderer = SpyRenderer(model)
            return Expansion(
                peer: renderer.peer(),
                protocolExtension: renderer.protocolExtension(),
                diagnostics: diagnostics
            )
        }
        return Expansion(peer: "", protocolExtension: "", diagnostics: diagnostics)
    }

    /// What is read of a protocol; nil where something cannot be read.
    static func syntax(of source: String) -> ProtocolSyntax? {
        var parser = Parser(source)
        guard case .protocolDeclaration(let syntax)? = try? parser.parseDeclaration(), parser.diagnostics.isEmpty else {
            return nil
        }
        return syntax
    }
}
