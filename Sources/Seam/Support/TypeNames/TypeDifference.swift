//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Says what keeps two keys apart that a reader could take for one.
///
/// - Parameters:
///   - wanted: The type that was asked for.
///   - available: A type that is registered.
/// - Returns: A clause without a full stop, such as ``only `(any Store)?` is optional``; nil when the types are the
///   same, and when they have nothing to do with each other.
/// - Complexity: Linear in the length of the names.
package func describeDifference(wanted: Any.Type, available: Any.Type) -> String? {
    guard wanted != available, let wantedTree = typeTree(wanted), let availableTree = typeTree(available) else {
        return nil
    }
    if let found = TypeDifference.describe(wantedTree, availableTree) { return found }
    guard case .existential = wantedTree.kind, case .nominal = availableTree.kind, conforms(available, to: wanted)
    else {
        return nil
    }
    return "`\(typeName(available))` is registered as itself; it is an implementation of `\(typeName(wanted))`"
}

/// Whether values of `type` can be stored as the existential type `existential`.
///
/// False too when the runtime cannot find the metatype of the existential by its name, as with private protocols.
private func conforms(_ type: Any.Type, to existential: Any.Type) -> Bool {
    // `XP` marks constrained existentials, whose metatypes the runtime handles badly; `$` an address in place of a name.
    guard let name = _mangledTypeName(existential), !name.hasSuffix("XP"), !name.contains("$"),
        let metatype = _typeByName(name + "Xp")
    else { return false }
    func isInstance<Metatype>(_: Metatype.Type) -> Bool { type is Metatype }
    return isInstance(metatype)
}

/// Compares two types part by part.
enum TypeDifference {
    /// What differs, or nil when the two are equal or unrelated.
    static func describe(_ wanted: TypeTree, _ available: TypeTree) -> String? {
        guard wanted != available else { return nil }
        if let found = wrapping(wanted, available) { return found }
        switch (wanted.kind, available.kind) {
        case (.nominal(let one), .nominal(let other)):
            return names(one, other) ?? arguments(one, other)
        case (.existential(let one), .existential(let other)):
            return compositions(one, other, wanted, available)
        case (.existential(let one), .nominal(let other)):
            return protocolOrType(one, other, wanted, available)
        case (.nominal(let one), .existential(let other)):
            return protocolOrType(other, one, available, wanted)
        case (.function(let one), .function(let other)):
            return functions(one, other, wanted, available)
        case (.existentialMetatype(let one), .existentialMetatype(let other)),
            (.metatype(let one), .metatype(let other)):
            return describe(one, other)
        case (.existentialMetatype(let one), .metatype(let other)) where one == other,
            (.metatype(let other), .existentialMetatype(let one)) where one == other:
            return
                "`\(TypePrinter(isQualified: false).operand(other)).self` is the only value of `\(text(TypeTree(.metatype(other))))`; "
                + "`\(text(TypeTree(.existentialMetatype(one))))` is the type of whatever conforms"
        case (.tuple(let one), .tuple(let other)) where one.count == other.count:
            return tuples(one, other, wanted, available)
        default:
            return nil
        }
    }

    // MARK: - Something around the type

    private static func wrapping(_ wanted: TypeTree, _ available: TypeTree) -> String? {
        for (inner, outer) in [(wanted, available), (available, wanted)] {
            if let wrapped = outer.argument(of: "Optional"), inner.argument(of: "Optional") == nil {
                return around(inner, wrapped, "only `\(text(outer))` is optional")
            }
            if let element = outer.argument(of: "Array"), inner.argument(of: "Array") == nil {
                return around(inner, element, "`\(text(outer))` is an array of `\(text(element))`")
            }
            if let instance = outer.instance, inner.instance == nil {
                return around(inner, instance, "`\(text(outer))` is a type, `\(text(instance))` an instance of it")
            }
            if case .function(let function) = outer.kind, !inner.isFunction {
                return around(
                    inner,
                    function.result,
                    "`\(text(outer))` is a function that makes `\(text(function.result))`"
                )
            }
        }
        return nil
    }

    /// `clause`, and what else differs inside; nil when what is inside has nothing to do with `bare`.
    private static func around(_ bare: TypeTree, _ wrapped: TypeTree, _ clause: String) -> String? {
        if bare == wrapped { return clause }
        return describe(bare, wrapped).map { clause + "; " + $0 }
    }

    // MARK: - Names

    private static func names(_ wanted: TypeTree.Nominal, _ available: TypeTree.Nominal) -> String? {
        guard wanted.path.last?.name == available.path.last?.name else { return nil }
        let kind = wanted.isProtocol ? "protocols" : "types"
        if wanted.module != available.module {
            let modules = [wanted, available].map { TypePrinter.writtenModule($0.module) }
            return "two \(kind) have that name: `\(modules[0]).\(plain(wanted))` is asked for, "
                + "`\(modules[1]).\(plain(available))` is registered"
        }
        if wanted.path.map(\.name) != available.path.map(\.name) {
            return "two \(kind) have that name: `\(plain(wanted))` is asked for, `\(plain(available))` is registered"
        }
        return nil
    }

    /// The nested name without generic arguments.
    private static func plain(_ nominal: TypeTree.Nominal) -> String {
        nominal.path.map(\.name).joined(separator: ".")
    }

