//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension ResolutionError {
    /// Nothing is registered for `key`.
    static func missing(
        _ key: KeyID,
        near: [Near],
        context: Context,
        moreAdvice: String? = nil,
        at location: CodeLocation
    ) -> ResolutionError {
        ResolutionError(
            .missing,
            path: [Step(key: key.description, location: location)],
            summary: "\(key) is not registered for the \(context) context."
                + near.map { "\n  near: \($0)" }.joined(),
            advice: Near.advice(for: key, near: near) + (moreAdvice.map { " " + $0 } ?? "")
        )
    }

    /// The service is needed to make itself; `path` begins and ends with it.
    static func cycle(_ path: [Step]) -> ResolutionError {
        ResolutionError(
            .cycle,
            path: path,
            summary: "\(path.first?.key ?? "A service") is needed to make itself.",
            advice:
                "let one of them ask for a factory, such as () -> \(path.last?.key ?? "Service"), and call it later."
        )
    }

    /// What `holder` makes would outlive the scoped service that it asked for.
    static func captive(_ path: [Step], holder: AnyRegistration) -> ResolutionError {
        ResolutionError(
            .captive,
            path: path,
            summary: "\(path.first?.key ?? "A service") is \(holder.lifetime) and would outlive "
                + "\(path.last?.key ?? "a service"), which is scoped and ends with its scope.",
            advice: "make the holder scoped too, or hand it the scoped service as an argument when it is used."
        )
    }

    /// The factory threw `error`; the error of a nested resolve keeps its kind and gains a step.
    static func failed(_ registration: AnyRegistration, _ error: any Error) -> ResolutionError {
        if let error = error as? ResolutionError {
            // A loop and a captive are told whole by the one who finds them.
            if error.kind == .cycle || error.kind == .captive {
                return error
            }
            return error.reached(through: [registration.step])
        }
        if error is CancellationError {
            return cancelled(registration.step)
        }
        return ResolutionError(
            .factoryFailed,
            path: [registration.step],
            underlying: error,
            summary: "The factory of \(registration.key), registered at \(registration.location), threw an error.",
            advice: "see the cause; the next resolve runs the factory again."
        )
    }

    /// The service is async and not made yet.
    static func needsAsync(_ registration: AnyRegistration) -> ResolutionError {
        ResolutionError(
            .needsAsync,
            path: [registration.step],
            summary:
                "\(registration.key), registered at \(registration.location), is made asynchronously and is not made yet.",
            advice: "use resolveAsync, or make it ahead with warmUp()."
        )
    }

    /// The service is made on the main actor, and the caller is not known to be there.
    static func needsMainActor(_ registration: AnyRegistration) -> ResolutionError {
        ResolutionError(
            .needsMainActor,
            path: [registration.step],
            summary: "\(registration.key), registered at \(registration.location), is made on the main actor.",
            advice: "use resolveOnMainActor on the main actor, or resolveAsync from anywhere."
        )
    }

    /// The container does not make anything any more.
    static func closed(_ key: KeyID, container: String, at location: CodeLocation) -> ResolutionError {
        ResolutionError(
            .closed,
            path: [Step(key: key.description, location: location)],
            summary: "\(key) was asked of \(container), which is closed.",
            advice: "resolve what is needed before close(), or from a container that lives longer."
        )
    }

    /// The container that a kept resolver or factory stood for is no longer there.
    static func gone(_ key: KeyID, fileID: StaticString = #fileID, line: UInt = #line) -> ResolutionError {
        ResolutionError(
            .closed,
            path: [Step(key: key.description, location: CodeLocation(fileID: fileID, line: line))],
            summary: "\(key) was asked of a container that is closed or no longer there.",
            advice: "keep the container as long as its factories are used."
        )
    }

    /// The task that asked was cancelled.
    static func cancelled(_ step: Step) -> ResolutionError {
        ResolutionError(
            .cancelled,
            path: [step],
            summary: "\(step.key) was not waited for, since the task that asked for it was cancelled.",
            advice: "nothing, if the cancellation was meant; others who wait for the service still get it."
        )
    }

    /// A shared service is not an object, so that it cannot be held weakly.
    static func notAnObject(_ registration: AnyRegistration, type: Any.Type) -> ResolutionError {
        ResolutionError(
            .factoryFailed,
            path: [registration.step],
            summary: "\(registration.key), registered as shared at \(registration.location), was made as "
                + "\(typeName(type)), which is not a class or an actor and cannot be held weakly.",
            advice: "make it a class, or use another lifetime."
        )
    }
}
