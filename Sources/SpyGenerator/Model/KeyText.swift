//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The text by which the runtime knows a requirement: its whole signature, and what messages show of it.
enum KeyText {
    static func key(of requirement: Requirement) -> String {
        let effects = requirement.effects.description
        if requirement.isProperty { return "\(requirement.selectorWord)\(effects) -> \(requirement.output)" }
        let types = requirement.parameters.map { $0.declaredType.description + ($0.isVariadic ? "..." : "") }
        var name = requirement.witnessName.barePart
        var result = requirement.declaredResult
        switch requirement.form {
        case .initializer(let failability): name += failability ?? ""
        case .subscripting: result = requirement.output
        default: break
        }
        let generics = ClauseText.generics(requirement.generics) + "(" + types.joined(separator: ", ") + ")"
        return name + "(" + requirement.labels + ") | " + generics + effects + ClauseText.result(result)
            + ClauseText.whereClause(requirement.requirements)
    }
}

extension String {
    /// A name without its backticks.
    var barePart: String { hasPrefix("`") && hasSuffix("`") && count > 2 ? String(dropFirst().dropLast()) : self }

    /// The text as a literal of Swift.
    var asLiteral: String {
        var text = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}

extension Requirement {
    /// The labels as messages show them: `for:_:`.
    var labels: String { parameters.reduce("") { $0 + $1.label.barePart + ":" } }

    /// The name of the member that records: operators go through a word.
    var witnessName: String {
        if case .operation = form { return "__" + selectorWord }
        return name
    }
}
