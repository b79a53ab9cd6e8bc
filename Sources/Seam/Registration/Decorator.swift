//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A closure that wraps a service, without the service's type.
class AnyDecorator: @unchecked Sendable {
    // Unchecked: everything is set by the initializer.
    let location: CodeLocation

    init(location: CodeLocation) {
        self.location = location
    }

    /// A registration that makes what `base` makes and wraps it.
    func decorate(_ base: AnyRegistration) -> AnyRegistration {
        fatalError("Seam: a decorator without a type")
    }
}

/// A closure that wraps a service.
final class Decorator<Service>: AnyDecorator, @unchecked Sendable {
    private let wrap: (@Sendable (Service, Resolver) throws -> Service)?
    private let wrapAsync: (@concurrent @Sendable (Service, Resolver) async throws -> Service)?

    init(location: CodeLocation, wrap: @escaping @Sendable (Service, Resolver) throws -> Service) {
        self.wrap = wrap
        self.wrapAsync = nil
        super.init(location: location)
    }

    init(location: CodeLocation, wrapAsync: @escaping @concurrent @Sendable (Service, Resolver) async throws -> Service)
    {
        self.wrap = nil
        self.wrapAsync = wrapAsync
        super.init(location: location)
    }

    override func decorate(_ base: AnyRegistration) -> AnyRegistration {
        // A decorator is found under the key of what it wraps, so that the type is the same.
        let base = unsafeDowncast(base, to: Registration<Service>.self)
        return Registration(
            key: base.key,
            lifetime: Lifetime(kind: base.lifetime, isEager: base.isEager),
            origin: base.origin,
            dependencies: base.dependencies,
            defersDependencies: base.defersDependencies,
            factory: factory(around: base),
            teardown: base.teardown,
            wrapping: .decorators(base.decorators + 1)
        )
    }

    private func factory(around base: Registration<Service>) -> Registration<Service>.Factory {
        guard let wrap else {
            let wrapAsync = wrapAsync!
            return .init(async: { resolver in
                try await wrapAsync(try await base.makeAsync(resolver), resolver)
            })
        }
        if base.isolation == .async {
            return .init(async: { resolver in
                try wrap(try await base.makeAsync(resolver), resolver)
            })
        }
        if let onMainActor = base.onMainActor {
            return .init(onMainActor: { frame in
                try wrap(try onMainActor(frame), Resolver(frame))
            })
        }
        return .init(framed: { frame in
            try wrap(try base.make(frame), Resolver(frame))
        })
    }
}

extension Registration {
    /// Runs the factory in the frame that stands already.
    func make(_ frame: FramePointer) throws -> Service {
        if let plain {
            return try plain()
        }
        return try framed!(frame)
    }

    /// Runs the factory, whatever its form, for the container that `resolver` stands for.
    func makeAsync(_ resolver: Resolver) async throws -> Service {
        if let async {
            return try await async(resolver)
        }
        let container = try resolver.container(for: key)
        let cell = container.hiddenCell(for: self)
        if onMainActor != nil {
            return try await container.makeOnMainActor(cell, of: Service.self)
        }
        return try container.runFactory(cell, of: Service.self)
    }
}
