//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The words that selectors of operators are called by.
enum OperatorWord {
    private static let words: [String: String] = [
        "==": "equals", "!=": "notEquals", "===": "identical", "!==": "notIdentical", "~=": "matches",
        "<": "lessThan", ">": "greaterThan", "<=": "lessThanOrEquals", ">=": "greaterThanOrEquals",
        "&&": "and", "||": "or", "??": "coalesce", "...": "closedRange", "..<": "range", "<<": "shiftLeft",
        ">>": "shiftRight", "->": "arrow",
    ]

    private static let characters: [Character: String] = [
        "+": "plus", "-": "minus", "*": "times", "/": "divide", "%": "remainder", "=": "equals", "<": "less",
        ">": "greater", "!": "not", "&": "and", "|": "or", "^": "xor", "~": "tilde", "?": "question", ".": "dot",
    ]

    /// A word for `text`; a character without one of its own is named by its number.
    static func word(for text: String) -> String {
        if let word = words[text] { return word }
        let parts = text.map { character in
            characters[character]
                ?? character.unicodeScalars.map { "u" + String($0.value, radix: 16) }.joined()
        }
        return parts.enumerated().map { $0.offset == 0 ? $0.element : $0.element.capitalizedFirst }.joined()
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
