//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Walking and rebuilding types.
extension TypeSyntax {
    /// The types that stand directly inside this one.
    var children: [TypeSyntax] {
        switch self {
        case .named(_, _, let arguments): return arguments
        case .member(let base, _, let arguments): return [base] + arguments
        case .optional(let base), .implicitlyUnwrapped(let base), .array(let base), .modified(_, let base),
            .prefixed(_, let base):
            return [base]
        case .dictionary(let key, let value): return [key, value]
        case .inlineArray(let count, let element): return [count, element]
        case .tuple(let elements): return elements.map(\.type)
        case .function(let function):
            var thrown: [TypeSyntax] = []
            if case .typed(let type) = function.effects.throwing { thrown = [type] }
            return function.parameters.map(\.type) + thrown + [function.result]
        case .composition(let parts): return parts
        case .literal: return []
        }
    }

    /// The same type with each of its direct parts replaced by what `transform` makes of it.
    func mapChildren(_ transform: (TypeSyntax) -> TypeSyntax) -> TypeSyntax {
        switch self {
        case .named(let module, let name, let arguments):
            return .named(module: module, name: name, arguments: arguments.map(transform))
        case .member(let base, let name, let arguments):
            return .member(transform(base), name: name, arguments: arguments.map(transform))
        case .optional(let base): return .optional(transform(base))
        case .implicitlyUnwrapped(let base): return .implicitlyUnwrapped(transform(base))
        case .array(let base): return .array(transform(base))
        case .dictionary(let key, let value): return .dictionary(key: transform(key), value: transform(value))
        case .inlineArray(let count, let element):
            return .inlineArray(count: transform(count), element: transform(element))
        case .tuple(let elements): return .tuple(elements.map { $0.mapType(transform) })
        case .function(var function):
            function.parameters = function.parameters.map { $0.mapType(transform) }
            function.effects = function.effects.mapType(transform)
            function.result = transform(function.result)
            return .function(function)
        case .modified(let modifiers, let base): return .modified(modifiers, transform(base))
        case .composition(let parts): return .composition(parts.map(transform))
        case .prefixed(let prefix, let base): return .prefixed(prefix, transform(base))
        case .literal: return self
        }
    }

    /// Whether `predicate` holds for this type or for one inside it.
    func contains(where predicate: (TypeSyntax) -> Bool) -> Bool {
        predicate(self) || children.contains { $0.contains(where: predicate) }
    }

    /// Whether one of the unqualified `names` occurs anywhere in the type.
    func mentions(anyOf names: Set<String>) -> Bool {
        contains {
            if case .named(nil, let name, _) = $0 { return names.contains(name) }
            return false
        }
    }

    /// The same type with every unqualified mention of `name` replaced.
    func replacing(_ name: String, with replacement: TypeSyntax) -> TypeSyntax {
        if case .named(nil, name, let arguments) = self, arguments.isEmpty { return replacement }
        return mapChildren { $0.replacing(name, with: replacement) }
    }

    static func named(_ name: String, _ arguments: [TypeSyntax] = []) -> TypeSyntax {
        .named(module: nil, name: name, arguments: arguments)
    }
}

extension TupleElementSyntax {
    func mapType(_ transform: (TypeSyntax) -> TypeSyntax) -> TupleElementSyntax {
        var copy = self
        copy.type = transform(type)
        return copy
    }
}

extension EffectsSyntax {
    func mapType(_ transform: (TypeSyntax) -> TypeSyntax) -> EffectsSyntax {
        guard case .typed(let type) = throwing else { return self }
        return EffectsSyntax(isAsync: isAsync, throwing: .typed(transform(type)))
    }
}
