//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

// MARK: - Names

extension MangledTypeParser {
    /// `C`, `V`, `O`, `a`, `P`: a declared type.
    mutating func nominal(isProtocol: Bool) -> Bool {
        guard let name = popIdentifier(), let context = popContext() else { return false }
        let path = context.path + [TypeTree.Component(name: name)]
        guard path.count <= TypeTree.depthLimit else { return false }
        return pushType(
            .nominal(TypeTree.Nominal(module: context.module, path: path, isProtocol: isProtocol)),
            remembering: true
        )
    }

    /// `L`: what tells private and local declarations of one name apart; it is left out.
    mutating func discriminator() -> Bool {
        if reader.take("L") {
            guard popIdentifier() != nil, case .identifier? = stack.last else { return false }
            return true
        }
        guard case .identifier? = stack.last else { return false }
        if let next = reader.peek(), next.isLetter {
            reader.advance()
            return true
        }
        return reader.index() != nil
    }

    /// `E`: an extension of a type, written in another module or with conditions.
    mutating func extensionContext() -> Bool {
        switch stack.popLast() {
        case .identifier?, .module?: break
        default: return false
        }
        guard let extended = popContext() else { return false }
        return push(.context(module: extended.module, path: extended.path))
    }

    /// `XZ`: something without a name at run time, of which only an address is left.
    ///
    /// A private type lies in one of them, a type inside a function in two or more: that one is written without the
    /// types around the function.
    mutating func anonymousContext() -> Bool {
        guard popList({ $0.popType() }) != nil, popIdentifier() != nil else { return false }
        var isInFunction = false
        if case .anonymousContext? = stack.last { isInFunction = true }
        guard let parent = popContext() else { return false }
        return push(.anonymousContext(module: parent.module, path: isInFunction ? [] : parent.path))
    }

    /// `G`: generic arguments, one list for each level of nesting.
    mutating func boundGeneric() -> Bool {
        var lists: [[TypeTree]] = [[]]  // the innermost level first
        while true {
            if let argument = popType() {
                lists[lists.count - 1].append(argument)
            } else if popEmptyList() {
                break
            } else if popListStart(), lists.count <= TypeTree.depthLimit {
                lists.append([])
            } else {
                return false
            }
        }
        guard case .type(let tree)? = stack.popLast(), case .nominal(var nominal) = tree.kind else { return false }
        guard lists.count <= nominal.path.count else { return false }
        for (level, list) in lists.enumerated() where !list.isEmpty {
            nominal.path[nominal.path.count - 1 - level].arguments = list.reversed()
        }
        return pushType(.nominal(nominal), remembering: true)
    }

    /// `A`: one or more references to what was there before.
    mutating func backReferences() -> Bool {
        var repetitions: Int?
        while let next = reader.peek() {
            if next.isDigit {
                guard repetitions == nil, let count = reader.natural() else { return false }
                repetitions = count
                continue
            }
            reader.advance()
            if next == "_" { return refer(to: (repetitions ?? -1) + 27, times: 1) }
            guard next.isLetter else { return false }
            guard refer(to: next.alphabetIndex, times: repetitions ?? 1) else { return false }
            if next.isCapital { return true }
            repetitions = nil
        }
        return false
    }

    private mutating func refer(to index: Int, times: Int) -> Bool {
        guard substitutions.indices.contains(index), times >= 1, times <= 1_000 else { return false }
        stack.append(contentsOf: repeatElement(substitutions[index], count: times))
        return true
    }

    /// `S`: the standard library's best known types.
    mutating func standardType() -> Bool {
        if reader.take("o") { return push(.module("__C")) }
        if reader.take("C") { return push(.module("__C_Synthesized")) }
        if reader.take("g") {
            guard let wrapped = popType() else { return false }
            let optional = TypeTree.Component(name: "Optional", arguments: [wrapped])
            return pushType(.nominal(TypeTree.Nominal(module: "Swift", path: [optional])), remembering: true)
        }
        var repetitions = 1
        if let next = reader.peek(), next.isDigit {
            guard let count = reader.natural(), (1...1_000).contains(count) else { return false }
            repetitions = count
        }
        let isSecondSet = reader.take("c")
        guard let letter = reader.peek() else { return false }
        reader.advance()
        guard let nominal = StandardTypes.nominal(letter, isSecondSet: isSecondSet) else { return false }
        stack.append(contentsOf: repeatElement(.type(TypeTree(.nominal(nominal))), count: repetitions))
        return true
    }

    /// `$`: an integer as a generic argument.
    mutating func integer() -> Bool {
        let sign = reader.take("n") ? "-" : ""
        guard let magnitude = reader.index() else { return false }
        return pushType(.integer(sign + String(magnitude)))
    }
}

// MARK: - Structural types

extension MangledTypeParser {
    /// `t`: a tuple.
    mutating func tuple() -> Bool {
        let elements = popList { parser -> TypeTree.Element? in
            var isVariadic = false
            if case .variadic? = parser.stack.last {
                parser.stack.removeLast()
                isVariadic = true
            }
            let label = parser.popIdentifier()
            guard var element = parser.popElement() else { return nil }
            element.label = label
            element.isVariadic = isVariadic
            return element
        }
        guard let elements else { return false }
        return pushType(.tuple(elements))
    }

