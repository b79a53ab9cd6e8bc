//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// How a factory that was handed over finds its container again.
///
/// A factory that is part of an instance which the container holds must not keep the container alive: container,
/// instance and factory would hold each other. Any other factory may be all that is left of the container, and keeps it.
@usableFromInline
enum WayBack: Sendable {
    case strong(Container)
    case weak(Handle)

    /// Chooses by who asked for the factory that is made in `frame`.
    init(_ frame: FramePointer) {
        let container = frame.pointee.holder
        var next = frame.pointee.parent
        while let outer = next {
            if outer.pointee.cell.isHeld(byAnyOf: container) {
                self = .weak(container.handle)
                return
            }
            next = outer.pointee.parent
        }
        self = AsyncChain.makesInstance(heldByAnyOf: container) ? .weak(container.handle) : .strong(container)
    }

    /// The container, as long as it is there.
    func container(for type: Any.Type) throws(ResolutionError) -> Container {
        switch self {
        case .strong(let container):
            return container
        case .weak(let handle):
            guard let container = handle.container else {
                throw .gone(KeyID(type))
            }
            return container
        }
    }

    /// Runs `body` with the container.
    @usableFromInline
    func call<Service>(_ body: (Container) throws -> Service) throws -> Service {
        try body(container(for: Service.self))
    }

    func make<Service>(_: Service.Type) -> Service {
        do throws(ResolutionError) {
            return try container(for: Service.self).resolve(Service.self)
        } catch {
            trap(error)
        }
    }

    @MainActor
    func makeOnMainActor<Service>(_: Service.Type) -> Service {
        do throws(ResolutionError) {
            return try container(for: Service.self).resolveOnMainActor(Service.self)
        } catch {
            trap(error)
        }
    }

    func makeAsync<Service>(_: Service.Type) async -> Service {
        do throws(ResolutionError) {
            return try await container(for: Service.self).resolveAsync(Service.self)
        } catch {
            trap(error)
        }
    }
}

extension Cell {
    /// Whether `container`, or one of those that it keeps alive, will hold the instance.
    func isHeld(byAnyOf container: Container) -> Bool {
        registration.lifetime != .transient && isOwned(byAnyOf: container)
    }

    /// Whether the cell belongs to `container` or to one of those that it keeps alive.
    func isOwned(byAnyOf container: Container) -> Bool {
        let holder = holder
        var next: Container? = container
        while let container = next {
            if container === holder {
                return true
            }
            next = container.parent
        }
        return false
    }
}

/// Gives what `make` makes, for a function that cannot throw.
@usableFromInline
func orTrap<Service>(_ make: () throws -> Service) -> Service {
    do {
        return try make()
    } catch let error as ResolutionError {
        trap(error)
    } catch {
        fatalError(
            "Seam: a factory of \(typeName(Service.self)) that cannot throw failed.\n  cause: \(error)"
                + "\n  to mend it: ask for the throwing form of the factory, (…) throws -> \(typeName(Service.self))."
        )
    }
}

/// Ends the process with the full message of an error that its place cannot throw.
@usableFromInline
func trap(_ error: ResolutionError) -> Never {
    fatalError("Seam: \(error)")
}
