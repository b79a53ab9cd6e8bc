//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Prints the selector of a requirement: the member behind a `$` that stubs and verifies it.
struct SelectorRenderer {
    let requirement: Requirement
    let model: SpyModel
    let needsSendable: Bool

    func render(to writer: inout LineWriter) {
        for attribute in requirement.selectorAttributes { writer.line(attribute) }
        let name = ("$" + requirement.selectorWord).quotedIfNeeded
        let isolation = requirement.isolatesSelector ? "" : "nonisolated "
        let keyword = isolation + (requirement.isOnType ? "static " : "")
        let call = RecordedCall(requirement, needsSendable: needsSendable)
        switch requirement.form {
        case .property(let accessors):
            let type = propertyType(accessors, call)
            writer.block("\(model.memberAccess)\(keyword)var \(name): \(type)") { writer in
                writer.line(propertyBody(accessors, call))
            }
        case .subscripting(let accessors):
            let type = propertyType(accessors, call)
            writer.block("\(model.memberAccess)\(keyword)func \(name)\(signature) -> \(type)\(clause)") { writer in
                writer.line(propertyBody(accessors, call))
            }
        default:
            writer.block("\(model.memberAccess)\(keyword)func \(name)\(signature) -> \(call.selectorType)\(clause)") {
                $0.line(requirement.unsafeMark + call.selection)
            }
        }
    }

    private var signature: String {
        let generics = requirement.generics.filter { $0.name != Requirement.rethrownError }
        let parameters = requirement.parameters.map(\.matcherParameter) + requirement.disambiguators.map(\.parameter)
        return ClauseText.generics(generics) + "(" + parameters.joined(separator: ", ") + ")"
    }

    private var clause: String { ClauseText.whereClause(requirement.requirements) }

    private func propertyType(_ accessors: Requirement.Accessors, _ getter: RecordedCall) -> String {
        guard accessors.hasSetter else { return "SeamSpies.GetterSelector<\(getter.selectorType)>" }
        let setter = RecordedCall(requirement, needsSendable: needsSendable, isSetter: true)
        return "SeamSpies.PropertySelector<\(requirement.output), \(getter.selectorType), \(setter.selectorType)>"
    }

    private func propertyBody(_ accessors: Requirement.Accessors, _ getter: RecordedCall) -> String {
        let get = getter.selection
        let mark = requirement.unsafeMark
        guard accessors.hasSetter else { return "\(mark)SeamSpies.GetterSelector(__get: \(get))" }
        let setter = RecordedCall(requirement, needsSendable: needsSendable, isSetter: true)
        let name = requirement.selectorWord.asLiteral
        return "\(mark)__spy.__property(\(name), get: \(get), set: { [__spy] in \(mark)\(setter.selection) })"
    }
}
