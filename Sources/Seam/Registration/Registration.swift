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
    /// One for each registration.
    struct Factory: Sendable {
        /// Asks for nothing.
        var plain: (@Sendable () throws -> Service)?
        /// Asks for services through the frame it runs in.
        var framed: (@Sendable (FramePointer) throws -> Service)?
        var async: (@concurrent @Sendable (Resolver) async throws -> Service)?
        var onMainActor: (@MainActor @Sendable (FramePointer) throws -> Service)?

        var isolation: Isolation { async != nil ? .async : onMainActor != nil ? .mainActor : .none }
    }

    // First, where it shares a word with what the parent has last.
    private let form: Form
    // The hot path calls these two directly. They are no optionals: to take one apart is to copy a closure.
    @usableFromInline let callPlain: @Sendable () throws -> Service
    @usableFromInline let callFramed: @Sendable (FramePointer) throws -> Service
    /// What most registrations have nothing of; they are many.
    private let extras: Extras?

    private final class Extras: Sendable {
        let async: (@concurrent @Sendable (Resolver) async throws -> Service)?
        let onMainActor: (@MainActor @Sendable (FramePointer) throws -> Service)?
        let teardown: (@concurrent @Sendable (Service) async throws -> Void)?
        let wrapping: Wrapping

        init?(
            _ factory: Factory,
            _ teardown: (@concurrent @Sendable (Service) async throws -> Void)?,
            _ wrapping: Wrapping
        ) {
            if case .none = wrapping, factory.isolation == .none, teardown == nil {
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
        self.callPlain = factory.plain ?? Uncalled.plain.call
        self.callFramed = factory.framed ?? Uncalled.framed.call
        self.form = factory.plain != nil ? .plain : factory.framed != nil ? .framed : .other
        self.extras = Extras(factory, teardown, wrapping)
        super.init(
            key: key,
            lifetime: lifetime.kind,
            isEager: lifetime.isEager,
            isolation: factory.isolation,
            origin: origin,
            dependencies: dependencies,
            defersDependencies: defersDependencies
        )
    }

    /// What stands in the place of a form that the factory does not have, and is never called.
    ///
    /// A closure that traps would do, if each did not take memory for the type that it is generic over.
    private enum Uncalled {
        struct Plain { let call: @Sendable () throws -> Service }
        struct Framed { let call: @Sendable (FramePointer) throws -> Service }

        static var plain: Plain { unsafeBitCast((UInt(0), UInt(0)), to: Plain.self) }
        static var framed: Framed { unsafeBitCast((UInt(0), UInt(0)), to: Framed.self) }
    }

    private enum Form {
        case plain
        case framed
        case other
    }

    var plain: (@Sendable () throws -> Service)? { form == .plain ? callPlain : nil }
    var framed: (@Sendable (FramePointer) throws -> Service)? { form == .framed ? callFramed : nil }

    var async: (@concurrent @Sendable (Resolver) async throws -> Service)? { extras?.async }
    var onMainActor: (@MainActor @Sendable (FramePointer) throws -> Service)? { extras?.onMainActor }
    var teardown: (@concurrent @Sendable (Service) async throws -> Void)? { extras?.teardown }

    override var hasTeardown: Bool { extras?.teardown != nil }

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
            } else if form == .plain {
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
