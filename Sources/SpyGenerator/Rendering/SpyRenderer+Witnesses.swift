//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension SpyRenderer {
    /// Prints the witness of a requirement: the member that records a call and answers it.
    func renderWitness(of requirement: Requirement) {
        for attribute in requirement.witnessAttributes { writer.line(attribute) }
        let clause = ClauseText.whereClause(requirement.requirements)
        let parameters =
            ClauseText.generics(requirement.generics) + "("
            + requirement.parameters.map(\.witnessParameter).joined(separator: ", ") + ")"
        let result = requirement.declaredResult
        let prefix = requirement.prefix(access: access)
        let onType = prefix + (requirement.isOnType ? "static " : "")
        switch requirement.form {
        case .method, .operation:
            let name = onType + "func " + requirement.witnessName
            writer.block(name + parameters + witnessEffects(of: requirement) + ClauseText.result(result) + clause) {
                renderBody(of: RecordedCall(requirement))
            }
        case .property(let accessors):
            renderAccessors(accessors, requirement, onType + "var \(requirement.name): \(result ?? .void)")
        case .subscripting(let accessors):
            let head = onType + "subscript" + parameters + ClauseText.result(result ?? .void) + clause
            renderAccessors(accessors, requirement, head)
        case .initializer(let failability):
            let convenience = model.placement == .peer && model.peer != .actor ? "convenience " : ""
            let head = prefix + convenience + "init" + (failability ?? "") + parameters
            writer.block(head + witnessEffects(of: requirement) + clause) {
                writer.line("self.init(__spy: SeamSpies.__SpyState(of: Self.self))")
                renderInitializerBody(of: RecordedCall(requirement), isFailable: failability != nil)
            }
        }
    }

    /// `rethrows` is typed in generated code.
    func witnessEffects(of requirement: Requirement) -> String {
        var effects = requirement.effects
        if effects.isRethrowing { effects.throwing = .typed(.named(Requirement.rethrownError)) }
        return effects.description
    }

    private func renderAccessors(_ accessors: Requirement.Accessors, _ requirement: Requirement, _ head: String) {
        writer.block(head) {
            writer.block("get" + requirement.effects.description) { renderBody(of: RecordedCall(requirement)) }
            guard accessors.hasSetter else { return }
            writer.block("set") { renderBody(of: RecordedCall(requirement, isSetter: true)) }
        }
    }
}

extension Requirement {
    /// Attributes come before modifiers.
    func prefix(access: String) -> String {
        isolationText.hasPrefix("@") ? isolationText + access : access + isolationText
    }
}
