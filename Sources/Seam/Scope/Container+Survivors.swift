//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Container {
    /// The instances of a closed scope that somebody still holds, when it was opened with `trackingInstances: true`.
    ///
    /// ```swift
    /// let scope = container.makeScope(name: "request", trackingInstances: true)
    /// try await scope.close()
    /// print(scope.survivors)  // [Session (App/AppModule.swift:12)]
    /// ```
    public var survivors: [Survivor] {
        lock.withLock { state.survivors }.filter(\.isAlive)
    }

    /// An instance that outlived its scope.
    public struct Survivor: Sendable, CustomStringConvertible {
        /// The key of the service, as its user writes it.
        public let key: String

        /// Where the service was registered.
        public let location: CodeLocation

        let object: @Sendable () -> AnyObject?

        /// Whether somebody still holds the instance.
        public var isAlive: Bool { object() != nil }

        /// The key and the place.
        public var description: String { "\(key) (\(location))" }
    }
}
