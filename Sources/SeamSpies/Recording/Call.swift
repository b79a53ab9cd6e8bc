//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A call of a spy as generated code handles it: run the action, ask the answer, hand out the result.
public struct __Call<Output: ~Copyable, Failure: Error, Answer, Action>: @unchecked Sendable {
    // Unchecked: it never leaves the call that it belongs to.

    let running: RunningCall

    // The recorder keeps answers and actions by the key of the requirement, which fixes their types: up to attributes of the
    // closures, which do not show in memory. That is why nothing here is a checked cast.

    /// What else the call is to do.
    public var action: Action? { running.action?.value(as: Action.self) }

    /// The closure that answers the call, if one does.
    public var answer: Answer? { running.closure?.value(as: Answer.self) }
}

extension __Call where Output: ~Copyable {
    /// The real implementation, when no given answers the call.
    public func wrapped<Real>(as type: Real.Type) -> Real? {
        running.wrapped(as: type)
    }

    /// Waits while the call is held.
    ///
    /// Generated code of `async` requirements calls it before it asks for the answer.
    public func held() async {
        await running.held()
    }

    /// Throws what a closure threw, or reports that the requirement cannot throw it.
    public func rethrow<Expected: Error>(_ error: any Error, as type: Expected.Type) throws(Expected) {
        try running.rethrow(error, as: type)
    }

    /// The answer that is a value or an error.
    ///
    /// What cannot be copied has to be answered by a closure.
    public func result() throws(Failure) -> Output {
        try running.resultOfMove(throwing: Failure.self)
    }
}

extension __Call {
    /// The answer that is a value or an error, else the fallback for the type.
    public func result() throws(Failure) -> Output {
        try running.result(throwing: Failure.self)
    }
}
