//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Prints a model: the spy's type, and the extension of the protocol that holds its members.
struct SpyRenderer {
    let model: SpyModel
    let needsSendable: (Isolation) -> Bool

    private static let condition = "#if DEBUG || SEAM_SPIES"

    // MARK: - The peer

    func peer() -> String {
        var writer = LineWriter()
        writer.directive(Self.condition)
        for comment in PeerComment.lines(for: model) { writer.line("// " + comment) }
        writer.block(peerHead) { writer in
            for alias in model.typeAliases {
                writer.line("\(model.memberAccess)typealias \(alias.name) = \(alias.type)")
            }
            writer.line("\(model.memberAccess)nonisolated let __spy: SeamSpies.__SpyState")
            renderDesignatedInitializer(to: &writer)
            renderWrappingInitializer(to: &writer)
            renderTrampolines(model.members, to: &writer)
            if model.placement == .peer { render(model.members, to: &writer) }
        }
        writer.directive("#endif")
        return writer.text
    }

    private var peerHead: String {
        let attributes = model.attributes.map { $0 + " " }.joined()
        let name = model.peerName + ClauseText.generics(model.generics)
        var parents = model.parents.map(\.description)
        var spy = "SeamSpies.Spy"
        let keywords: String
        switch model.peer {
        case .finalClass: keywords = "nonisolated final class"
        case .actor: keywords = "actor"
        case .isolatedSubclass(let superclass, let actor):
            keywords = "@\(actor) final class"
            parents.removeAll { $0 == superclass.description }
            parents.insert(superclass.description, at: 0)
            spy = "@\(actor) SeamSpies.Spy"
        }
        parents += [model.name, spy]
        // Behind what may be a superclass.
        if model.isSendable, model.peer == .finalClass { parents.append("Swift.Sendable") }
        let inherited = parents.joined(separator: ", ")
        let access = model.peerAccess
        return "\(attributes)\(access)\(keywords) \(name): \(inherited)\(ClauseText.whereClause(model.requirements))"
    }

    private func renderDesignatedInitializer(to writer: inout LineWriter) {
        let isolation = model.peer == .finalClass ? "nonisolated " : ""
        writer.line(
            "\(model.memberAccess)\(isolation)init(__spy: SeamSpies.__SpyState) { self.__spy = __spy }"
        )
    }

    private func renderWrappingInitializer(to writer: inout LineWriter) {
        guard let existential = model.existential else { return }
        let keywords =
            model.peer == .actor ? "" : model.peer == .finalClass ? "nonisolated convenience " : "convenience "
        writer.block("\(model.memberAccess)\(keywords)init(wrapping __real: \(existential))") {
            $0.line("self.init(__spy: SeamSpies.__SpyState(of: Self.self, wrapping: __real))")
        }
    }

    /// Operators are not found in an extension that a macro makes: the spy has them and calls the witness by a word.
    private func renderTrampolines(_ members: [SpyModel.Member], to writer: inout LineWriter) {
        renderTree(members, to: &writer) { requirement, writer in
            guard case .operation(let fixity) = requirement.form else { return }
            for attribute in requirement.witnessAttributes { writer.line(attribute) }
            Trampoline(requirement: requirement, fixity: fixity, model: model).render(to: &writer)
        }
    }

    // MARK: - The extension

    func protocolExtension() -> String {
        guard model.placement == .protocolExtension, !model.members.requirements.isEmpty else { return "" }
        var writer = LineWriter()
        writer.directive(Self.condition)
        let attributes = model.attributes.map { $0 + " " }.joined()
        let isolation = model.isExplicitlyNonisolated ? "nonisolated " : ""
        writer.block("\(attributes)\(isolation)extension \(model.name) where Self: SeamSpies.Spy") { writer in
            render(model.members, to: &writer)
        }
        writer.directive("#endif")
        return writer.text
    }

    private func render(_ members: [SpyModel.Member], to writer: inout LineWriter) {
        renderTree(members, to: &writer) { requirement, writer in
            let needsSendable = needsSendable(requirement.isolation)
            WitnessRenderer(requirement: requirement, model: model, needsSendable: needsSendable).render(to: &writer)
            SelectorRenderer(requirement: requirement, model: model, needsSendable: needsSendable).render(to: &writer)
        }
    }

    private func renderTree(
        _ members: [SpyModel.Member],
        to writer: inout LineWriter,
        _ render: (Requirement, inout LineWriter) -> Void
    ) {
        for member in members {
            switch member {
            case .requirement(let requirement):
                render(requirement, &writer)
            case .conditional(let clauses):
                var inner = LineWriter(like: writer)
                for clause in clauses {
                    inner.directive(clause.condition.isEmpty ? clause.keyword : "\(clause.keyword) \(clause.condition)")
                    renderTree(clause.members, to: &inner, render)
                }
                inner.directive("#endif")
                // A tree without anything in it is left out.
                if inner.text.contains("{") { writer.append(inner) }
            }
        }
    }
}
