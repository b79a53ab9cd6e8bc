//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension SpyRenderer {
    /// Prints an operator of the spy that calls the recording member with the operator's word: operators are not found in an
    /// extension that a macro makes.
    func renderTrampoline(of requirement: Requirement) {
        guard case .operation(let fixity) = requirement.form else { return }
        for attribute in requirement.witnessAttributes { writer.line(attribute) }
        let signature = requirement.signature.replacingSelf(with: model.peerName)
        var parameters: [String] = []
        for (parameter, syntax) in zip(requirement.parameters, signature.parameters) {
            parameters.append(parameter.name + ": " + syntax.type.description)
        }
        let arguments = requirement.parameters.map(\.argument).joined(separator: ", ")
        let effect = (requirement.answerThrows ? "try " : "") + (requirement.effects.isAsync ? "await " : "")
        writer.line(
            requirement.prefix(access: access) + "static " + (fixity.map { $0 + " " } ?? "") + "func "
                + requirement.name
                + " " + ClauseText.generics(requirement.generics) + "(" + parameters.joined(separator: ", ") + ")"
                + witnessEffects(of: requirement) + ClauseText.result(signature.result)
                + ClauseText.whereClause(requirement.requirements)
                + " { " + effect + requirement.witnessName + "(" + arguments + ") }"
        )
    }
}
