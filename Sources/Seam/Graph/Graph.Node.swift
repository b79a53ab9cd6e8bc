//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Graph {
    /// One service of a container.
    public struct Node: Sendable, Hashable, Identifiable {
        /// What tells this node apart from all others of its graph: the type with its module, and the key's name.
        public let id: String
        /// The type as it is written in the source: `any Connecting`.
        public let name: String
        /// The name of the key, if one type is registered several times.
        public let keyName: String?
        /// What kind of service it is.
        public let kind: Kind
        /// The module that registered it; nil for what is nobody's, such as the default of a key.
        public let module: String?
        /// How long an instance lives; nil when nobody registered the service.
        public let lifetime: Lifetime?
        /// The contexts that the registration is for; none means all.
        public let contexts: [String]
        /// Whether its factory is async.
        public let isAsync: Bool
        /// Whether its factory runs on the main actor.
        public let isOnMainActor: Bool
        /// Whether it is found by a protocol, so that a test can put something else in its place.
        public let isBoundary: Bool
        /// Whether it replaced another registration.
        public let isOverride: Bool
        /// How many decorators wrap it.
        public let decorators: Int
        /// Where it was registered.
        public let location: Location?

        /// Describes a service.
        package init(
            id: String,
            name: String,
            keyName: String? = nil,
            kind: Kind = .service,
            module: String? = nil,
            lifetime: Lifetime? = nil,
            contexts: [String] = [],
            isAsync: Bool = false,
            isOnMainActor: Bool = false,
            isBoundary: Bool = false,
            isOverride: Bool = false,
            decorators: Int = 0,
            location: Location? = nil
        ) {
            self.id = id
            self.name = name
            self.keyName = keyName
            self.kind = kind
            self.module = module
            self.lifetime = lifetime
            self.contexts = contexts
            self.isAsync = isAsync
            self.isOnMainActor = isOnMainActor
            self.isBoundary = isBoundary
            self.isOverride = isOverride
            self.decorators = decorators
            self.location = location
        }

        /// The type, and the name of the key behind it: `any Store "archive"`.
        public var label: String {
            keyName.map { name + " \"" + $0 + "\"" } ?? name
        }

        /// Whether it is needed and nobody registered it.
        public var isMissing: Bool { kind == .missing }
    }

    /// A place in the source.
    public struct Location: Sendable, Hashable, CustomStringConvertible {
        /// The module and the file: `App/AppModule.swift`.
        public let fileID: String
        /// The line in that file.
        public let line: Int

        /// Names a place.
        package init(fileID: String, line: Int) {
            self.fileID = fileID
            self.line = line
        }

        /// The file and the line, as compilers write them: `App/AppModule.swift:12`.
        public var description: String { fileID + ":" + String(line) }
    }
}

extension Graph.Node {
    /// What kind of service a node is.
    public struct Kind: Sendable, Hashable, CustomStringConvertible {
        /// A registered service.
        public static var service: Self { Self(.service) }
        /// An array that several registrations contribute to.
        public static var collection: Self { Self(.collection) }
        /// A key's own default, which no registration replaced.
        public static var keyDefault: Self { Self(.keyDefault) }
        /// A service that is needed and that nobody registered.
        public static var missing: Self { Self(.missing) }

        private enum Value: String {
            case service
            case collection
            case keyDefault = "default of its key"
            case missing
        }

        private let value: Value

        private init(_ value: Value) {
            self.value = value
        }

        /// The kind in words.
        public var description: String { value.rawValue }
    }

    /// How long an instance of a service lives.
    public struct Lifetime: Sendable, Hashable, CustomStringConvertible, CaseIterable {
        /// A new instance for each request.
        public static var transient: Self { Self(.transient) }
        /// One instance for as long as somebody holds it.
        public static var shared: Self { Self(.shared) }
        /// One instance for each scope.
        public static var scoped: Self { Self(.scoped) }
        /// One instance for the root container.
        public static var singleton: Self { Self(.singleton) }

        /// All lifetimes, the longest first.
        public static var allCases: [Self] { [.singleton, .scoped, .shared, .transient] }

        private enum Value: String {
            case transient
            case shared
            case scoped
            case singleton
        }

        private let value: Value

        private init(_ value: Value) {
            self.value = value
        }

        /// The word that registers with this lifetime: `singleton`.
        public var description: String { value.rawValue }
    }
}
