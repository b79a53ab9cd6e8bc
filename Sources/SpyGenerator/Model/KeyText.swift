//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The text by which the runtime knows a requirement: its whole signature, and what messages show of it.
enum KeyText {
    static func key(of requirement: Requirement) -> String {
        let labels = requirement.parameters.map { $0.label.barePart + ":" }.joined()
        let types = requirement.parameters.map { $0.declaredType.description + ($0.isVariadic ? "..." : "") }
        let parameters = "(" + types.joined(separator: ", ") + ")"
        let generics = ClauseText.generics(requirement.generics)
        let clause = ClauseText.whereClause(requirement.requirements)
        let effects = requirement.effects.description
        let result = requirement.declaredResult.map { " -> \($0)" } ?? ""
        switch requirement.form {
        case .method:
            return "\(requirement.selectorWord)(\(labels)) | \(generics)\(parameters)\(effects)\(result)\(clause)"
        case .operation:
            return "\(requirement.witnessName)(\(labels)) | \(generics)\(parameters)\(effects)\(result)\(clause)"
        case .initializer(let failability):
            return "init\(failability ?? "")(\(labels)) | \(generics)\(parameters)\(effects)\(clause)"
        case .property:
            return "\(requirement.selectorWord)\(effects) -> \(requirement.output)"
        case .subscripting:
            return "subscript(\(labels)) | \(generics)\(parameters)\(effects) -> \(requirement.output)\(clause)"
        }
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
    /// The name of the member that records: operators go through a word.
    var witnessName: String {
        if case .operation = form { return "__" + selectorWord }
        return name
    }
}
