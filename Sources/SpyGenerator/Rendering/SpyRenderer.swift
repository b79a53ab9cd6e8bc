//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Prints a model: the spy's type, and the extension of the protocol that holds its members.
final class SpyRenderer {
    let model: SpyModel
    private(set) var writer = LineWriter()

    init(_ model: SpyModel) { self.model = model }

    /// Access, with a space behind it, of all members.
    var access: String { model.access.ofMembers }

    // MARK: - The peer

    func peer() -> String {
        rendered {
            for comment in PeerComment.lines(for: model) { writer.line("// " + comment) }
            writer.block(peerHead) {
                for alias in model.typeAliases { writer.line(access + "typealias \(alias.name) = \(alias.type)") }
                writer.line(access + "nonisolated let __spy: SeamSpies.__SpyState")
                renderInitializers()
                renderCoding()
                renderTree(model.members) { renderTrampoline(of: $0) }
                if model.placement == .peer { renderMembers() }
            }
        }
    }

    private var peerHead: String {
        var parents = model.parents.map(\.description)
        var keywords = model.peer == .actor ? "actor " : "nonisolated final class "
        var conformance = ""
        if let (superclass, actor) = model.isolatedSuperclass, model.peer == .isolatedSubclass {
            conformance = "@" + actor + " "
            keywords = conformance + "final class "
            parents.removeAll { $0 == superclass.description }
            parents.insert(superclass.description, at: 0)
        }
        parents += [model.name, conformance + "SeamSpies.Spy"]
        // Behind what may be a superclass.
        if model.isSendable, model.peer == .finalClass { parents.append(sendability) }
        return model.attributes + model.access.ofPeer + keywords + model.peerName + ClauseText.generics(model.generics)
            + ": " + parents.joined(separator: ", ") + ClauseText.whereClause(model.requirements)
    }

    /// A superclass, which one of the unknown parents may be, lets the compiler check nothing.
    private var sendability: String {
        model.parents.allSatisfy(PeerComment.isKnown) ? "Swift.Sendable" : "@unchecked Swift.Sendable"
    }

    /// The designated initializer, and the one that wraps a real implementation.
    private func renderInitializers() {
        let isolation = model.peer == .finalClass ? "nonisolated " : ""
        writer.line(access + isolation + "init(__spy: SeamSpies.__SpyState) { self.__spy = __spy }")
        guard let existential = model.existential else { return }
        let convenience = model.peer == .actor ? "" : "convenience "
        writer.block(access + isolation + convenience + "init(wrapping __real: \(existential))") {
            writer.line("self.init(__spy: SeamSpies.__SpyState(of: Self.self, wrapping: __real))")
        }
    }

    /// The same as the runtime does for spies without a raw value.
    private func renderCoding() {
        if model.encodesRawValue {
            writer.line(
                access + "nonisolated func encode(to encoder: any Swift.Encoder) throws "
                    + "{ try __encodeNothing(to: encoder) }"
            )
        }
        if model.decodesRawValue {
            writer.line(
                access + "nonisolated convenience init(from decoder: any Swift.Decoder) throws "
                    + "{ self.init(__spy: SeamSpies.__SpyState(of: Self.self)) }"
            )
        }
    }

    // MARK: - The extension

    func protocolExtension() -> String {
        guard model.placement == .protocolExtension, !model.members.requirements.isEmpty else { return "" }
        let isolation = model.isExplicitlyNonisolated ? "nonisolated " : ""
        return rendered {
            writer.block(model.attributes + isolation + "extension \(model.name) where Self: SeamSpies.Spy") {
                renderMembers()
            }
        }
    }

    // MARK: - Both

    private func rendered(_ body: () -> Void) -> String {
        writer = LineWriter()
        writer.directive("#if DEBUG || SEAM_SPIES")
        body()
        writer.directive("#endif")
        return writer.text
    }

    private func renderMembers() {
        renderTree(model.members) { requirement in
            renderWitness(of: requirement)
            renderSelector(of: requirement)
        }
    }

    private func renderTree(_ members: [SpyModel.Member], _ render: (Requirement) -> Void) {
        for member in members {
            switch member {
            case .requirement(let requirement):
                render(requirement)
            case .conditional(let clauses):
                let outer = writer
                writer = LineWriter(like: outer)
                for clause in clauses {
                    writer.directive(clause.keyword + (clause.condition.isEmpty ? "" : " " + clause.condition))
                    renderTree(clause.members, render)
                }
                writer.directive("#endif")
                // A tree without anything in it is left out.
                if writer.text.contains("{") { outer.append(writer) }
                writer = outer
            }
        }
    }
}
