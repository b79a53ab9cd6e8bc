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
        let call = AsyncTupleCall<(repeat each Argument), Output, Failure>(running: running)
        if let output = try await call.respond((repeat each arguments)) { return output }
        return try running.resultOfMove(throwing: failure)
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
        let call = AsyncTupleCall<(repeat each Argument), Output, Failure>(running: running)
        if let output = try await call.respond((repeat each arguments)) { return output }
        return try running.result(throwing: failure)
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
        let call = AsyncTupleCall<(repeat each Argument), Output, Failure>(running: running)
        if let output = try await call.respond((repeat each arguments)) { return .answer(output) }
        if let real = running.wrapped(as: Real.self) { return .real(real) }
        return .answer(try running.resultOfMove(throwing: failure))
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
        let call = AsyncTupleCall<(repeat each Argument), Output, Failure>(running: running)
        if let output = try await call.respond((repeat each arguments)) { return .answer(output) }
        if let real = running.wrapped(as: Real.self) { return .real(real) }
        return .answer(try running.result(throwing: failure))
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
struct AsyncTupleCall<Arguments, Output: ~Copyable, Failure: Error> {
    typealias Answer = nonisolated(nonsending) (Arguments) async throws -> Output
    typealias Action = nonisolated(nonsending) (Arguments) async throws -> Void

    let running: RunningCall

    /// What the action and the answering closure make of the call; nil when what is stored answers it.
    nonisolated(nonsending) func respond(_ arguments: Arguments) async throws(Failure) -> Output? {
        do {
            try await act(arguments)
            await running.held()
            if let answer = running.closure { return try await invoke(answer.value(as: Answer.self), arguments) }
        } catch {
            try running.rethrow(error, as: Failure.self)
        }
        return nil
    }

    // Without arguments closures are written, and called, without a parameter; and an `async` closure that cannot throw is
    // called in another way than one that can.

    nonisolated(nonsending) private func act(_ arguments: Arguments) async throws {
        guard let action = running.action?.value(as: Action.self) else { return }
        switch (Arguments.self == Void.self, Failure.self == Never.self) {
        case (true, true):
            await unsafeBitCast(action, to: (nonisolated(nonsending) () async -> Void).self)()
        case (true, false):
            try await unsafeBitCast(action, to: (nonisolated(nonsending) () async throws -> Void).self)()
        case (false, true):
            await unsafeBitCast(action, to: (nonisolated(nonsending) (Arguments) async -> Void).self)(arguments)
        case (false, false):
            try await action(arguments)
        }
    }

    nonisolated(nonsending) private func invoke(_ answer: @escaping Answer, _ arguments: Arguments) async throws
        -> Output
    {
        switch (Arguments.self == Void.self, Failure.self == Never.self) {
        case (true, true):
            return await unsafeBitCast(answer, to: (nonisolated(nonsending) () async -> Output).self)()
        case (true, false):
            return try await unsafeBitCast(answer, to: (nonisolated(nonsending) () async throws -> Output).self)()
        case (false, true):
            return await unsafeBitCast(answer, to: (nonisolated(nonsending) (Arguments) async -> Output).self)(
                arguments
            )
        case (false, false):
            return try await answer(arguments)
        }
    }
}
