//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension SpyRenderer {
    /// Prints the selector of a requirement: the member behind a `$` that stubs and verifies it.
    func renderSelector(of requirement: Requirement) {
        for attribute in requirement.selectorAttributes { writer.line(attribute) }
        let prefix =
            access + (requirement.isolatesSelector ? "" : "nonisolated ") + (requirement.isOnType ? "static " : "")
        let name = ("$" + requirement.selectorWord).quotedIfNeeded
        let call = RecordedCall(requirement)
        var type = call.selectorType
        var body = requirement.unsafeMark + call.selection
        switch requirement.form {
        case .property(let accessors), .subscripting(let accessors):
            if accessors.hasSetter {
                let setter = RecordedCall(requirement, isSetter: true)
                type = "SeamSpies.PropertySelector<\(requirement.output), \(type), \(setter.selectorType)>"
                body =
                    requirement.unsafeMark + "__spy.__property(" + requirement.selectorWord.asLiteral + ", get: "
                    + call.selection + ", set: { [__spy] in " + requirement.unsafeMark + setter.selection + " })"
            } else {
                type = "SeamSpies.GetterSelector<" + type + ">"
                body = requirement.unsafeMark + "SeamSpies.GetterSelector(__get: " + call.selection + ")"
            }
        default:
            break
        }
        let head =
            requirement.isProperty
            ? "var \(name): \(type)" : "func " + name + selectorParameters(of: requirement) + " -> " + type
        let clause = requirement.isProperty ? "" : ClauseText.whereClause(requirement.requirements)
        writer.block(prefix + head + clause) { writer.line(body) }
    }

    private func selectorParameters(of requirement: Requirement) -> String {
        let generics = requirement.generics.filter { $0.name != Requirement.rethrownError }
        let parameters = requirement.parameters.map(\.matcherParameter) + requirement.disambiguators.map(\.parameter)
        return ClauseText.generics(generics) + "(" + parameters.joined(separator: ", ") + ")"
    }
}
