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
    private var effect: String { (call.answerThrows ? "try " : "") + (call.isAsync ? "await " : "") }

    private func renderCall(to writer: inout LineWriter) {
        writer.line("let __call: \(call.callType) = \(state).__call(\(call.recordedArguments))")
    }

    func render(to writer: inout LineWriter) {
        renderCall(to: &writer)
        renderCatching(to: &writer) { writer in
            writer.line("if let __action = __call.action { \(effect)__action(\(call.forwardedArguments)) }")
            if call.isAsync { writer.line("await __call.held()") }
            writer.line("if let __answer = __call.answer { return \(effect)__answer(\(call.forwardedArguments)) }")
            Forwarding(call: call, model: model)?.render(to: &writer)
        }
        writer.line("return \(call.resultThrows ? "try " : "")__call.result()")
    }

    func renderInitializer(isFailable: Bool, to writer: inout LineWriter) {
        renderCall(to: &writer)
        let arguments = call.forwardedArguments
        let result = (call.resultThrows ? "try " : "") + "__call.result()"
        renderCatching(to: &writer) { writer in
            writer.line("if let __action = __call.action { \(effect)__action(\(arguments)) }")
            if call.isAsync { writer.line("await __call.held()") }
            if isFailable {
                writer.line(
                    "if let __answer = __call.answer { if \(effect)__answer(\(arguments)) == nil { return nil } } "
                        + "else if \(result) == nil { return nil }"
                )
            } else {
                writer.line("if let __answer = __call.answer { \(effect)__answer(\(arguments)) } else { \(result) }")
            }
        }
    }

    /// Errors of closures are untyped; they are given back by the type that the requirement names.
    private func renderCatching(to writer: inout LineWriter, _ body: (inout LineWriter) -> Void) {
        guard let type = call.typedFailure else {
            body(&writer)
            return
        }
        writer.block("do", end: "} catch { try __call.rethrow(error, as: \(type.metatypeBase).self) }", body)
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
