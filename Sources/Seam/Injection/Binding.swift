//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Synchronization

/// A container bound to a task with `withContainer`.
///
/// Tasks inherit it and may outlive the call, so that bindings are counted by the lifetime of this object: while none
/// is alive, the task-local is not even looked at.
final class Binding: @unchecked Sendable {
    // Unchecked: nothing changes after the initializer.

    let container: Container
    /// Where a reference to the container stands, for those who need none of their own.
    let place: UnsafeMutablePointer<Container>
    /// The innermost factory that ran on the thread when the binding was made: inside it, the binding is the inner one.
    private let frame: UInt64?

    init(_ container: Container) {
        self.container = container
        self.place = .allocate(capacity: 1)
        place.initialize(to: container)
        let thread = ThreadState.current()
        if let top = thread.pointee.top {
            if top.pointee.serial == 0 {
                top.pointee.serial = thread.pointee.nextSerial()
            }
            self.frame = top.pointee.serial
        } else {
            self.frame = nil
        }
        Binding.alive.add(1, ordering: .relaxed)
    }

    deinit {
        place.deinitialize(count: 1)
        place.deallocate()
        Binding.alive.subtract(1, ordering: .relaxed)
    }

    /// Whether the binding was made while the factory of `frame` ran, or inside it.
    func isInside(_ frame: FramePointer) -> Bool {
        self.frame == frame.pointee.serial
    }

    static let alive = Atomic<Int>(0)
    @TaskLocal static var current: Binding?
    /// The place of the current binding, bound inside it: to read a number counts no references.
    @TaskLocal static var currentPlace: UInt = 0
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
    let binding = Binding(container)
    let result: Swift.Result<Result, Failure> = Binding.$current.withValue(binding) {
        Binding.$currentPlace.withValue(UInt(bitPattern: binding.place)) {
            do throws(Failure) {
                return .success(try body())
            } catch {
                return .failure(error)
            }
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
    let binding = Binding(container)
    let result: Swift.Result<Result, Failure> = await Binding.$current.withValue(binding) {
        await Binding.$currentPlace.withValue(UInt(bitPattern: binding.place)) {
            do throws(Failure) {
                return .success(try await body())
            } catch {
                return .failure(error)
            }
        }
    }
    return try result.get()
}
