//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A factory that was made from a function of services, and the keys of what it takes.
@usableFromInline
struct LinkedFactory<Service> {
    let dependencies: [KeyID]
    let factory: Registration<Service>.Factory

    @usableFromInline
    init(_ dependencies: [KeyID], _ factory: @escaping @Sendable (FramePointer) throws -> Service) {
        self.dependencies = dependencies
        self.factory = .init(framed: factory)
    }

    private init(dependencies: [KeyID], factory: Registration<Service>.Factory) {
        self.dependencies = dependencies
        self.factory = factory
    }

    @usableFromInline
    static func onMainActor(
        _ dependencies: [KeyID],
        _ factory: @escaping @MainActor @Sendable (FramePointer) throws -> Service
    ) -> LinkedFactory {
        LinkedFactory(dependencies: dependencies, factory: .init(onMainActor: factory))
    }

    /// Resolves the services one after the other, then calls the factory with them.
    @usableFromInline
    static func async(
        _ dependencies: [KeyID],
        _ factory: @escaping @concurrent @Sendable (ResolvedServices) async throws -> Service
    ) -> LinkedFactory {
        LinkedFactory(
            dependencies: dependencies,
            factory: .init(async: { resolver in
                var services = ResolvedServices()
                for key in dependencies {
                    try await services.add(key, from: resolver)
                }
                return try await factory(services)
            })
        )
    }
}

/// A function that was made from one of arguments and services, and the keys of the services.
@usableFromInline
struct LinkedFunction<Function>: Sendable {
    let dependencies: [KeyID]
    let make: @Sendable (WayBack) -> Function

    @usableFromInline
    init(_ dependencies: [KeyID], _ make: @escaping @Sendable (WayBack) -> Function) {
        self.dependencies = dependencies
        self.make = make
    }
}

/// Services of different types, in the order of the parameters that they are for.
@usableFromInline
struct ResolvedServices {
    /// A service of any type.
    private class AnyPlace {
        func fill(_ key: KeyID, from resolver: Resolver) async throws(ResolutionError) {}
    }

    private final class Place<Service>: AnyPlace {
        var service: Service?

        override func fill(_ key: KeyID, from resolver: Resolver) async throws(ResolutionError) {
            service = try await resolver.resolveAsync(id: key, Service.self)
        }
    }

    private var places: [AnyPlace] = []

    fileprivate mutating func add(_ key: KeyID, from resolver: Resolver) async throws(ResolutionError) {
        func makePlace<Service>(_: Service.Type) -> AnyPlace { Place<Service>() }
        let place = _openExistential(key.type, do: makePlace)
        try await place.fill(key, from: resolver)
        places.append(place)
    }

    /// The service for a parameter.
    @usableFromInline
    func take<Service>(_ position: Int, _: Service.Type) -> Service {
        unsafeDowncast(places[position], to: Place<Service>.self).service!
    }
}
