//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Prints the body of a witness: record, act, answer, forward, give back what is stored.
struct BodyRenderer {
    let call: RecordedCall
    let model: SpyModel

    private var requirement: Requirement { call.requirement }
    private var state: String { requirement.isOnType ? "Self.__spy" : "__spy" }
    private var mark: String { requirement.unsafeMark }
    private var effect: String { (call.answerThrows ? "try " : "") + (call.isAsync ? "await " : "") + mark }

    func render(to writer: inout LineWriter) {
        let forwarding = Forwarding(call: call, model: model)
        if call.isAnsweredAtOnce {
            if let forwarding, call.isAsync {
                let type = "SeamSpies.__Reply<\(call.output), \(forwarding.existential)>"
                writer.line("switch \(answerAtOnce(real: forwarding.existential)) as \(type) {")
                writer.line("case .answer(let __output): return __output")
                writer.line("case .real(\(forwarding.binding) __real): \(forwarding.returning)")
                writer.line("}")
                return
            }
            let real = forwarding.map { " \($0.closure)" } ?? ""
            // The type in words: an optional result must not be taken for a promoted one.
            let result =
                call.requirement.isPlainVoid || call.isSetter || call.output.isNever ? "" : " as \(call.output)"
            let answer = answerAtOnce(real: forwarding?.existential)
            writer.line("return \(answer)\(real)\(result)")
            return
        }
        renderCall(to: &writer)
        renderCatching(to: &writer) { writer in
            writer.line("if let __action = \(mark)__call.action { \(effect)__action(\(call.forwardedArguments)) }")
            if call.isAsync { writer.line("await \(mark)__call.held()") }
            writer.line(
                "if let __answer = \(mark)__call.answer { return \(effect)__answer(\(call.forwardedArguments)) }"
            )
            forwarding?.render(to: &writer)
        }
        writer.line("return \(call.resultThrows ? "try " : "")\(mark)__call.result()")
    }

    func renderInitializer(isFailable: Bool, to writer: inout LineWriter) {
        if call.isAnsweredAtOnce {
            let answer = answerAtOnce(real: nil)
            writer.line(
                isFailable
                    ? "if (\(answer) as Swift.Void?) == nil { return nil }" : "\(answer) as Swift.Void"
            )
            return
        }
        renderCall(to: &writer)
        let arguments = call.forwardedArguments
        let result = (call.resultThrows ? "try " : "") + mark + "__call.result()"
        renderCatching(to: &writer) { writer in
            writer.line("if let __action = \(mark)__call.action { \(effect)__action(\(arguments)) }")
            if call.isAsync { writer.line("await \(mark)__call.held()") }
            if isFailable {
                writer.line(
                    "if let __answer = \(mark)__call.answer { if \(effect)__answer(\(arguments)) == nil { return nil } } "
                        + "else if \(result) == nil { return nil }"
                )
            } else {
                writer.line(
                    "if let __answer = \(mark)__call.answer { \(effect)__answer(\(arguments)) } else { \(result) }"
                )
            }
        }
    }

    private func renderCall(to writer: inout LineWriter) {
        writer.line("let __call: \(call.callType) = \(mark)\(state).__call(\(call.recordedArguments(real: nil)))")
    }

    /// `try await __spy.__answerAsync((any Swift.Error).self, "key", __0, __1)`.
    private func answerAtOnce(real: TypeSyntax?) -> String {
        let name = (real == nil ? "__answer" : "__forward") + (call.isAsync ? "Async" : "")
        let arguments = call.recordedArguments(real: call.isAsync ? real : nil)
        return "\(effect)\(state).\(name)(\(call.failure.metatypeBase).self, \(arguments))"
    }

    /// Errors of closures are untyped; they are given back by the type that the requirement names.
    private func renderCatching(to writer: inout LineWriter, _ body: (inout LineWriter) -> Void) {
        guard let type = call.typedFailure else {
            body(&writer)
            return
        }
        writer.block("do", end: "} catch { try \(mark)__call.rethrow(error, as: \(type.metatypeBase).self) }", body)
    }
}

extension TypeSyntax {
    /// The type as `.self` can follow it.
    var metatypeBase: TypeSyntax {
        switch self {
        case .named, .member, .array, .dictionary, .tuple: self
        default: parenthesized
        }
    }
}
