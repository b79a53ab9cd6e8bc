//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Generic parameter clauses and `where` clauses, printed.
enum ClauseText {
    /// `<T: P, each U>`, or nothing.
    static func generics(_ parameters: [GenericParameterSyntax]) -> String {
        guard !parameters.isEmpty else { return "" }
        let texts = parameters.map { parameter in
            (parameter.specifier.map { $0 + " " } ?? "") + parameter.name
                + (parameter.constraint.map { ": \($0)" } ?? "")
        }
        return "<" + texts.joined(separator: ", ") + ">"
    }

    /// ` where T: P`, or nothing.
    static func whereClause(_ requirements: [RequirementSyntax]) -> String {
        guard !requirements.isEmpty else { return "" }
        let texts = requirements.map { requirement in
            requirement.left.description + (requirement.isSameType ? " == " : ": ") + requirement.right.description
        }
        return " where " + texts.joined(separator: ", ")
    }

    /// ` -> T`, or nothing.
    static func result(_ type: TypeSyntax?) -> String {
        type.map { " -> " + $0.description } ?? ""
    }
}
