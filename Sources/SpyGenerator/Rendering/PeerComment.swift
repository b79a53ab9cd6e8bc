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
        if model.access.text == "public " {
            lines.append("Under 'InternalImportsByDefault' a public spy needs 'public import SeamSpies'.")
        }
        let parents = (model.parents + model.coveredParents).filter { !isKnown($0) }.map { "'\($0)'" }
        guard !parents.isEmpty else { return lines }
        let list = parents.joined(separator: ", ")
        return lines + [
            "An error here about \(list) is about what cannot be seen from here:",
            "  * non-actor type: name 'Actor' among the parents of '\(model.name)', again;",
            "  * an unknown type, or a missing one: write its 'associatedtype' in '\(model.name)', again;",
            "  * multiple matching members: restate the requirement in '\(model.name)';",
            "  * a superclass that is isolated: '@Spyable(subclassing: TheClass.self)'; no class has two superclasses;",
            // The compiler shows the two lines above the one that it complains about.
            "  * does not conform to a protocol: mark that protocol with '@Spyable',",
            "    or restate its requirements in '\(model.name)'.",
        ]
    }

    /// Parents that the library itself gives members to.
    static func isKnown(_ type: TypeSyntax) -> Bool {
        guard let name = type.lastName else { return false }
        return name == "NSObject" || StandardParents.isKnown(name)
    }
}
