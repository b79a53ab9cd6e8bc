//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What is written above the spy for the cases that only the type checker can see.
enum PeerComment {
    static func lines(for model: SpyModel) -> [String] {
        var lines = ["The spy of '\(model.name)', made by '@Spyable'."]
        let parents = model.parents.filter { !isKnown($0) }.map { "'\($0)'" }
        if !parents.isEmpty {
            let list = parents.joined(separator: ", ")
            let isPlural = parents.count > 1
            lines += [
                "Is an error reported for the next line? Its parent\(isPlural ? "s" : "") \(list) cannot be seen from here:",
                "  * 'does not conform': mark the parent with '@Spyable', or restate its requirements in '\(model.name)'.",
                "  * 'non-actor type': name 'Actor' among the parents of '\(model.name)', again.",
                "  * an associated type is missing: write 'associatedtype' with its name in '\(model.name)', again.",
                "  * several matching members: restate the requirement in '\(model.name)'.",
                "  * a superclass that is isolated to an actor: write '@Spyable(subclassing: TheClass.self)'.",
            ]
        }
        if model.access == "public " {
            lines.append("Under 'InternalImportsByDefault' a public spy needs 'public import SeamSpies'.")
        }
        return lines
    }

    /// Parents that the library itself gives members to.
    private static func isKnown(_ type: TypeSyntax) -> Bool {
        let standard: Set<String> = [
            "Actor", "Error", "Equatable", "Hashable", "Comparable", "Identifiable", "CustomStringConvertible",
            "CustomDebugStringConvertible", "NSObject",
        ]
        return type.lastName.map(standard.contains) ?? false
    }
}
