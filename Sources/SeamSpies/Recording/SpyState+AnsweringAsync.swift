//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

// The same for `async` requirements, which are answered where the caller runs. Those of a global actor are not here: their
// closures are called in another way.

extension __SpyState {
    /// Records a call and answers it.
    @_disfavoredOverload
    nonisolated(nonsending) public func __answerAsync<each Argument, Output: ~Copyable, Failure: Error>(
        _ failure: Failure.Type,
        _ signature: String,
        types: [Any.Type] = [],
        stores property: String? = nil,
        _ arguments: repeat each Argument
    ) async throws(Failure) -> Output {
        let running = begin(RequirementKey(signature, types: types), repeat each arguments)
        return try await AsyncTupleCall<(repeat each Argument), Output, Failure>(running: running).finish()
    }

    /// Records a call and answers it.
    nonisolated(nonsending) public func __answerAsync<each Argument, Output, Failure: Error>(
        _ failure: Failure.Type,
        _ signature: String,
        types: [Any.Type] = [],
        stores property: String? = nil,
        _ arguments: repeat each Argument
    ) async throws(Failure) -> Output {
        let running = begin(RequirementKey(signature, types: types), repeat each arguments)
        if running.isQuiet { return try running.result(throwing: failure) }
        return try await AsyncTupleCall<(repeat each Argument), Output, Failure>(running: running).finish()
    }

    /// Records a call and answers it, or gives back what it is to be handed on to.
    @_disfavoredOverload
    nonisolated(nonsending) public func __forwardAsync<Real, each Argument, Output: ~Copyable, Failure: Error>(
        _ failure: Failure.Type,
        _ signature: String,
        types: [Any.Type] = [],
        stores property: String? = nil,
        as type: Real.Type,
        _ arguments: repeat each Argument
    ) async throws(Failure) -> __Reply<Output, Real> {
        let running = begin(RequirementKey(signature, types: types), repeat each arguments)
        return try await AsyncTupleCall<(repeat each Argument), Output, Failure>(running: running).finish(or: type)
    }

    /// Records a call and answers it, or gives back what it is to be handed on to.
    nonisolated(nonsending) public func __forwardAsync<Real, each Argument, Output, Failure: Error>(
        _ failure: Failure.Type,
        _ signature: String,
        types: [Any.Type] = [],
        stores property: String? = nil,
        as type: Real.Type,
        _ arguments: repeat each Argument
    ) async throws(Failure) -> __Reply<Output, Real> {
        let running = begin(RequirementKey(signature, types: types), repeat each arguments)
        if !isPartial, running.isQuiet { return .answer(try running.result(throwing: failure)) }
        return try await AsyncTupleCall<(repeat each Argument), Output, Failure>(running: running).finish(or: type)
    }
}

/// What became of a call of a partial spy.
public enum __Reply<Output: ~Copyable, Real>: ~Copyable {
    /// It has been answered.
    case answer(Output)
    /// The real implementation is to answer it. The witness calls that itself: it alone runs where it may.
    case real(Real)
}

extension __Reply: Copyable where Output: Copyable {}

/// A call whose closures take one tuple and are `async`.
///
/// Its closures are seen as plain throwing ones, as those of `TupleCall` are, until they are called.
//
// That is safe for the reasons that `TupleCall` gives, with one difference: an asynchronous function that throws hands its
// caller one thing more than one that cannot. Which of the two a closure is follows from `Failure`, because requirements with
// an error type of their own, which may turn out to be `Never`, do not come here: with the others closures cannot throw exactly
// when `Failure` is `Never`. All closures run on the caller's actor, `nonisolated(nonsending)`, as they were stored.
struct AsyncTupleCall<Arguments, Output: ~Copyable, Failure: Error> {
    let running: RunningCall

    /// Runs the closures, or hands out what is stored.
    nonisolated(nonsending) func finish() async throws(Failure) -> Output {
        if let output = try await respond() { return output }
        return try running.resultOfMove(throwing: Failure.self)
    }

    /// Runs the closures, or hands on, or hands out what is stored.
    nonisolated(nonsending) func finish<Real>(or type: Real.Type) async throws(Failure) -> __Reply<Output, Real> {
        if let output = try await respond() { return .answer(output) }
        if let real = running.wrapped(as: type) { return .real(real) }
        return .answer(try running.resultOfMove(throwing: Failure.self))
    }

    /// What the action and the answering closure make of the call; nil when what is stored answers it.
    nonisolated(nonsending) fileprivate func respond() async throws(Failure) -> Output? {
        do {
            if let action = running.action {
                let _: Void = try await call(action)
            }
            await running.held()
            if let answer = running.closure { return try await call(answer) }
        } catch {
            try running.rethrow(error, as: Failure.self)
        }
        return nil
    }

    /// Calls a closure with the arguments as they were recorded.
    ///
    /// Without arguments closures are written, and called, without a parameter; and an `async` closure that cannot throw is
    /// called in another way than one that can.
    nonisolated(nonsending) private func call<Result: ~Copyable>(_ box: Box) async throws -> Result {
        let closure = box.value(as: (nonisolated(nonsending) (Arguments) async throws -> Result).self)
        let arguments = running.call.arguments(as: Arguments.self)
        switch (Arguments.self == Void.self, Failure.self == Never.self) {
        case (true, true):
            return await unsafeBitCast(closure, to: (nonisolated(nonsending) () async -> Result).self)()
        case (true, false):
            return try await unsafeBitCast(closure, to: (nonisolated(nonsending) () async throws -> Result).self)()
        case (false, true):
            return await unsafeBitCast(closure, to: (nonisolated(nonsending) (Arguments) async -> Result).self)(
                arguments
            )
        case (false, false):
            return try await closure(arguments)
        }
    }
}

extension AsyncTupleCall {
    /// Runs the closures, or hands out what is stored, or the fallback for the type.
    nonisolated(nonsending) func finish() async throws(Failure) -> Output {
        if let output = try await respond() { return output }
        return try running.result(throwing: Failure.self)
    }

    /// Runs the closures, or hands on, or hands out what is stored, or the fallback for the type.
    nonisolated(nonsending) func finish<Real>(or type: Real.Type) async throws(Failure) -> __Reply<Output, Real> {
        if let output = try await respond() { return .answer(output) }
        if let real = running.wrapped(as: type) { return .real(real) }
        return .answer(try running.result(throwing: Failure.self))
    }
}
