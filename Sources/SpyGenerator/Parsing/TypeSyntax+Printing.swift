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
            return (module.map { $0 + "::" } ?? "") + name + Self.clause(arguments)
        case .member(let base, let name, let arguments):
            return base.description + "." + name + Self.clause(arguments)
        case .optional(let base):
            return base.description + "?"
        case .implicitlyUnwrapped(let base):
            return base.description + "!"
        case .array(let element):
            return "[" + element.description + "]"
        case .dictionary(let key, let value):
            return "[" + key.description + ": " + value.description + "]"
        case .inlineArray(let count, let element):
            return "[" + count.description + " of " + element.description + "]"
        case .tuple(let elements):
            return Self.list(elements)
        case .function(let function):
            return Self.list(function.parameters) + function.effects.description + " -> " + function.result.description
        case .modified(let modifiers, let base):
            return modifiers.reduce("") { $0 + $1.name + $1.arguments + " " } + base.description
        case .composition(let parts):
            return parts.list(" & ")
        case .prefixed(let prefix, let base):
            return prefix.rawValue + base.description
        case .literal(let text):
            return text
        }
    }

    /// `<A, B>`, or nothing.
    static func clause(_ arguments: [TypeSyntax]) -> String {
        arguments.isEmpty ? "" : "<" + arguments.list() + ">"
    }

    private static func list(_ elements: [TupleElementSyntax]) -> String {
        "(" + elements.map(\.description).joined(separator: ", ") + ")"
    }
}

extension [TypeSyntax] {
    /// The types, one behind the other.
    func list(_ separator: String = ", ") -> String { map(\.description).joined(separator: separator) }
}

/// Types are the same when they print the same.
extension TypeSyntax: Equatable {
    package static func == (left: TypeSyntax, right: TypeSyntax) -> Bool { left.description == right.description }
}

extension TupleElementSyntax {
    fileprivate var description: String {
        let names = [firstName, secondName].compactMap { $0 }.joined(separator: " ")
        return (names.isEmpty ? "" : names + ": ") + type.description + (isVariadic ? "..." : "")
    }
}

/// Prints with a space in front, so that it can follow a parameter list.
extension EffectsSyntax {
    var description: String {
        let text = isAsync ? " async" : ""
        switch throwing {
        case .untyped: return text + " throws"
        case .typed(let type): return text + " throws(" + type.description + ")"
        case .rethrowing: return text + " rethrows"
        case .never: return text
        }
    }
}
