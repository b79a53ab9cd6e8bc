//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

// What witnesses call when all their arguments go into one tuple, which is nearly always: one call instead of the steps of
// `__Call`, because every line of generated code is compiled in every build of every user.
//
// Each comes for results that can be copied, which have fallbacks, and for those that cannot; with and without the real
// implementation of a partial spy.

extension __SpyState {
    /// Records a call and answers it.
    @_disfavoredOverload
    public func __answer<each Argument, Output: ~Copyable, Failure: Error>(
        _ failure: Failure.Type,
        _ signature: String,
        types: [Any.Type] = [],
        stores property: String? = nil,
        _ arguments: repeat each Argument
    ) throws(Failure) -> Output {
        let running = begin(RequirementKey(signature, types: types), repeat each arguments)
        return try TupleCall<(repeat each Argument), Output, Failure>(running: running).finish()
    }

    /// Records a call and answers it.
    public func __answer<each Argument, Output, Failure: Error>(
        _ failure: Failure.Type,
        _ signature: String,
        types: [Any.Type] = [],
        stores property: String? = nil,
        _ arguments: repeat each Argument
    ) throws(Failure) -> Output {
        let running = begin(RequirementKey(signature, types: types), repeat each arguments)
        if running.isQuiet { return try running.result(throwing: failure) }
        return try TupleCall<(repeat each Argument), Output, Failure>(running: running).finish()
    }

    /// Records a call and answers it, or hands it on.
    @_disfavoredOverload
    public func __forward<Real, each Argument, Output: ~Copyable, Failure: Error>(
        _ failure: Failure.Type,
        _ signature: String,
        types: [Any.Type] = [],
        stores property: String? = nil,
        _ arguments: repeat each Argument,
        real: (Real) throws -> Output
    ) throws(Failure) -> Output {
        let running = begin(RequirementKey(signature, types: types), repeat each arguments)
        return try TupleCall<(repeat each Argument), Output, Failure>(running: running).finish(or: real)
    }

    /// Records a call and answers it, or hands it on.
    public func __forward<Real, each Argument, Output, Failure: Error>(
        _ failure: Failure.Type,
        _ signature: String,
        types: [Any.Type] = [],
        stores property: String? = nil,
        _ arguments: repeat each Argument,
        real: (Real) throws -> Output
    ) throws(Failure) -> Output {
        let running = begin(RequirementKey(signature, types: types), repeat each arguments)
        if !isPartial, running.isQuiet { return try running.result(throwing: failure) }
        return try TupleCall<(repeat each Argument), Output, Failure>(running: running).finish(or: real)
    }
}

/// A call whose closures take one tuple.
///
/// Its closures are seen as plain throwing ones. They may be `@Sendable`, isolated to a global actor, or unable to throw:
/// in memory, and in the way they are called, these are the same.
//
// Why that is safe. The key of a requirement is its whole signature, and so the selector that put a closure in and the witness
// that takes it out are written from one declaration: arguments and result are of the same types. A closure in a `Box` has
// the most general form, arguments and result each behind a pointer, whatever they are; that is also how a function type over
// the generic parameters of this type is called. What is left are:
//
// * `@Sendable` and `sending`, which the compiler forgets once it has checked them; ownership in parameters, `inout` and what
//   must not escape, which do not come here: generated code calls those closures itself.
// * A global actor: a synchronous call does not tell one, and the witness runs where the closure is to run. Asynchronous
//   requirements of a global actor do not come here.
// * Throwing: a synchronous function that cannot throw leaves the error's register, which the caller has cleared, as it was;
//   the language itself converts such functions to throwing ones without a thunk. The type of the error is that of closures,
//   `any Error`, never the requirement's own.
// * `Void` as all the arguments: closures are then called without one. Is it a generic parameter that happens to be `Void`, or
//   an empty pack, the closure has a last parameter that it does not find; of a type without a size nothing is ever read.
struct TupleCall<Arguments, Output: ~Copyable, Failure: Error> {
    let running: RunningCall

    /// The arguments, as they were recorded.
    private var arguments: Arguments { running.call.arguments(as: Arguments.self) }

    // Apart from the witnesses' functions, and never inlined into those: the metadata of the types that occur only here would
    // be asked for at every call.

    /// Runs the closures, or hands out what is stored.
    @inline(never)
    func finish() throws(Failure) -> Output {
        if let output = try respond() { return output }
        return try running.resultOfMove(throwing: Failure.self)
    }

    /// Runs the closures, or the real implementation, or hands out what is stored.
    @inline(never)
    func finish<Real>(or real: (Real) throws -> Output) throws(Failure) -> Output {
        if let output = try respond(or: real) { return output }
        return try running.resultOfMove(throwing: Failure.self)
    }

    /// What the action and the answering closure make of the call; nil when what is stored answers it.
    fileprivate func respond() throws(Failure) -> Output? {
        do {
            try act()
            if let closure = running.closure {
                return try invoke(closure.value(as: ((Arguments) throws -> Output).self))
            }
        } catch {
            try running.rethrow(error, as: Failure.self)
        }
        return nil
    }

    /// The same, with a real implementation behind it.
    fileprivate func respond<Real>(or real: (Real) throws -> Output) throws(Failure) -> Output? {
        if let output = try respond() { return output }
        guard let wrapped = running.wrapped(as: Real.self) else { return nil }
        do {
            return try real(wrapped)
        } catch {
            try running.rethrow(error, as: Failure.self)
        }
        return nil
    }

    private func act() throws {
        guard let action = running.action?.value(as: ((Arguments) throws -> Void).self) else { return }
        // Without arguments closures are written, and called, without a parameter.
        if Arguments.self == Void.self {
            try unsafeBitCast(action, to: (() throws -> Void).self)()
        } else {
            try action(arguments)
        }
    }

    private func invoke(_ answer: @escaping (Arguments) throws -> Output) throws -> Output {
        if Arguments.self == Void.self { return try unsafeBitCast(answer, to: (() throws -> Output).self)() }
        return try answer(arguments)
    }
}

// Swift 6.3 has no way to write both kinds of results at once.

extension TupleCall {
    /// Runs the closures, or hands out what is stored, or the fallback for the type.
    @inline(never)
    func finish() throws(Failure) -> Output {
        if let output = try respond() { return output }
        return try running.result(throwing: Failure.self)
    }

    /// Runs the closures, or the real implementation, or hands out what is stored, or the fallback for the type.
    @inline(never)
    func finish<Real>(or real: (Real) throws -> Output) throws(Failure) -> Output {
        if let output = try respond(or: real) { return output }
        return try running.result(throwing: Failure.self)
    }
}

// Witnesses without arguments, result and errors call these. With an empty pack and an empty result at once, the optimizer
// of Swift 6.3 crashes on the generic ones when it inlines them into an async closure.

extension __SpyState {
    /// Records a call and answers it.
    public func __answer(_ failure: Never.Type, _ signature: String) {
        let _: Void = __answer(failure, signature, types: [])
    }

    /// Records a call and answers it, or hands it on.
    public func __forward<Real>(_ failure: Never.Type, _ signature: String, real: (Real) throws -> Void) {
        let _: Void = __forward(failure, signature, types: [], real: real)
    }
}
