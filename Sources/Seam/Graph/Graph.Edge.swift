//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Graph {
    /// One service's need of another.
    public struct Edge: Sendable, Hashable {
        /// The service that needs the other one.
        public let from: Node.ID
        /// The service that is needed.
        public let to: Node.ID
        /// How the container came to know.
        public let kind: Kind
        /// Whether nil will do when nobody registered the other service.
        public let isOptional: Bool

        /// Joins two services.
        package init(from: Node.ID, to: Node.ID, kind: Kind = .declared, isOptional: Bool = false) {
            self.from = from
            self.to = to
            self.kind = kind
            self.isOptional = isOptional
        }
    }
}

extension Graph.Edge {
    /// How a container came to know of a dependency.
    public struct Kind: Sendable, Hashable, CustomStringConvertible {
        /// By the parameters of the initializer that was registered, without running anything.
        public static var declared: Self { Self(.declared) }
        /// By what a factory resolved while it ran.
        public static var learned: Self { Self(.learned) }

        private enum Value: String {
            case declared
            case learned
        }

        private let value: Value

        private init(_ value: Value) {
            self.value = value
        }

        /// The kind in one word.
        public var description: String { value.rawValue }
    }
}
