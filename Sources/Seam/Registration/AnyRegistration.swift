//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A registration without its service's type: what sealing, the graph and the messages need of it.
@usableFromInline
class AnyRegistration: @unchecked Sendable {
    // Unchecked: everything is set by the initializer, but for what only the registry that owns it changes.

    /// What a registration does to its key.
    @usableFromInline
    enum Role: UInt8, Sendable {
        case register
        case override
        case contribute
        case decorate
        /// Made by the library: a default, a free factory, an optional, a contributed array.
        case derived
    }

    /// Where the factory has to run.
    enum Isolation: UInt8, Sendable {
        case none
        case async
        case mainActor
    }

    /// Where a registration was written, and for which contexts.
    struct Origin: Sendable {
        var contexts: [Context]
        /// The module whose `register(in:)` wrote it.
        var module: Any.Type?
        var location: CodeLocation
        var role: Role
    }

    // The order leaves no gaps: there are thousands of these.
    @usableFromInline let key: KeyID
    /// The services that the factory asks for, in order; nil when it is a closure that cannot be seen into.
    let dependencies: [KeyID]?
    var origin: Origin
    @usableFromInline let lifetime: LifetimeKind
    let isEager: Bool
    let isolation: Isolation
    /// Whether the dependencies are only asked for when what the factory makes is called.
    let defersDependencies: Bool
    let hasTeardown: Bool

    init(
        key: KeyID,
        lifetime: LifetimeKind,
        isEager: Bool,
        isolation: Isolation,
        origin: Origin,
        dependencies: [KeyID]?,
        defersDependencies: Bool,
        hasTeardown: Bool
    ) {
        self.key = key
        self.lifetime = lifetime
        self.isEager = isEager
        self.isolation = isolation
        self.origin = origin
        self.dependencies = dependencies
        self.defersDependencies = defersDependencies
        self.hasTeardown = hasTeardown
    }

    var location: CodeLocation { origin.location }
    /// Whether `warmUp()` makes it, so that an async one can be had at once afterwards.
    var isMadeAhead: Bool { isEager && lifetime == .singleton }
    /// How many decorators wrap the service.
    var decorators: Int { 0 }
    /// Whether it is an array that others contributed to.
    var isCollection: Bool { false }

    /// Makes the service ahead of its first use.
    func warmUp(in container: Container) async throws(ResolutionError) {}

    /// Makes the cell in which `holder` keeps this service.
    func makeCell(heldBy holder: Container) -> Cell { fatalError("Seam: a registration without a type") }

    /// Runs the registration's `onClose` with the instance in `cell`.
    func tearDown(_ cell: Cell) async throws {}

    /// What tells later whether somebody still holds the instance in `cell`.
    func survivor(in cell: Cell) -> Container.Survivor? { nil }

    /// A registration that gives all of `parts`, registered under `key`, after what `base` gives.
    func array(of parts: [AnyRegistration], after base: AnyRegistration?, key: KeyID) -> AnyRegistration {
        fatalError("Seam: a registration without a type")
    }

    /// Ends the instance in `cell`.
    func destroyInstance(in cell: Cell) { fatalError("Seam: a registration without a type") }
}

extension Cell {
    @usableFromInline
    var registration: AnyRegistration { header.pointee.registration._withUnsafeGuaranteedRef { $0 } }
}
