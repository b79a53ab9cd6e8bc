//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The bodies of witnesses: record, act, answer, forward, give back what is stored.
extension SpyRenderer {
    func renderBody(of call: RecordedCall) {
        let forwarding = Forwarding(call, model: model)
        guard !call.isAnsweredAtOnce else {
            renderAnswerAtOnce(of: call, forwarding)
            return
        }
        renderStart(of: call)
        renderCatching(call) {
            renderAction(of: call)
            writer.line("if let __answer = \(call.mark)__call.answer { return \(call.invocation("__answer")) }")
            if let forwarding { writer.line(forwarding.step) }
        }
        writer.line("return " + call.storedResult)
    }

    /// One call of the runtime.
    private func renderAnswerAtOnce(of call: RecordedCall, _ forwarding: Forwarding?) {
        let answer = call.answerAtOnce(real: forwarding?.existential)
        if let forwarding, call.isAsync {
            let type = "SeamSpies.__Reply<\(call.output), \(forwarding.existential)>"
            writer.line("switch " + answer + " as " + type + " {")
            writer.line("case .answer(let __output): return __output")
            writer.line("case .real(" + forwarding.binding + " __real): " + forwarding.returning)
            writer.line("}")
            return
        }
        // The type in words: an optional result must not be taken for a promoted one.
        let hasType = !call.requirement.isPlainVoid && !call.isSetter && !call.output.isNever
        let real = forwarding.map { " " + $0.closure } ?? ""
        writer.line("return " + answer + real + (hasType ? " as " + call.output.description : ""))
    }

    func renderInitializerBody(of call: RecordedCall, isFailable: Bool) {
        if call.isAnsweredAtOnce {
            let answer = call.answerAtOnce(real: nil)
            writer.line(
                isFailable ? "if (" + answer + " as Swift.Void?) == nil { return nil }" : answer + " as Swift.Void"
            )
            return
        }
        renderStart(of: call)
        renderCatching(call) {
            renderAction(of: call)
            let (answer, result) = (call.invocation("__answer"), call.storedResult)
            let (first, second) =
                isFailable
                ? ("if " + answer + " == nil { return nil }", "if " + result + " == nil { return nil }")
                : (answer, "{ " + result + " }")
            writer.line("if let __answer = \(call.mark)__call.answer { \(first) } else \(second)")
        }
    }

    private func renderStart(of call: RecordedCall) {
        writer.line(
            "let __call: " + call.callType + " = " + call.mark + call.state + ".__call("
                + call.recordedArguments(real: nil) + ")"
        )
    }

    private func renderAction(of call: RecordedCall) {
        writer.line("if let __action = \(call.mark)__call.action { \(call.invocation("__action")) }")
        if call.isAsync { writer.line("await " + call.mark + "__call.held()") }
    }

    /// Errors of closures are untyped; they are given back by the type that the requirement names.
    private func renderCatching(_ call: RecordedCall, _ body: () -> Void) {
        guard let type = call.typedFailure else { return body() }
        let end = "} catch { try \(call.mark)__call.rethrow(error, as: \(type.metatypeBase).self) }"
        writer.block("do", end: end, body)
    }
}

extension RecordedCall {
    /// `unsafe ` or nothing, in front of an expression.
    fileprivate var mark: String { requirement.unsafeMark }

    fileprivate var state: String { requirement.isOnType ? "Self.__spy" : "__spy" }

    private var effect: String { (answerThrows ? "try " : "") + (isAsync ? "await " : "") + mark }

    /// A call of one of the closures.
    fileprivate func invocation(_ closure: String) -> String { effect + closure + "(" + forwardedArguments + ")" }

    fileprivate var storedResult: String { (resultThrows ? "try " : "") + mark + "__call.result()" }

    /// `try await __spy.__answerAsync((any Swift.Error).self, "key", __0, __1)`.
    fileprivate func answerAtOnce(real: TypeSyntax?) -> String {
        let name = (real == nil ? ".__answer" : ".__forward") + (isAsync ? "Async" : "")
        return effect + state + name + "(" + failure.metatypeBase.description + ".self, "
            + recordedArguments(real: isAsync ? real : nil) + ")"
    }
}

extension TypeSyntax {
    /// The type as `.self` can follow it.
    fileprivate var metatypeBase: TypeSyntax {
        switch self {
        case .named, .member, .array, .dictionary, .tuple: self
        default: parenthesized
        }
    }
}
