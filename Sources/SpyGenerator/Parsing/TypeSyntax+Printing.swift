//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Prints types in one normal form: single spaces, no comments.
extension TypeSyntax: CustomStringConvertible {
    package var description: String {
        switch self {
        case .named(let module, let name, let arguments):
            return (module.map { $0 + "::" } ?? "") + name + Self.list(arguments)
        case .member(let base, let name, let arguments):
            return "\(base).\(name)\(Self.list(arguments))"
        case .optional(let base):
            return "\(base)?"
        case .implicitlyUnwrapped(let base):
            return "\(base)!"
        case .array(let element):
            return "[\(element)]"
        case .dictionary(let key, let value):
            return "[\(key): \(value)]"
        case .inlineArray(let count, let element):
            return "[\(count) of \(element)]"
        case .tuple(let elements):
            return "(" + elements.map(\.description).joined(separator: ", ") + ")"
        case .function(let function):
            return function.description
        case .modified(let modifiers, let base):
            return modifiers.map { $0.name + $0.arguments + " " }.joined() + base.description
        case .composition(let parts):
            return parts.map(\.description).joined(separator: " & ")
        case .existential(let base):
            return "any \(base)"
        case .opaque(let base):
            return "some \(base)"
        case .suppressed(let base):
            return "~\(base)"
        case .expansion(let pattern):
            return "repeat \(pattern)"
        case .packElement(let base):
            return "each \(base)"
        case .literal(let text):
            return text
        }
    }

    private static func list(_ arguments: [TypeSyntax]) -> String {
        arguments.isEmpty ? "" : "<" + arguments.map(\.description).joined(separator: ", ") + ">"
    }
}

extension TupleElementSyntax: CustomStringConvertible {
    package var description: String {
        let names = [firstName, secondName].compactMap { $0 }.joined(separator: " ")
        return (names.isEmpty ? "" : names + ": ") + type.description + (isVariadic ? "..." : "")
    }
}

extension FunctionTypeSyntax: CustomStringConvertible {
    package var description: String {
        "(" + parameters.map(\.description).joined(separator: ", ") + ")\(effects) -> \(result)"
    }
}

/// Prints with a space in front, so that it can follow a parameter list.
extension EffectsSyntax: CustomStringConvertible {
    package var description: String {
        var text = isAsync ? " async" : ""
        switch throwing {
        case .untyped: text += " throws"
        case .typed(let type): text += " throws(\(type))"
        case .rethrowing: text += " rethrows"
        case nil: break
        }
        return text
    }
}