    private static func arguments(_ wanted: TypeTree.Nominal, _ available: TypeTree.Nominal) -> String? {
        guard wanted.module == available.module, wanted.path.map(\.name) == available.path.map(\.name) else {
            return nil
        }
        let pairs = zip(wanted.path.flatMap(\.arguments), available.path.flatMap(\.arguments))
        guard let (one, other) = pairs.first(where: { $0 != $1 }) else { return nil }
        if let found = describe(one, other) { return found }
        // Any two arrays differ in their argument; that alone does not make one look like the other.
        guard wanted.module != "Swift" else { return nil }
        return "the generic argument differs: `\(text(one))` is asked for, `\(text(other))` is registered"
    }

    // MARK: - Existentials

    private static func protocolOrType(
        _ existential: TypeTree.Existential,
        _ nominal: TypeTree.Nominal,
        _ existentialType: TypeTree,
        _ nominalType: TypeTree
    ) -> String? {
        guard existential.protocols.contains(where: { $0.path.last?.name == nominal.path.last?.name }) else {
            return nil
        }
        return "`\(text(existentialType))` is a protocol of that name, `\(text(nominalType))` a concrete type"
    }

    private static func compositions(
        _ wanted: TypeTree.Existential,
        _ available: TypeTree.Existential,
        _ wantedType: TypeTree,
        _ availableType: TypeTree
    ) -> String? {
        let shared = wanted.protocols.contains { available.protocols.contains($0) }
        if shared || (wanted.superclass != nil && wanted.superclass == available.superclass) {
            return "the compositions differ: `\(text(wantedType))` is asked for, `\(text(availableType))` is registered"
        }
        for one in wanted.protocols {
            for other in available.protocols {
                if let found = names(one, other) { return found }
            }
        }
        return nil
    }

    // MARK: - Functions and tuples

    private static func functions(
        _ wanted: TypeTree.Function,
        _ available: TypeTree.Function,
        _ wantedType: TypeTree,
        _ availableType: TypeTree
    ) -> String? {
        guard wanted.parameters.count == available.parameters.count else {
            guard wanted.result == available.result else { return nil }
            return different("numbers of arguments", wantedType, availableType)
        }
        var clauses: [String] = []
        let wantedTypes = wanted.parameters.map(\.type) + [wanted.result]
        let availableTypes = available.parameters.map(\.type) + [available.result]
        for (one, other) in zip(wantedTypes, availableTypes) where one != other {
            guard let found = describe(one, other) else {
                return wanted.result == available.result ? different("arguments", wantedType, availableType) : nil
            }
            clauses.append(found)
        }
        clauses += effects(wanted, available, text(wantedType), text(availableType))
        if clauses.isEmpty {
            clauses = ["`\(text(wantedType))` is asked for, `\(text(availableType))` is registered"]
        }
        return clauses.joined(separator: "; ")
    }

    private static func different(_ what: String, _ wanted: TypeTree, _ available: TypeTree) -> String {
        "they take different \(what): `\(text(wanted))` is asked for, `\(text(available))` is registered"
    }

    private static func effects(
        _ wanted: TypeTree.Function,
        _ available: TypeTree.Function,
        _ wantedText: String,
        _ availableText: String
    ) -> [String] {
        func only(_ trait: (TypeTree.Function) -> Bool, _ predicate: String) -> [String] {
            trait(wanted) == trait(available)
                ? [] : ["only `\(trait(wanted) ? wantedText : availableText)` \(predicate)"]
        }
        var clauses: [String] = []
        if wanted.isolation != available.isolation {
            clauses.append(
                "the isolation differs: \(isolation(wanted)) is asked for, \(isolation(available)) is registered"
            )
        }
        clauses += only(\.isSendable, "is `@Sendable`")
        clauses += only(\.isAsync, "is async")
        clauses += only(\.isThrowing, "throws")
        if wanted.isThrowing, available.isThrowing, wanted.failure != available.failure {
            clauses.append(
                "the thrown errors differ: `\(failure(wanted))` is asked for, `\(failure(available))` is registered"
            )
        }
        clauses += only(\.hasSendingResult, "has a `sending` result")
        return clauses
    }

    private static func failure(_ function: TypeTree.Function) -> String {
        function.failure.map(text) ?? "any Error"
    }

    private static func isolation(_ function: TypeTree.Function) -> String {
        switch function.isolation {
        case .none: function.isAsync ? "`@concurrent`" : "nonisolated"
        case .globalActor(let actor): "`@\(text(actor))`"
        case .any: "`@isolated(any)`"
        case .caller: "`nonisolated(nonsending)`"
        }
    }

    private static func tuples(
        _ wanted: [TypeTree.Element],
        _ available: [TypeTree.Element],
        _ wantedType: TypeTree,
        _ availableType: TypeTree
    ) -> String? {
        if wanted.map(\.type) == available.map(\.type) {
            return "the labels differ: `\(text(wantedType))` is asked for, `\(text(availableType))` is registered"
        }
        let differing = zip(wanted, available).filter { $0.type != $1.type }
        return differing.count == 1 ? describe(differing[0].0.type, differing[0].1.type) : nil
    }

    private static func text(_ tree: TypeTree) -> String {
        TypePrinter(isQualified: false).text(tree)
    }
}

extension TypeTree {
    /// The argument of a generic type of the standard library, if this is that type.
    fileprivate func argument(of name: String) -> TypeTree? {
        guard case .nominal(let nominal) = kind, nominal.module == "Swift", nominal.path.count == 1,
            nominal.path[0].name == name
        else { return nil }
        return nominal.path[0].arguments.first
    }

    /// What this is the metatype of.
    fileprivate var instance: TypeTree? {
        switch kind {
        case .metatype(let type), .existentialMetatype(let type): type
        default: nil
        }
    }

    fileprivate var isFunction: Bool {
        if case .function = kind { true } else { false }
    }
}
