//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// How long an instance lives, and who shares it.
///
/// | lifetime | one instance per | held by |
/// |---|---|---|
/// | ``transient`` | resolve | nobody |
/// | ``shared`` | moment: as long as somebody else holds it | weakly |
/// | ``scoped`` | scope; the root container is one | its scope |
/// | ``singleton`` | root container | the root |
///
/// A transient service may be of any type. What is shared between its users needs `Service: Sendable`: anything else
/// does not compile.
public struct Lifetime<Service>: Sendable {
    @usableFromInline let kind: LifetimeKind
    @usableFromInline let isEager: Bool

    @usableFromInline
    init(kind: LifetimeKind, isEager: Bool = false) {
        self.kind = kind
        self.isEager = isEager
    }

    /// A new instance for each resolve; the default.
    public static var transient: Lifetime { Lifetime(kind: .transient) }
}

extension Lifetime where Service: Sendable {
    /// One instance for each root container, made when it is first asked for.
    public static var singleton: Lifetime { Lifetime(kind: .singleton) }

    /// One instance for each scope, made when it is first asked for there.
    public static var scoped: Lifetime { Lifetime(kind: .scoped) }

    /// One instance as long as somebody holds it; the container holds it weakly.
    ///
    /// For classes and actors.
    public static var shared: Lifetime { Lifetime(kind: .shared) }

    /// The same lifetime, made ahead of its first use by ``Container/warmUp()``.
    ///
    /// Only singletons can be eager: ``GraphError`` names any other.
    public var eager: Lifetime { Lifetime(kind: kind, isEager: true) }
}

/// The lifetimes, without the service's type.
@usableFromInline
enum LifetimeKind: UInt8, Sendable, CustomStringConvertible {
    case transient
    case shared
    case scoped
    case singleton

    @usableFromInline
    var description: String {
        switch self {
        case .transient: "transient"
        case .shared: "shared"
        case .scoped: "scoped"
        case .singleton: "singleton"
        }
    }
}
