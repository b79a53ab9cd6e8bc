//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

// What the overloads of the registry come down to.
extension Registry {
    mutating func add<Service>(
        _ role: AnyRegistration.Role,
        _ key: KeyID,
        _ contexts: [Context],
        _ lifetime: Lifetime<Service>,
        _ onClose: (@concurrent @Sendable (Service) async throws -> Void)?,
        _ location: CodeLocation,
        _ factory: Registration<Service>.Factory,
        dependencies: [KeyID]? = nil,
        defersDependencies: Bool = false
    ) {
        add(
            Registration(
                key: key,
                lifetime: lifetime,
                origin: origin(role, contexts, location),
                dependencies: dependencies,
                defersDependencies: defersDependencies,
                factory: factory,
                teardown: onClose
            )
        )
    }

    @usableFromInline
    mutating func addLinked<Service>(
        _ role: AnyRegistration.Role,
        _ key: KeyID,
        _ contexts: [Context],
        _ lifetime: Lifetime<Service>,
        _ onClose: (@concurrent @Sendable (Service) async throws -> Void)?,
        _ location: CodeLocation,
        _ dependencies: [KeyID],
        _ factory: @escaping @Sendable (FramePointer) throws -> Service
    ) {
        add(role, key, contexts, lifetime, onClose, location, .init(framed: factory), dependencies: dependencies)
    }

    @usableFromInline
    mutating func addLinkedAsync<Service>(
        _ role: AnyRegistration.Role,
        _ key: KeyID,
        _ contexts: [Context],
        _ lifetime: Lifetime<Service>,
        _ onClose: (@concurrent @Sendable (Service) async throws -> Void)?,
        _ location: CodeLocation,
        _ dependencies: [KeyID],
        _ factory: @escaping @concurrent @Sendable (Resolver) async throws -> Service
    ) {
        add(role, key, contexts, lifetime, onClose, location, .init(async: factory), dependencies: dependencies)
    }

    @usableFromInline
    mutating func addLinkedOnMainActor<Service>(
        _ role: AnyRegistration.Role,
        _ key: KeyID,
        _ contexts: [Context],
        _ lifetime: Lifetime<Service>,
        _ onClose: (@concurrent @Sendable (Service) async throws -> Void)?,
        _ location: CodeLocation,
        _ dependencies: [KeyID],
        _ factory: @escaping @MainActor @Sendable (FramePointer) throws -> Service
    ) {
        add(role, key, contexts, lifetime, onClose, location, .init(onMainActor: factory), dependencies: dependencies)
    }

    @usableFromInline
    mutating func addFactory<Function>(
        _ role: AnyRegistration.Role,
        _ key: KeyID,
        _ contexts: [Context],
        _ location: CodeLocation,
        _ dependencies: [KeyID],
        _ makeFunction: @escaping @Sendable (WayBack) -> Function
    ) {
        add(
            role,
            key,
            contexts,
            Lifetime<Function>.transient,
            nil,
            location,
            .init(framed: { frame in makeFunction(WayBack(frame)) }),
            dependencies: dependencies,
            defersDependencies: true
        )
    }
}
