//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// An operator of the spy that calls the recording member with the operator's word.
struct Trampoline {
    let requirement: Requirement
    let fixity: String?
    let model: SpyModel

    func render(to writer: inout LineWriter) {
        let inPeer = { (type: TypeSyntax) in
            type.removingSelf.replacing("Self", with: .named(model.peerName))
        }
        let parameters = requirement.parameters.map { "\($0.name): \(inPeer($0.declaredType))" }.joined(separator: ", ")
        let arguments = requirement.parameters.map(\.argument).joined(separator: ", ")
        let result = requirement.declaredResult.map { " -> \(inPeer($0))" } ?? ""
        let effects = requirement.effects.mapType(inPeer).description
        let effect =
            (requirement.answerThrows ? "try " : "") + (requirement.effects.isAsync ? "await " : "")
        let keyword = fixity.map { "static \($0) func" } ?? "static func"
        let clause = ClauseText.whereClause(requirement.requirements)
        writer.line(
            "\(requirement.prefix(access: model.memberAccess))\(keyword) \(requirement.name) "
                + "\(ClauseText.generics(requirement.generics))(\(parameters))\(effects)\(result)\(clause) "
                + "{ \(effect)\(requirement.witnessName)(\(arguments)) }"
        )
    }
}
