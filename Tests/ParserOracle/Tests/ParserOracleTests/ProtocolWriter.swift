//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Writes random protocols that the grammar allows.
struct ProtocolWriter {
    private var random: SeededRandom
    private var names = 0

    init(seed: UInt64) { random = SeededRandom(state: seed) }

    mutating func declaration() -> String {
        var text = "@Spyable\n"
        if chance(4) { text += pick(["@MainActor ", "@available(macOS 14, iOS 17, *)\n", "@objc(Name) "]) }
        text += pick(["", "", "public ", "package ", "private ", "nonisolated "]) + "protocol \(typeName())"
        let primary = chance(4) ? [typeName(), typeName()] : []
        if !primary.isEmpty { text += "<" + primary.joined(separator: ", ") + ">" }
        let parents = (0..<number(3)).map { _ in
            pick(["Sendable", "AnyObject", "A & B", "Base<Int>", "Module.Parent", "~Copyable"])
        }
        if !parents.isEmpty { text += ": " + parents.joined(separator: ", ") }
        text += whereClause() + " {\n"
        for type in primary { text += "associatedtype \(type)\n" }
        for _ in 0..<(1 + number(6)) {
            text += member(depth: 0) + pick(["\n", "\n", ";\n", " // comment\n", " /* { ( */\n"])
        }
        return text + "}"
    }

    private mutating func member(depth: Int) -> String {
        switch number(depth < 2 ? 11 : 9) {
        case 0:
            return "associatedtype \(typeName())" + (chance(2) ? ": \(constraint())" : "")
                + (chance(3) ? " = \(simple(0))" : "")
                + whereClause()
        case 1: return "typealias \(typeName()) = \(type(2))"
        case 2, 3: return head() + "var \(name()): \(type(2)) " + accessors()
        case 4: return head() + "subscript\(generics())(\(parameters())) -> \(type(2))\(whereClause()) " + accessors()
        case 5: return "init\(pick(["", "?", "!"]))\(generics())(\(parameters()))\(effects())\(whereClause())"
        case 6:
            return "static func \(pick(["+", "==", "<", "..<", "~>", "^^"])) (lhs: Self, rhs: \(type(1))) -> \(type(1))"
        case 7, 8:
            return head() + "func \(name())\(generics())(\(parameters()))\(effects())"
                + (chance(2) ? " -> \(type(2))" : "") + whereClause()
        default:
            var text = "#if \(condition())\n" + member(depth: depth + 1) + "\n"
            if chance(3) { text += "#elseif \(condition())\n" + member(depth: depth + 1) + "\n" }
            if chance(2) { text += "#else\n" + member(depth: depth + 1) + "\n" }
            return text + "#endif"
        }
    }

    private mutating func head() -> String {
        pick([
            "", "", "", "@discardableResult ", "@MainActor ", "@available(*, deprecated, message: \"a \\\"b\\\" )\")\n",
        ])
            + pick(["", "", "", "static ", "mutating ", "nonisolated "])
    }

    private mutating func accessors() -> String {
        pick([
            "{ get }", "{ get set }", "{ mutating get nonmutating set }", "{ get async }", "{ get async throws }",
            "{ get throws(E) }", "{get;set}",
        ])
    }

    private mutating func effects() -> String {
        pick(["", "", "", " async", " throws", " async throws", " throws(Failure)", " rethrows"])
    }

    private mutating func condition() -> String {
        pick([
            "DEBUG", "os(Linux)", "os(iOS) && !targetEnvironment(macCatalyst)", "(A || B) && compiler(>=6.2)",
            "canImport(UIKit)",
        ])
    }

    private mutating func generics() -> String {
        guard chance(4) else { return "" }
        return "<"
            + (0...number(2)).map { _ in pick(["", "", "each "]) + typeName() + (chance(2) ? ": \(constraint())" : "") }
            .joined(separator: ", ") + ">"
    }

    private mutating func constraint() -> String { pick(["P", "P & Q", "~Copyable", "Module.P", "Collection<Int>"]) }

    private mutating func whereClause() -> String {
        guard chance(6) else { return "" }
        return " where "
            + (0...number(2)).map { _ in
                chance(2) ? "\(typeName()).X: \(constraint())" : "\(typeName()).Y == \(type(1))"
            }
            .joined(separator: ", ")
    }

    private mutating func parameters() -> String {
        (0..<number(4)).map { _ in
            let label = pick(["_ ", "_ ", "for ", "in ", "`in` ", "at ", ""])
            let convention = pick([
                "", "", "", "", "inout ", "borrowing ", "consuming ", "sending ", "isolated ", "@escaping ",
                "@autoclosure ",
            ])
            let type = convention.hasPrefix("@") ? functionType(1) : chance(10) ? "some P & Q" : type(2)
            return "\(label)\(name()): \(convention)\(type)" + (convention.isEmpty && chance(12) ? "..." : "")
        }.joined(separator: pick([", ", ",\n  ", " , "]))
    }

    private mutating func functionType(_ depth: Int) -> String {
        let attribute = pick(["", "", "@Sendable ", "@MainActor ", "@convention(c) ", "nonisolated(nonsending) "])
        let list = (0..<number(3)).map { _ in pick(["", "", "inout ", "_ x: "]) + simple(depth - 1) }.joined(
            separator: ", "
        )
        return "\(attribute)(\(list))\(pick(["", " async", " throws", " async throws(E)"])) -> \(simple(depth - 1))"
    }

    private mutating func type(_ depth: Int) -> String {
        guard depth > 0 else { return simple(0) }
        switch number(14) {
        case 0: return "[\(type(depth - 1))]"
        case 1: return "[\(simple(0)): \(type(depth - 1))]"
        case 2: return "(\(type(depth - 1)), b: \(type(depth - 1)))"
        case 3: return "any \(pick(["P", "P & Q", "Collection<Int>"]))"
        case 4: return "Box<(some: Int, P)>"
        case 5: return functionType(depth)
        case 6: return "(\(functionType(depth)))?"
        case 7: return "Pair<\(type(depth - 1)), \(type(depth - 1))>"
        case 8: return "\(simple(0)).Type"
        case 9: return "\(simple(0))\(pick(["?", "??", "!"]))"
        case 10: return "repeat each \(typeName())"
        case 11: return "(any P).Type"
        case 12: return "[3 of \(simple(0))]"
        default: return simple(0)
        }
    }

    private mutating func simple(_ depth: Int) -> String {
        pick([
            "Int", "String", "Self", "Void", "()", "Swift.Int", "A.B<Int>", "[Int]", "Self.Item", "Optional<Int>", "T",
        ])
    }

    private mutating func name() -> String {
        names += 1
        return pick(["a", "value", "`default`", "名前", "Item", "x\(names)", "get", "async", "each", "any", "some", "of"])
            + ""
    }

    private mutating func typeName() -> String {
        names += 1
        return pick(["Item", "Value", "名前", "`Type`", "X\(names)", "T", "`default`"])
    }

    private mutating func chance(_ n: Int) -> Bool { number(n) == 0 }
    private mutating func number(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }
    private mutating func pick(_ choices: [String]) -> String { choices[number(choices.count)] }
}

/// Random numbers that are the same in every run.
struct SeededRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        var z = state
        z = (z ^ (z >> 33)) &* 0xFF51_AFD7_ED55_8CCD
        return z ^ (z >> 33)
    }
}
