//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Why a service could not be resolved.
///
/// ```swift
/// do throws(ResolutionError) {
///     let sync = try container.resolve(SyncManager.self)
/// } catch {
///     print(error)       // what happened, where, the whole path, and how to mend it
///     print(error.kind)  // missing
/// }
/// ```
public struct ResolutionError: Error, Sendable, CustomStringConvertible {
    /// What kind of failure it is.
    ///
    /// More may come: keep a `default` when you switch over it.
    public struct Kind: Sendable, Hashable, CustomStringConvertible {
        /// The name of the kind.
        public let description: String

        /// Nothing is registered for the key in the container's context.
        public static let missing = Kind(description: "missing")
        /// The service is needed to make itself.
        public static let cycle = Kind(description: "cycle")
        /// A service that outlives a scope asked for one that ends with it.
        public static let captive = Kind(description: "captive")
        /// The factory threw; its error is the ``ResolutionError/underlying`` one.
        public static let factoryFailed = Kind(description: "factoryFailed")
        /// The service is made asynchronously: use `resolveAsync`.
        public static let needsAsync = Kind(description: "needsAsync")
        /// The service is made on the main actor: use `resolveOnMainActor` there, `resolveAsync` elsewhere.
        public static let needsMainActor = Kind(description: "needsMainActor")
        /// The container or scope is closed.
        public static let closed = Kind(description: "closed")
        /// The task that asked was cancelled.
        public static let cancelled = Kind(description: "cancelled")
    }

    /// One service on the way from what was asked for to what failed.
    public struct Step: Sendable, Hashable, CustomStringConvertible {
        /// The key, as its user writes it.
        public let key: String

        /// Where the service was registered, or where it was asked for when it is not registered.
        public let location: CodeLocation

        /// The key and the place.
        public var description: String { "\(key) (\(location))" }
    }

    /// One word: a thrown error travels in a register.
    private final class Storage: Sendable {
        let kind: Kind
        let path: [Step]
        let underlying: (any Error)?
        let summary: String
        let advice: String

        init(kind: Kind, path: [Step], underlying: (any Error)?, summary: String, advice: String) {
            self.kind = kind
            self.path = path
            self.underlying = underlying
            self.summary = summary
            self.advice = advice
        }
    }

    private let storage: Storage

    init(_ kind: Kind, path: [Step], underlying: (any Error)? = nil, summary: String, advice: String) {
        storage = Storage(kind: kind, path: path, underlying: underlying, summary: summary, advice: advice)
    }

    /// What kind of failure it is.
    public var kind: Kind { storage.kind }

    /// The services from the one that was asked for to the one that failed; a cycle ends with the one it began with.
    public var path: [Step] { storage.path }

    /// The error that the factory threw, when ``kind-swift.property`` is ``Kind/factoryFailed``.
    public var underlying: (any Error)? { storage.underlying }

    /// The whole message: what happened, where, the path, and how to mend it.
    public var description: String {
        var lines = [storage.summary]
        if let underlying = storage.underlying {
            lines.append("  cause: \(underlying)")
        }
        if kind == .cycle {
            lines.append("  the loop:")
            lines += path.enumerated().map { "    \($0.offset == 0 ? "   " : "-> ")\($0.element)" }
        } else if path.count > 1 {
            lines.append("  the path:")
            lines += path.enumerated().map { "    \($0.offset == 0 ? "   " : "-> ")\($0.element)" }
        } else if let only = path.first {
            lines.append("  at: \(only.location)")
        }
        lines.append("  to mend it: \(storage.advice)")
        return lines.joined(separator: "\n")
    }

    /// The same error, seen from services further out.
    func reached(through outer: [Step]) -> ResolutionError {
        ResolutionError(
            kind,
            path: outer + path,
            underlying: underlying,
            summary: storage.summary,
            advice: storage.advice
        )
    }
}
