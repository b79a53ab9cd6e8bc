//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What stands in front of types, and the effects behind parameter lists.
extension Parser {
    /// Attributes of types that take arguments; with all others a parenthesis starts the type itself.
    private static let attributesWithArguments = Set(
        words: "convention isolated differentiable lifetime _lifetime _opaqueReturnTypeOf available"
    )

    private static let specifiers = Set(
        words: "inout borrowing consuming sending isolated _const __owned __shared"
    )

    mutating func parseTypeModifiers() throws(Failure) -> [TypeModifierSyntax] {
        var modifiers: [TypeModifierSyntax] = []
        while true {
            if at("@") {
                advance()
                let first = try expectName("the name of an attribute").text
                var name = first
                while at("."), peek().kind == .identifier {
                    advance()
                    name += "." + advance().text
                }
                name += TypeSyntax.clause(try parseGenericArguments())
                let takesArguments = Self.attributesWithArguments.contains(first) && at("(")
                let arguments = takesArguments ? try parseBalanced() : ""
                modifiers.append(TypeModifierSyntax(name: "@" + name, arguments: arguments))
            } else if current.isWord(in: Self.specifiers), startsType(at: 1) {
                modifiers.append(TypeModifierSyntax(name: advance().text))
            } else if atWord("nonisolated") || atWord("dependsOn"), peek().isPunctuation("(") {
                let name = advance().text
                modifiers.append(TypeModifierSyntax(name: name, arguments: try parseBalanced()))
            } else {
                return modifiers
            }
        }
    }

    /// Whether the token `distance` places ahead can be the first of a type.
    func startsType(at distance: Int) -> Bool {
        let token = peek(distance)
        switch token.kind {
        case .identifier: return !Self.reserved.contains(token.text)
        case .quotedIdentifier: return true
        case .punctuation: return token.text == "(" || token.text == "[" || token.text == "@"
        case .operatorRun: return token.text.hasPrefix("~")
        default: return false
        }
    }

    /// Keywords that no type starts with.
    static let reserved = Set(
        words:
            "associatedtype class deinit enum extension func import init inout let operator precedencegroup protocol struct "
            + "subscript typealias var where throws rethrows in is as case for if while return static public private "
            + "fileprivate internal"
    )

    var isReservedHere: Bool { current.isWord(in: Self.reserved) }

    mutating func parseEffects() throws(Failure) -> EffectsSyntax {
        var effects = EffectsSyntax()
        while true {
            if takeWord("async") {
                effects.isAsync = true
            } else if takeWord("throws") {
                effects.throwing = .untyped
                if take("(") {
                    effects.throwing = .typed(try parseType())
                    try expect(")", in: "after the type of the error")
                }
            } else if takeWord("rethrows") {
                effects.throwing = .rethrowing
            } else if atWord("reasync") {
                throw failure(
                    "'@Spyable' cannot spy a 'reasync' requirement; make it 'async', or give it a double by hand"
                )
            } else {
                return effects
            }
        }
    }

    /// The text of a balanced `( … )`, spaced as it was written but on one line and without comments.
    mutating func parseBalanced() throws(Failure) -> String {
        let start = current.offset
        var text = ""
        var closers: [String] = []
        repeat {
            guard !isAtEnd else { throw failure("this parenthesis is not closed", at: start) }
            let token = advance()
            if !text.isEmpty, !token.isAttached { text += " " }
            text += token.text
            guard token.kind == .punctuation else { continue }
            switch token.text {
            case "(": closers.append(")")
            case "[": closers.append("]")
            case "{": closers.append("}")
            case ")", "]", "}":
                guard closers.popLast() == token.text else {
                    throw failure("'\(token.text)' closes nothing here", at: token.offset)
                }
            default: break
            }
        } while !closers.isEmpty
        return text
    }
}
