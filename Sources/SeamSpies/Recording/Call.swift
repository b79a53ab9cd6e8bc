//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A call of a spy as generated code handles it: run the action, ask the answer, hand out the result.
public struct __Call<Output: ~Copyable, Failure: Error, Answer, Action>: @unchecked Sendable {
    // Unchecked: it never leaves the call that it belongs to.

    let state: __SpyState
    let call: RecordedCall
    private let given: TypedAnswer<Output, Failure, Answer>?

    /// Whether a closure of the test's has to run.
    var hasClosures: Bool { action != nil || given != nil && given?.producer == nil }

    /// Whether a given answers the call.
    var isAnswered: Bool { given != nil }

    /// What else the call is to do.
    public let action: Action?

    init(state: __SpyState, call: RecordedCall, outcome: Outcome) {
        self.state = state
        self.call = call
        // The recorder keeps answers and actions by the key of the requirement, which fixes their types: up to attributes
        // of the closures, which do not show in memory. That is why these are no checked casts.
        if let answer = outcome.answer {
            given = unchecked(answer)
        } else {
            given = nil
        }
        if let box = outcome.action {
            action = (unchecked(box) as Box<Action>).value
        } else {
            action = nil
        }
    }
}

extension __Call where Output: ~Copyable {
    /// The closure that answers the call, if one does.
    public var answer: Answer? {
        answering?.closure?.value
    }

    /// The real implementation, when no given answers the call.
    public func wrapped<Real>(as type: Real.Type) -> Real? {
        given == nil ? state.wrapped() as? Real : nil
    }

    /// Waits while the call is held.
    ///
    /// Generated code of `async` requirements calls it before it asks for the answer.
    public func held() async {
        await given?.hold?.wait()
    }

    /// Throws what a closure threw, or reports that the requirement cannot throw it.
    public func rethrow<Expected: Error>(_ error: any Error, as type: Expected.Type) throws(Expected) {
        if let expected = error as? Expected { throw expected }
        state.owner.report(state.wrongErrorFinding(error, wanted: type, call))
    }

    /// The answer that is a value or an error.
    ///
    /// What cannot be copied has to be answered by a closure.
    public func result() throws(Failure) -> Output {
        if let answer = answering {
            if let producer = answer.producer { return producer.make() }
            if let error = answer.error { throw error.value }
        }
        try giveUp()
    }

    /// The answer that is in force: a hold's is the one that it was released with.
    fileprivate var answering: TypedAnswer<Output, Failure, Answer>? {
        guard let given else { return nil }
        guard let hold = given.hold else { return given }
        return hold.released
    }

    /// Reports that there is no answer, and throws an error of the library's if the requirement can throw it.
    private func giveUp() throws(Failure) -> Never {
        let finding = state.unstubbedFinding(call, fallback: nil)
        if let error = UnstubbedCallError(message: finding.message) as? Failure {
            state.reportUnstubbed(finding, of: call)
            throw error
        }
        fatalError(finding.message)
    }
}

extension __Call {
    /// The answer that is a value or an error, else the fallback for the type.
    public func result() throws(Failure) -> Output {
        if let answer = answering {
            if let producer = answer.producer { return producer.make() }
            if let error = answer.error { throw error.value }
        }
        if Output.self == Void.self { return () as! Output }
        // A failable initializer that nobody spoke of succeeds.
        if Output.self == Void?.self { return Void?.some(()) as! Output }
        // A failable initializer succeeds unless it is told to fail.
        if Output.self == Void?.self, call.key.signature.hasPrefix("init(") { return () as! Output }
        guard let fallback = state.owner.fallback(for: Output.self) else { try giveUp() }
        state.reportUnstubbed(state.unstubbedFinding(call, fallback: readable(fallback)), of: call)
        return fallback
    }
}

/// What a call without an answer throws, when its requirement can throw anything.
public struct UnstubbedCallError: Error, CustomStringConvertible {
    let message: String

    /// The whole message: the call, and how to answer it.
    public var description: String { message }
}

/// A value behind a reference.
final class Box<Value> {
    let value: Value

    init(_ value: Value) {
        self.value = value
    }
}

/// The same object by another type, which the caller knows to fit.
private func unchecked<Result: AnyObject>(_ object: AnyObject) -> Result {
    Unmanaged<Result>.fromOpaque(Unmanaged.passUnretained(object).toOpaque()).takeUnretainedValue()
}
