//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Synchronization

/// A registration: the key, the factory, the lifetime and what ends an instance.
@usableFromInline
final class Registration<Service>: AnyRegistration, @unchecked Sendable {
    // Unchecked: as its parent, and the closures are Sendable.

    /// The forms a factory can have.
    ///
    /// A registration has one of them.
    struct Factory: Sendable {
        /// Asks for nothing.
        var plain: (@Sendable () throws -> Service)?
        /// Asks for services through the frame it runs in.
        var framed: (@Sendable (FramePointer) throws -> Service)?
        var async: (@concurrent @Sendable (Resolver) async throws -> Service)?
        var onMainActor: (@MainActor @Sendable (FramePointer) throws -> Service)?

        var isolation: Isolation { async != nil ? .async : onMainActor != nil ? .mainActor : .none }
    }

    // The hot path calls these two with `!`, which borrows: to bind one is to count a reference to its context.
    @usableFromInline let plain: (@Sendable () throws -> Service)?
    @usableFromInline let framed: (@Sendable (FramePointer) throws -> Service)?
    private let extras: Extras?

    var async: (@concurrent @Sendable (Resolver) async throws -> Service)? { extras?.async }
    var onMainActor: (@MainActor @Sendable (FramePointer) throws -> Service)? { extras?.onMainActor }
    var teardown: (@concurrent @Sendable (Service) async throws -> Void)? { extras?.teardown }

    /// What few registrations have, kept out of the many.
    private final class Extras: Sendable {
        let async: (@concurrent @Sendable (Resolver) async throws -> Service)?
        let onMainActor: (@MainActor @Sendable (FramePointer) throws -> Service)?
        let teardown: (@concurrent @Sendable (Service) async throws -> Void)?
        let wrapping: Wrapping

        init?(
            factory: Factory,
            teardown: (@concurrent @Sendable (Service) async throws -> Void)?,
            wrapping: Wrapping
        ) {
            if factory.isolation == .none, teardown == nil, case .none = wrapping {
                return nil
            }
            self.async = factory.async
            self.onMainActor = factory.onMainActor
            self.teardown = teardown
            self.wrapping = wrapping
        }
    }

    /// What stands behind a registration that the library made of others.
    enum Wrapping: Sendable {
        case none
        case decorators(Int)
        case collection
    }

    init(
        key: KeyID,
        lifetime: Lifetime<Service>,
        origin: Origin,
        dependencies: [KeyID]?,
        defersDependencies: Bool = false,
        factory: Factory,
        teardown: (@concurrent @Sendable (Service) async throws -> Void)? = nil,
        wrapping: Wrapping = .none
    ) {
        self.plain = factory.plain
        self.framed = factory.framed
        self.extras = Extras(factory: factory, teardown: teardown, wrapping: wrapping)
        super.init(
            key: key,
            lifetime: lifetime.kind,
            isEager: lifetime.isEager,
            isolation: factory.isolation,
            origin: origin,
            dependencies: dependencies,
            defersDependencies: defersDependencies,
            hasTeardown: teardown != nil
        )
    }

    override var decorators: Int {
        if case .decorators(let count) = extras?.wrapping { count } else { 0 }
    }

    override var isCollection: Bool {
        if case .collection = extras?.wrapping { true } else { false }
    }

    override func warmUp(in container: Container) async throws(ResolutionError) {
        let _: Service = try await container.resolveAsyncSlowly(key, Service.self, fallback: nil, at: location)
    }

    override func makeCell(heldBy holder: Container) -> Cell {
        let state =
            if lifetime != .transient || isolation != .none {
                Cell.State.lookCloser
            } else if plain != nil {
                Cell.State.transient
            } else {
                Cell.State.transientFramed
            }
        return Cell.make(
            of: Service.self,
            state: state,
            registration: self,
            holder: holder,
            linkCount: dependencies?.count ?? 0
        )
    }

    override func tearDown(_ cell: Cell) async throws {
        try await teardown?(cell.instance(of: Service.self).pointee)
    }

    override func survivor(in cell: Cell) -> Container.Survivor? {
        let instance = cell.instance(of: Service.self).pointee
        guard type(of: instance as Any) is AnyClass else {
            return nil
        }
        let object = Locked(WeakObject(object: instance as AnyObject))
        return Container.Survivor(key: key.description, location: location) { object.withLock { $0.object } }
    }

    override func array(
        of parts: [AnyRegistration],
        after base: AnyRegistration?,
        key: KeyID
    ) -> AnyRegistration {
        arrayRegistration(of: parts, after: base, key: key)
    }

    override func destroyInstance(in cell: Cell) {
        cell.instance(of: Service.self).deinitialize(count: 1)
    }
}

// MARK: - Contributed arrays

extension Registration {
    /// Made by the first contribution: `Service` is the array's element.
    func arrayRegistration(of parts: [AnyRegistration], after base: AnyRegistration?, key: KeyID) -> AnyRegistration {
        let base = base.map { unsafeDowncast($0, to: Registration<[Service]>.self) }
        let keys = parts.map(\.key)
        let isAsync = base?.isolation == .async || parts.contains { $0.isolation == .async }
        let isOnMainActor = base?.isolation == .mainActor || parts.contains { $0.isolation == .mainActor }
        let factory: Registration<[Service]>.Factory
        if isAsync {
            factory = .init(async: { resolver in
                var elements = try await base?.makeAsync(resolver) ?? []
                for key in keys {
                    elements.append(try await resolver.resolveAsync(id: key, Service.self))
                }
                return elements
            })
        } else if isOnMainActor {
            factory = .init(onMainActor: { frame in
                let before = try base.map { try $0.onMainActor?(frame) ?? $0.make(frame) } ?? []
                return try before + frame.elements(keys, Service.self)
            })
        } else {
            factory = .init(framed: { frame in
                try (base?.make(frame) ?? []) + frame.elements(keys, Service.self)
            })
        }
        return Registration<[Service]>(
            key: key,
            lifetime: base.map { Lifetime(kind: $0.lifetime, isEager: $0.isEager) } ?? .transient,
            origin: base?.origin ?? origin,
            dependencies: (base?.dependencies ?? []) + keys,
            factory: factory,
            teardown: base?.teardown,
            wrapping: .collection
        )
    }
}
