//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Container {
    /// Opens a scope: a container with instances of its own for what is `.scoped`, for a request or a session.
    ///
    /// ```swift
    /// let request = container.makeScope(name: "request")
    /// let session = try request.resolve(Session.self)
    /// try await request.close()
    /// ```
    ///
    /// Close it when it is no longer needed. A scope that is dropped while teardowns are due is reported.
    ///
    /// - Parameters:
    ///   - name: What messages call the scope.
    ///   - trackingInstances: Whether ``survivors`` can tell, after `close()`, which instances are still held by
    ///     somebody.
    /// - Returns: The scope.
    /// - Complexity: O(1), whatever the number of registrations.
    public func makeScope(name: String = "scope", trackingInstances: Bool = false) -> Container {
        let scope = Container(scopeOf: self, name: name, tracksInstances: trackingInstances)
        lock.withLock {
            // The scope of a closed container is closed too.
            if state.life.isOpen {
                state.children[ObjectIdentifier(scope)] = WeakContainer(container: scope)
            } else {
                scope.state.life = .closed
            }
        }
        return scope
    }

    func forget(_ scope: Container) {
        lock.withLock {
            state.children[ObjectIdentifier(scope)] = nil
        }
    }

    /// Opens a scope for `body`, which ends with it.
    ///
    /// ```swift
    /// let page = try container.withScope { scope in try scope.resolve(Page.self) }
    /// ```
    ///
    /// A synchronous call cannot await teardowns: when an instance with `onClose` was made in the scope, they are
    /// started and the call throws a ``CloseError``. Use the async form for such services.
    ///
    /// - Parameters:
    ///   - name: What messages call the scope.
    ///   - body: What is run with the scope.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws, or a ``CloseError``.
    @_disfavoredOverload
    public func withScope<Result>(name: String = "scope", _ body: (Container) throws -> Result) throws -> Result {
        let scope = makeScope(name: name)
        let result = Swift.Result { try body(scope) }
        let due = scope.closeWithoutAwaiting()
        let value = try result.get()
        guard due.isEmpty else {
            throw CloseError(
                container: name,
                failures: due.map {
                    CloseError.Failure(of: $0, error: SyncScopeError())
                }
            )
        }
        return value
    }

    /// Opens a scope for `body`, and closes it when `body` has ended, well or not.
    ///
    /// - Parameters:
    ///   - name: What messages call the scope.
    ///   - isolation: The actor of the caller, on which `body` stays.
    ///   - body: What is run with the scope.
    /// - Returns: What `body` returns.
    /// - Throws: What `body` throws; else the ``CloseError`` of the teardowns.
    public func withScope<Result>(
        name: String = "scope",
        isolation: isolated (any Actor)? = #isolation,
        _ body: (Container) async throws -> Result
    ) async throws -> Result {
        let scope = makeScope(name: name)
        let result: Result
        do {
            result = try await body(scope)
        } catch {
            // The error on its way out is the one that matters.
            do throws(CloseError) {
                try await scope.close()
            } catch {
                Reports.send("\(error)")
            }
            throw error
        }
        try await scope.close()
        return result
    }
}

/// Why the teardown of an instance in a synchronous scope was not awaited.
struct SyncScopeError: Error, CustomStringConvertible {
    var description: String {
        "it has an onClose, which a synchronous withScope cannot await; it was started. "
            + "To mend it: use `try await withScope { … }`"
    }
}
