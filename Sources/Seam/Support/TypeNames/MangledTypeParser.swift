//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Reads the mangled name of a type into a `TypeTree`.
///
/// A mangled name is a program for a stack: names and types are pushed, operators take them off and push what they
/// make. `parse` answers nil for everything that it does not know, and for everything that is too large; it never traps.
package struct MangledTypeParser {
    /// What can lie on the stack, or be referred back to.
    enum Item {
        case identifier(String)
        case module(String)
        case type(TypeTree)
        /// An extension: what lies in it belongs to this module and these types.
        case context(module: String, path: [TypeTree.Component])
        /// A file or a function, which has no name at run time.
        case anonymousContext(module: String, path: [TypeTree.Component])
        /// A type with the marks of a parameter.
        case parameter(TypeTree.Element)
        case member(TypeTree.Member)
        case constraint(TypeTree.Constraint)
        case suppression(String)
        case emptyList
        case listStart
        case variadic
        case async
        case sendable
        case `throws`(TypeTree?)
        case isolation(TypeTree.Function.Isolation)
        case sendingResult
    }

    var reader: MangledReader
    var stack: [Item] = []
    var substitutions: [Item] = []

    private init(_ name: String) {
        reader = MangledReader(name)
    }

    /// The type that `mangledName` (without `$s` in front) names.
    ///
    /// - Parameter mangledName: What `_mangledTypeName` answers.
    /// - Returns: The type, or nil when the name is not understood or too large.
    /// - Complexity: Linear in the length of the name.
    package static func parse(_ mangledName: String) -> TypeTree? {
        guard mangledName.utf8.count <= 20_000, mangledName.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
        var parser = MangledTypeParser(mangledName)
        while parser.reader.peek() != nil {
            guard parser.step(), parser.stack.count <= 2_000, parser.substitutions.count <= 4_000 else { return nil }
        }
        guard parser.stack.count == 1, case .type(let tree) = parser.stack[0], !tree.isLoneProtocol else { return nil }
        return tree
    }

    /// Carries out one operator; false when it makes no sense.
    private mutating func step() -> Bool {
        guard let next = reader.peek() else { return false }
        if next.isDigit {
            guard let identifier = reader.identifier() else { return false }
            remember(.identifier(identifier))
            return true
        }
        reader.advance()
        switch next {
        case "_": return push(.listStart)
        case "y": return push(.emptyList)
        case "s": return push(.module("Swift"))
        case "S": return standardType()
        case "A": return backReferences()
        case "C", "V", "O", "a": return nominal(isProtocol: false)
        case "P": return nominal(isProtocol: true)
        case "G": return boundGeneric()
        case "L": return discriminator()
        case "E": return extensionContext()
        case "t": return tuple()
        case "c": return function(.escaping)
        case "p": return existential(superclass: nil, isClassBound: false)
        case "m": return popType().map { pushType(.metatype($0)) } ?? false
        case "z": return mark { $0.ownership = "inout" }
        case "h": return mark { $0.ownership = "borrowing" }
        case "n": return mark { $0.ownership = "consuming" }
        case "d": return push(.variadic)
        case "K": return push(.throws(nil))
        case "Y": return annotation()
        case "X": return special()
        case "Q": return reader.take("P") && pack()
        case "R": return requirement()
        case "$": return integer()
        default: return false
        }
    }
}

// MARK: - The stack

extension MangledTypeParser {
    mutating func push(_ item: Item) -> Bool {
        stack.append(item)
        return true
    }

    /// Pushes a type, unless it grows without measure.
    mutating func pushType(_ kind: TypeTree.Kind, remembering: Bool = false) -> Bool {
        let tree = TypeTree(kind)
        guard tree.size <= TypeTree.sizeLimit, tree.depth <= TypeTree.depthLimit else { return false }
        if remembering { remember(.type(tree)) } else { stack.append(.type(tree)) }
        return true
    }

    /// Pushes something that later parts of the name can refer back to.
    mutating func remember(_ item: Item) {
        substitutions.append(item)
        stack.append(item)
    }

    mutating func popType() -> TypeTree? {
        guard case .type(let tree)? = stack.last, !tree.isLoneProtocol else { return nil }
        stack.removeLast()
        return tree
    }

    mutating func popIdentifier() -> String? {
        guard case .identifier(let name)? = stack.last else { return nil }
        stack.removeLast()
        return name
    }

    mutating func popEmptyList() -> Bool {
        guard case .emptyList? = stack.last else { return false }
        stack.removeLast()
        return true
    }

    mutating func popListStart() -> Bool {
        guard case .listStart? = stack.last else { return false }
        stack.removeLast()
        return true
    }

    /// A type, with the marks of a parameter if it has any.
    mutating func popElement() -> TypeTree.Element? {
        if case .parameter(let element)? = stack.last {
            stack.removeLast()
            return element
        }
        return popType().map { TypeTree.Element(type: $0) }
    }

    /// The place that a declaration lies in.
    mutating func popContext() -> (module: String, path: [TypeTree.Component])? {
        switch stack.popLast() {
        case .identifier(let module)?, .module(let module)?:
            return (module, [])
        case .context(let module, let path)?, .anonymousContext(let module, let path)?:
            return (module, path)
        case .type(let tree)?:
            guard case .nominal(let nominal) = tree.kind else { return nil }
            return (nominal.module, nominal.path)
        default:
            return nil
        }
    }

    /// A list whose first element is marked: elements are read from the last to the first.
    mutating func popList<Element>(_ element: (inout MangledTypeParser) -> Element?) -> [Element]? {
        if popEmptyList() { return [] }
        var result: [Element] = []
        var isFirst = false
        while !isFirst {
            isFirst = popListStart()
            guard let next = element(&self) else { return nil }
            result.append(next)
        }
        return result.reversed()
    }

    mutating func popProtocol() -> TypeTree.Nominal? {
        if case .type(let tree)? = stack.last {
            guard case .nominal(let nominal) = tree.kind, nominal.isProtocol else { return nil }
            stack.removeLast()
            return nominal
        }
        guard let name = popIdentifier(), let context = popContext() else { return nil }
        return TypeTree.Nominal(
            module: context.module,
            path: context.path + [TypeTree.Component(name: name)],
            isProtocol: true
        )
    }
}

extension TypeTree {
    /// A bare protocol: a part of an existential, and no type by itself.
    fileprivate var isLoneProtocol: Bool {
        if case .nominal(let nominal) = kind { nominal.isProtocol } else { false }
    }
}
