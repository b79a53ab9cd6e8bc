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
        _ linked: LinkedFactory<Service>
    ) {
        add(role, key, contexts, lifetime, onClose, location, linked.factory, dependencies: linked.dependencies)
    }

    /// Adds a function that takes what is not resolved as arguments, in the form in which it is a service.
    @usableFromInline
    mutating func addFactory<Made, Function>(
        _ role: AnyRegistration.Role,
        _ type: Function.Type,
        _ contexts: [Context],
        _ location: CodeLocation,
        _ linked: LinkedFunction<Made>,
        _ adapt: @escaping @Sendable (Made) -> Function
    ) {
        add(
            role,
            KeyID(type),
            contexts,
            Lifetime<Function>.transient,
            nil,
            location,
            .init(framed: { frame in adapt(linked.make(WayBack(frame))) }),
            dependencies: linked.dependencies,
            defersDependencies: true
        )
    }
}