    /// `QP`: the arguments of a parameter pack.
    mutating func pack() -> Bool {
        guard let types = popList({ $0.popType() }) else { return false }
        return pushType(.pack(types))
    }

    /// `c` and its relatives: a function, with its effects on top, then its parameters, then its result.
    mutating func function(_ convention: TypeTree.Function.Convention) -> Bool {
        var function = TypeTree.Function(parameters: [], result: TypeTree(.tuple([])), convention: convention)
        popEffects(into: &function)
        if !popEmptyList() {
            guard let parameters = popElement() else { return false }
            if case .tuple(let elements) = parameters.type.kind, parameters.ownership == nil {
                function.parameters = elements
            } else {
                function.parameters = [parameters]
            }
        }
        if !popEmptyList() {
            guard let result = popType() else { return false }
            function.result = result
        }
        return pushType(.function(function))
    }

    private mutating func popEffects(into function: inout TypeTree.Function) {
        while true {
            switch stack.last {
            case .sendingResult?: function.hasSendingResult = true
            case .isolation(let isolation)?: function.isolation = isolation
            case .throws(let failure)?:
                function.isThrowing = true
                function.failure = failure
            case .sendable?: function.isSendable = true
            case .async?: function.isAsync = true
            default: return
            }
            stack.removeLast()
        }
    }

    /// Marks the type on top as a parameter.
    mutating func mark(_ change: (inout TypeTree.Element) -> Void) -> Bool {
        guard var element = popElement() else { return false }
        change(&element)
        return push(.parameter(element))
    }

    /// `Y`: marks of parameters and of functions.
    mutating func annotation() -> Bool {
        guard let next = reader.peek() else { return false }
        reader.advance()
        switch next {
        case "a": return push(.async)
        case "b": return push(.sendable)
        case "c": return popType().map { push(.isolation(.globalActor($0))) } ?? false
        case "A": return push(.isolation(.any))
        case "C": return push(.isolation(.caller))
        case "K": return popType().map { push(.throws($0)) } ?? false
        case "T": return push(.sendingResult)
        case "i": return mark { $0.isIsolated = true }
        case "u": return mark { $0.isSending = true }
        default: return false
        }
    }
}

// MARK: - Existentials

extension MangledTypeParser {
    /// `X`: functions with a convention, existentials with a layout, and rarer things.
    mutating func special() -> Bool {
        guard let next = reader.peek() else { return false }
        reader.advance()
        switch next {
        case "E": return function(.nonescaping)
        case "K", "A": return function(.autoclosure)
        case "C": return function(.named("c"))
        case "B", "L": return function(.named("block"))
        case "f": return function(.named("thin"))
        case "Z": return anonymousContext()
        case "p": return popType().map { pushType(.existentialMetatype($0)) } ?? false
        case "c":
            guard let superclass = popType() else { return false }
            return existential(superclass: superclass, isClassBound: false)
        case "l": return existential(superclass: nil, isClassBound: true)
        case "P": return constrainedExistential()
        case "M", "m":
            guard let kind = reader.peek(), ["t", "T", "o"].contains(kind), let type = popType() else { return false }
            reader.advance()
            return pushType(next == "M" ? .metatype(type) : .existentialMetatype(type))
        default: return false
        }
    }

    /// `p`, `Xc`, `Xl`: a composition.
    mutating func existential(superclass: TypeTree?, isClassBound: Bool) -> Bool {
        guard let protocols = popList({ $0.popProtocol() }) else { return false }
        return pushType(
            .existential(
                TypeTree.Existential(superclass: superclass, protocols: protocols, isClassBound: isClassBound)
            )
        )
    }

    /// `R`: a condition on an existential's associated types.
    mutating func requirement() -> Bool {
        guard let next = reader.peek() else { return false }
        reader.advance()
        switch next {
        case "t":
            guard reader.genericParameter() else { return false }
            var owner: TypeTree.Nominal?
            if case .type? = stack.last {
                guard let proto = popProtocol() else { return false }
                owner = proto
            }
            guard let name = popIdentifier(), let type = popType() else { return false }
            let member = TypeTree.Member(name: name, owner: owner)
            substitutions.append(.member(member))
            return push(.constraint(TypeTree.Constraint(member: member, type: type)))
        case "S":
            guard case .member(let member)? = stack.popLast(), let type = popType() else { return false }
            return push(.constraint(TypeTree.Constraint(member: member, type: type)))
        case "i":
            guard let bit = reader.index(), bit < 2, reader.genericParameter() else { return false }
            return push(.suppression(bit == 0 ? "Copyable" : "Escapable"))
        default:
            return false
        }
    }

    /// `XP`: a composition with conditions.
    private mutating func constrainedExistential() -> Bool {
        var suppressed: [String] = []
        let constraints = popList { parser -> [TypeTree.Constraint]? in
            switch parser.stack.popLast() {
            case .constraint(let constraint)?: return [constraint]
            case .suppression(let name)?:
                suppressed.insert(name, at: 0)
                return []
            default: return nil
            }
        }
        guard let constraints, let base = popType(), case .existential(var existential) = base.kind else {
            return false
        }
        existential.constraints = constraints.flatMap { $0 }
        existential.suppressed = suppressed
        return pushType(.existential(existential))
    }
}
