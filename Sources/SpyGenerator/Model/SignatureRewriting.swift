//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// `some P` in parameters, as named generic parameters, so that matchers can mention them.
enum OpaqueParameters {
    static func makeGeneric(_ signature: inout SignatureSyntax) {
        var added: [GenericParameterSyntax] = []
        for index in signature.parameters.indices {
            signature.parameters[index].type = replacing(in: signature.parameters[index].type, &added)
        }
        signature.generics += added
    }

    private static func replacing(in type: TypeSyntax, _ added: inout [GenericParameterSyntax]) -> TypeSyntax {
        if case .prefixed(.opaque, let constraint) = type {
            let name = "__T\(added.count)"
            added.append(GenericParameterSyntax(specifier: nil, name: name, constraint: constraint.withoutParentheses))
            return .named(name)
        }
        guard type.contains(where: { if case .prefixed(.opaque, _) = $0 { true } else { false } }) else { return type }
        var names = added
        let result = type.mapChildren { replacing(in: $0, &names) }
        added = names
        return result
    }
}

/// `rethrows`, as a generic typed error: a closure that is kept cannot answer for `rethrows`, a witness with
/// `throws(E)` can.
enum Rethrowing {
    /// False when no closure that throws is to be seen: `rethrows` is then about a name that stands for one.
    static func makeTyped(_ signature: inout SignatureSyntax) -> Bool {
        guard signature.effects.isRethrowing else { return true }
        let before = signature.parameters.map(\.type).list()
        for index in signature.parameters.indices {
            signature.parameters[index].type = typed(signature.parameters[index].type)
        }
        signature.generics.append(
            GenericParameterSyntax(
                specifier: nil,
                name: Requirement.rethrownError,
                constraint: .member(.named("Swift"), name: "Error", arguments: [])
            )
        )
        return signature.parameters.map(\.type).list() != before
    }

    private static func typed(_ type: TypeSyntax) -> TypeSyntax {
        switch type {
        case .function(var function):
            guard case .untyped = function.effects.throwing else { return type }
            function.effects.throwing = .typed(.named(Requirement.rethrownError))
            return .function(function)
        case .modified(let modifiers, let base):
            return .modified(modifiers, typed(base))
        case .tuple(let elements) where elements.count == 1:
            return .tuple(elements.map { $0.mapType(typed) })
        default:
            return type
        }
    }

    /// The same type as users write it: the error's type back to a plain `throws`.
    static func untyped(_ type: TypeSyntax) -> TypeSyntax {
        if case .function(var function) = type,
            case .typed(.named(nil, Requirement.rethrownError, _)) = function.effects.throwing
        {
            function.effects.throwing = .untyped
            return .function(function).mapChildren(untyped)
        }
        return type.mapChildren(untyped)
    }
}

extension SignatureSyntax {
    /// The same signature inside the spy itself, where `Self` cannot stand in parameters.
    func replacingSelf(with name: String) -> SignatureSyntax {
        var copy = self
        let transform: (TypeSyntax) -> TypeSyntax = { $0.removingSelf.replacing("Self", with: .named(name)) }
        for index in parameters.indices { copy.parameters[index].type = transform(parameters[index].type) }
        copy.result = result.map(transform)
        copy.effects = effects.mapType(transform)
        copy.requirements = requirements.map { $0.mapTypes(transform) }
        return copy
    }
}
