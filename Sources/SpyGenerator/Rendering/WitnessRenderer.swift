//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Prints the witness of a requirement: the member that records a call and answers it.
struct WitnessRenderer {
    let requirement: Requirement
    let model: SpyModel
    let needsSendable: Bool

    private var isInPeer: Bool { model.placement == .peer }

    /// Access and isolation, in front of the declaration.
    private var prefix: String { requirement.prefix(access: model.memberAccess) }

    private var clause: String { ClauseText.whereClause(requirement.requirements) }
    private var generics: String { ClauseText.generics(requirement.generics) }

    private var parameterList: String {
        "(" + requirement.parameters.map(\.witnessParameter).joined(separator: ", ") + ")"
    }

    private var effects: String {
        if requirement.effects.throwing == .rethrowing {
            return EffectsSyntax(
                isAsync: requirement.effects.isAsync,
                throwing: .typed(.named(Requirement.rethrownError))
            ).description
        }
        return requirement.effects.description
    }

    func render(to writer: inout LineWriter) {
        for attribute in requirement.witnessAttributes { writer.line(attribute) }
        switch requirement.form {
        case .method, .operation: renderFunction(to: &writer)
        case .property(let accessors):
            let type = requirement.declaredResult ?? .void
            let head = prefix + (requirement.isStatic ? "static " : "") + "var \(requirement.name): \(type)"
            renderAccessors(accessors, head, to: &writer)
        case .subscripting(let accessors):
            let head =
                prefix + (requirement.isStatic ? "static " : "")
                + "subscript\(generics)\(parameterList) -> \(requirement.declaredResult ?? .void)\(clause)"
            renderAccessors(accessors, head, to: &writer)
        case .initializer(let failability): renderInitializer(failability, to: &writer)
        }
    }

    private func renderFunction(to writer: inout LineWriter) {
        let call = RecordedCall(requirement, needsSendable: needsSendable)
        let result = requirement.declaredResult.map { " -> \($0)" } ?? ""
        let keyword = requirement.isOnType ? "static func" : "func"
        let head =
            "\(prefix)\(keyword) \(requirement.witnessName)\(generics)\(parameterList)\(effects)\(result)\(clause)"
        writer.block(head) { writer in
            BodyRenderer(call: call, model: model).render(to: &writer)
        }
    }

    private func renderAccessors(_ accessors: Requirement.Accessors, _ head: String, to writer: inout LineWriter) {
        writer.block(head) { writer in
            writer.block("get" + requirement.effects.description) { writer in
                let call = RecordedCall(requirement, needsSendable: needsSendable)
                BodyRenderer(call: call, model: model).render(to: &writer)
            }
            guard accessors.hasSetter else { return }
            writer.block("set") { writer in
                let call = RecordedCall(requirement, needsSendable: needsSendable, isSetter: true)
                BodyRenderer(call: call, model: model).render(to: &writer)
            }
        }
    }

    private func renderInitializer(_ failability: String?, to writer: inout LineWriter) {
        let convenience = isInPeer && model.peer != .actor ? "convenience " : ""
        let head = "\(prefix)\(convenience)init\(failability ?? "")\(generics)\(parameterList)\(effects)\(clause)"
        writer.block(head) { writer in
            writer.line("self.init(__spy: SeamSpies.__SpyState(of: Self.self))")
            let call = RecordedCall(requirement, needsSendable: needsSendable)
            BodyRenderer(call: call, model: model).renderInitializer(isFailable: failability != nil, to: &writer)
        }
    }
}

extension Requirement {
    /// Attributes come before modifiers.
    func prefix(access: String) -> String {
        isolationText.hasPrefix("@") ? isolationText + access : access + isolationText
    }
}

extension SpyModel {
    /// The access of members: those of a private type need none of their own.
    var memberAccess: String { access == "private " ? "" : access }
}
