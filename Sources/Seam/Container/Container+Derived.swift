//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Container {
    /// A registration that comes for free with another one: an optional, or a factory.
    func derivedRegistration(
        for type: Any.Type,
        at location: CodeLocation
    ) throws(ResolutionError) -> AnyRegistration? {
        switch Derivation(of: type) {
        case .optional(let wrapped):
            return optionalRegistration(of: wrapped, at: location)
        case .factory(let result, let form):
            guard canMake(result, form: form) else {
                if let made = blueprint.slot(for: KeyID(result))?.registration {
                    throw made.isolation == .async ? .needsAsync(made) : .needsMainActor(made)
                }
                return nil
            }
            return factoryRegistration(of: result, form: form, at: location)
        case .nothing:
            return derived(Registration<Void>.Factory(plain: {}), at: location)
        case nil:
            return nil
        }
    }

    /// Whether a type is registered, replaced or derived here.
    func canMake(_ type: Any.Type, form: Derivation.Form = .init(isAsync: true)) -> Bool {
        if substitution?.replaces(type) == true {
            return true
        }
        if let slot = blueprint.slot(for: KeyID(type)) {
            return form.canMake(slot.registration)
        }
        switch Derivation(of: type) {
        case .optional, .nothing: return true
        case .factory(let result, let form): return canMake(result, form: form)
        case nil: return false
        }
    }

    private func optionalRegistration<Wrapped>(of _: Wrapped.Type, at location: CodeLocation) -> AnyRegistration {
        let isRegistered = canMake(Wrapped.self)
        let isReplaced = substitution?.replaces(Wrapped.self) == true
        let isolation = isReplaced ? nil : blueprint.slot(for: KeyID(Wrapped.self))?.registration.isolation
        let factory: Registration<Wrapped?>.Factory =
            if !isRegistered {
                .init(plain: { nil })
            } else if isolation == .async {
                .init(async: { resolver in try await resolver.resolveAsync(Wrapped.self) })
            } else if isolation == .mainActor {
                .init(onMainActor: { frame in try frame.pointee.holder.resolve(Wrapped.self) })
            } else {
                .init(framed: { frame in try frame.pointee.holder.resolve(Wrapped.self) })
            }
        return derived(factory, at: location)
    }

    private func derived<Service>(
        _ factory: Registration<Service>.Factory,
        at location: CodeLocation
    ) -> AnyRegistration {
        Registration<Service>(
            key: KeyID(Service.self),
            lifetime: .transient,
            origin: .init(contexts: [], module: nil, location: location, role: .derived),
            dependencies: nil,
            factory: factory
        )
    }

    private func factoryRegistration<Service>(
        of _: Service.Type,
        form: Derivation.Form,
        at location: CodeLocation
    ) -> AnyRegistration {
        switch (form.isAsync, form.isOnMainActor) {
        case (true, _): asyncFactoryRegistration(of: Service.self, form: form, at: location)
        case (false, true): mainActorFactoryRegistration(of: Service.self, form: form, at: location)
        case (false, false): plainFactoryRegistration(of: Service.self, form: form, at: location)
        }
    }

    private func plainFactoryRegistration<Service>(
        of _: Service.Type,
        form: Derivation.Form,
        at location: CodeLocation
    ) -> AnyRegistration {
        switch (form.throwsErrors, form.isSendable) {
        case (false, false):
            derived(
                Registration<() -> Service>.Factory(framed: { frame in
                    let way = WayBack(frame)
                    return { way.make(Service.self) }
                }),
                at: location
            )
        case (false, true):
            derived(
                Registration<@Sendable () -> Service>.Factory(framed: { frame in
                    let way = WayBack(frame)
                    return { way.make(Service.self) }
                }),
                at: location
            )
        case (true, false):
            derived(
                Registration<() throws -> Service>.Factory(framed: { frame in
                    let way = WayBack(frame)
                    return { try way.container(for: Service.self).resolve(Service.self) }
                }),
                at: location
            )
        case (true, true):
            derived(
                Registration<@Sendable () throws -> Service>.Factory(framed: { frame in
                    let way = WayBack(frame)
                    return { try way.container(for: Service.self).resolve(Service.self) }
                }),
                at: location
            )
        }
    }

    private func mainActorFactoryRegistration<Service>(
        of _: Service.Type,
        form: Derivation.Form,
        at location: CodeLocation
    ) -> AnyRegistration {
        // A global actor makes a function Sendable, but whether the type says so makes it another type.
        switch (form.throwsErrors, form.isSendable) {
        case (false, false):
            derived(
                Registration<@MainActor () -> Service>.Factory(framed: { frame in
                    let way = WayBack(frame)
                    return { way.makeOnMainActor(Service.self) }
                }),
                at: location
            )
        case (false, true):
            derived(
                Registration<@MainActor @Sendable () -> Service>.Factory(framed: { frame in
                    let way = WayBack(frame)
                    return { way.makeOnMainActor(Service.self) }
                }),
                at: location
            )
        case (true, false):
            derived(
                Registration<@MainActor () throws -> Service>.Factory(framed: { frame in
                    let way = WayBack(frame)
                    return { try way.container(for: Service.self).resolveOnMainActor(Service.self) }
                }),
                at: location
            )
        case (true, true):
            derived(
                Registration<@MainActor @Sendable () throws -> Service>.Factory(framed: { frame in
                    let way = WayBack(frame)
                    return { try way.container(for: Service.self).resolveOnMainActor(Service.self) }
                }),
                at: location
            )
        }
    }

    private func asyncFactoryRegistration<Service>(
        of _: Service.Type,
        form: Derivation.Form,
        at location: CodeLocation
    ) -> AnyRegistration {
        switch (form.throwsErrors, form.isSendable, form.runsInCaller) {
        case (false, false, false):
            derived(
                Registration<@concurrent () async -> Service>.Factory(framed: { frame in
                    let way = WayBack(frame)
                    return { await way.makeAsync(Service.self) }
                }),
                at: location
            )
        case (false, true, false):
            derived(
                Registration<@concurrent @Sendable () async -> Service>.Factory(framed: { frame in
                    let way = WayBack(frame)
                    return { await way.makeAsync(Service.self) }
                }),
                at: location
            )
        case (true, false, false):
            derived(
                Registration<@concurrent () async throws -> Service>.Factory(framed: { frame in
                    let way = WayBack(frame)
                    return { try await way.container(for: Service.self).resolveAsync(Service.self) }
                }),
                at: location
            )
        case (true, true, false):
            derived(
                Registration<@concurrent @Sendable () async throws -> Service>.Factory(framed: { frame in
                    let way = WayBack(frame)
                    return { try await way.container(for: Service.self).resolveAsync(Service.self) }
                }),
                at: location
            )
        case (false, false, true):
            derived(
                Registration<nonisolated(nonsending) () async -> Service>.Factory(framed: { frame in
                    let way = WayBack(frame)
                    return { await way.makeAsync(Service.self) }
                }),
                at: location
            )
        case (false, true, true):
            derived(
                Registration<nonisolated(nonsending) @Sendable () async -> Service>.Factory(framed: { frame in
                    let way = WayBack(frame)
                    return { await way.makeAsync(Service.self) }
                }),
                at: location
            )
        case (true, false, true):
            derived(
                Registration<nonisolated(nonsending) () async throws -> Service>.Factory(framed: { frame in
                    let way = WayBack(frame)
                    return { try await way.container(for: Service.self).resolveAsync(Service.self) }
                }),
                at: location
            )
        case (true, true, true):
            derived(
                Registration<nonisolated(nonsending) @Sendable () async throws -> Service>.Factory(framed: { frame in
                    let way = WayBack(frame)
                    return { try await way.container(for: Service.self).resolveAsync(Service.self) }
                }),
                at: location
            )
        }
    }
}
