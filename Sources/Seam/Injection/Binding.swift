//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

public import Synchronization

/// A container bound to a task with `withContainer`.
///
/// Tasks inherit it and may outlive the call, so that bindings are counted by the lifetime of this object: while none
/// is alive, the task-local is not even looked at.
@usableFromInline
final class Binding: Sendable {
    let container: Container
    /// The innermost factory that ran on the thread when the binding was made: inside it, the binding is the inner one.
    private let frame: UInt64?

    init(_ container: Container) {
        self.container = container
        self.frame = ThreadState.current().pointee.top?.pointee.serial
        Binding.alive.add(1, ordering: .relaxed)
    }

    deinit {
        Binding.alive.subtract(1, ordering: .relaxed)
    }

    /// Whether the binding was made while the factory of `frame` ran, or inside it.
    func isInside(_ frame: FramePointer) -> Bool {
        self.frame == frame.pointee.serial
    }

    @usableFromInline static let alive = Atomic<Int>(0)
    @TaskLocal static var current: Binding?
}

/// Runs `body` with `container` as the current one, for this task and those that it starts.
///
/// ```swift
/// let service = withContainer(container) { ConnectionService() }
/// ```
///
/// - Parameters:
///   - container: The container that `Container.current` gives inside.
///   - body: What is run.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
public func withContainer<Result, Failure: Error>(
    _ container: Container,
    _ body: () throws(Failure) -> Result
) throws(Failure) -> Result {
    // Task locals pass on untyped errors only.
    let result: Swift.Result<Result, Failure> = Binding.$current.withValue(Binding(container)) {
        do throws(Failure) {
            return .success(try body())
        } catch {
            return .failure(error)
        }
    }
    return try result.get()
}

/// Runs `body` with `container` as the current one, for this task and those that it starts.
///
/// ```swift
/// let pages = try await withContainer(container) { try await Crawler().crawl() }
/// ```
///
/// - Parameters:
///   - container: The container that `Container.current` gives inside.
///   - isolation: The actor of the caller, on which `body` stays.
///   - body: What is run.
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
public func withContainer<Result, Failure: Error>(
    _ container: Container,
    isolation: isolated (any Actor)? = #isolation,
    _ body: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
    let result: Swift.Result<Result, Failure> = await Binding.$current.withValue(Binding(container)) {
        do throws(Failure) {
            return .success(try await body())
        } catch {
            return .failure(error)
        }
    }
    return try result.get()
}
