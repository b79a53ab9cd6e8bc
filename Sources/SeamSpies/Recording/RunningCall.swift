//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A call that has been recorded and is to be answered.
struct RunningCall {
    let state: __SpyState
    let call: RecordedCall
    let outcome: Outcome

    /// Whether a given answers the call.
    var isAnswered: Bool { outcome.answer != nil }

    /// Whether nothing but a stored value or error answers, if anything does: no closure has to run.
    var isQuiet: Bool { outcome.action == nil && outcome.answer?.runsCode != true }

    /// The closure that runs before the answer.
    var action: Box? { outcome.action }

    /// The answer that is in force: a hold's is the one that it was released with.
    var answer: AnyAnswer? {
        if case .held(let hold) = outcome.answer { return hold.released }
        return outcome.answer
    }

    /// The closure that answers the call, if one does.
    var closure: Box? {
        if case .closure(let box) = answer { return box }
        return nil
    }

    /// The real implementation, when no given answers the call.
    func wrapped<Real>(as type: Real.Type) -> Real? {
        isAnswered ? nil : state.wrapped() as? Real
    }

    /// Waits while the call is held.
    func held() async {
        if case .held(let hold) = outcome.answer { await hold.wait() }
    }

    /// Throws what a closure threw, or reports that the requirement cannot throw it.
    func rethrow<Expected: Error>(_ error: any Error, as type: Expected.Type) throws(Expected) {
        if let expected = error as? Expected { throw expected }
        state.owner.report(state.wrongErrorFinding(error, wanted: type, call))
    }

    /// Throws the answer if it is an error.
    private func throwError<Failure: Error>(as type: Failure.Type) throws(Failure) {
        if case .error(let box) = answer { throw box.value(as: type) }
    }

    /// The answer that is an error; what cannot be copied has to be answered by a closure.
    func resultOfMove<Output: ~Copyable, Failure: Error>(throwing failure: Failure.Type) throws(Failure) -> Output {
        try throwError(as: failure)
        try giveUp(throwing: failure)
    }

    /// The answer that is a value or an error, else the fallback for the type.
    func result<Output, Failure: Error>(throwing failure: Failure.Type) throws(Failure) -> Output {
        if let box = answer?.returned { return box.value(as: Output.self) }
        try throwError(as: failure)
        if Output.self == Void.self { return unsafeBitCast((), to: Output.self) }
        return try fallback(throwing: failure)
    }

    /// The fallback for the type, with a report; apart, so that the metadata of what is optional is asked for only here.
    @inline(never)
    private func fallback<Output, Failure: Error>(throwing failure: Failure.Type) throws(Failure) -> Output {
        // A failable initializer that nobody spoke of succeeds.
        if Output.self == Void?.self { return unsafeBitCast(Void?.some(()), to: Output.self) }
        guard let fallback = state.owner.fallback(for: Output.self) else { try giveUp(throwing: failure) }
        state.reportUnstubbed(state.unstubbedFinding(call, fallback: readable(fallback)), of: call)
        return fallback
    }

    /// Reports that there is no answer, and throws an error of the library's if the requirement can throw it.
    private func giveUp<Failure: Error>(throwing failure: Failure.Type) throws(Failure) -> Never {
        let finding = state.unstubbedFinding(call, fallback: nil)
        if let error = UnstubbedCallError(message: finding.message) as? Failure {
            state.reportUnstubbed(finding, of: call)
            throw error
        }
        fatalError(finding.message)
    }
}

/// What a call without an answer throws, when its requirement can throw anything.
public struct UnstubbedCallError: Error, CustomStringConvertible {
    let message: String

    /// The whole message: the call, and how to answer it.
    public var description: String { message }
}
