//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The errors of the teardowns that ran when a scope was closed.
///
/// Every teardown runs, whatever the others throw.
public struct CloseError: Error, Sendable, CustomStringConvertible {
    /// A teardown that failed.
    public struct Failure: Sendable, CustomStringConvertible {
        /// The key of the instance, as its user writes it.
        public let key: String

        /// Where the service was registered.
        public let location: CodeLocation

        /// What the teardown threw.
        public let error: any Error

        /// The key, the place and the error.
        public var description: String { "\(key) (\(location)): \(error)" }
    }

    /// The name of the scope.
    public let container: String

    /// The teardowns that failed, in the order in which they ran.
    public let failures: [Failure]

    /// What the teardowns threw, in the order in which they ran.
    public var errors: [any Error] { failures.map(\.error) }

    /// Every failure, with the place of its registration.
    public var description: String {
        let count = failures.count == 1 ? "1 teardown" : "\(failures.count) teardowns"
        return
            (["Closing \(container): \(count) failed."] + failures.map { "  \($0)" }
            + ["  to mend it: see the onClose of these registrations; everything else was closed."])
            .joined(separator: "\n")
    }
}
