//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Synchronization

extension Container {
    /// Says why one gets what one gets for a type: who registered it, where, for which context, what was passed over,
    /// how long it lives, and whether it is made already.
    ///
    /// ```swift
    /// print(container.explain((any FileAccessing).self))
    /// // any FileAccessing
    /// //   context: preview
    /// //   registered at App/AppModule.swift:12 by AppModule, for preview
    /// //   lifetime: singleton
    /// //   made: yes, first asked for by SyncManager (App/AppModule.swift:14)
    /// //   passed over: App/AppModule.swift:11 by AppModule, for all contexts
    /// ```
    ///
    /// - Parameter type: The service's type.
    /// - Returns: A few lines of text.
    /// - Complexity: O(registrations).
    public func explain<Service>(_ type: Service.Type) -> String {
        explain(KeyID(type), fallback: nil)
    }

    /// Says why one gets what one gets for a key.
    public func explain<Service>(_ key: Key<Service>) -> String {
        explain(key.id, fallback: key.fallback?.location)
    }

    private func explain(_ key: KeyID, fallback: CodeLocation?) -> String {
        var lines = ["\(key)", "  context: \(context)"]
        let cell = table.find(key)
        if let slot = blueprint.slot(for: key) {
            lines.append("  \(slot.origin.origin.summary)")
            if slot.registration.decorators > 0 {
                lines.append("  wrapped by: \(slot.registration.decorators) decorators")
            }
            if slot.registration.isCollection {
                lines.append("  collected from: \(slot.registration.dependencies?.count ?? 0) contributions")
            }
        } else if let fallback {
            lines.append("  not registered; the key's default, declared at \(fallback)")
        } else if substitution?.replaces(key.type) != true {
            lines += explainUnregistered(key)
        }
        if substitution?.replaces(key.type) == true, blueprint.slot(for: key)?.origin.origin.isForTests != true {
            lines.append("  replaced: this is the container of a test, which puts something in its place")
        }
        if let registration = cell?.registration ?? blueprint.slot(for: key)?.registration {
            lines.append("  lifetime: \(registration.lifetime)" + registration.isolation.remark)
            if registration.lifetime != .transient {
                lines.append("  made: \(cell.map(explainInstance) ?? "no")")
            }
        }
        for registration in blueprint.registry.registrations(for: key)
        where registration !== blueprint.slot(for: key)?.origin {
            lines.append("  passed over: \(registration.origin.summary)")
        }
        return lines.joined(separator: "\n")
    }

    private func explainInstance(_ cell: Cell) -> String {
        let holder = cell.holder
        let (isMade, request) = holder.lock.withLock {
            (
                cell.header.pointee.isOccupied || holder.state.shared[cell]?.object != nil,
                holder.state.requests[cell]
            )
        }
        guard isMade else {
            return "no"
        }
        return request.map { "yes, first asked for \($0)" } ?? "yes"
    }

    private func explainUnregistered(_ key: KeyID) -> [String] {
        switch Derivation(of: key.type) {
        case .optional(let wrapped):
            let isThere = canMake(wrapped)
            return ["  not registered; an optional, \(isThere ? "filled from" : "nil without") \(typeName(wrapped))"]
        case .factory(let result, let form) where canMake(result, form: form):
            return ["  not registered; a factory, free with \(typeName(result))"]
        default:
            let near = Near.find(key, among: blueprint.registry.registry.entries.map(\.registration), context: context)
            return ["  not registered"] + near.map { "  near: \($0)" }
                + ["  to mend it: \(Near.advice(for: key, near: near))"]
        }
    }
}

extension AnyRegistration.Origin {
    /// Whether the registration was written for tests.
    var isForTests: Bool { role == .override || !contexts.isEmpty }

    /// Where, by whom and for which contexts, in words.
    var summary: String {
        let verb = role == .override ? "overridden" : "registered"
        let owner = module.map { " by \(typeName($0))" } ?? ""
        let places = contexts.isEmpty ? "all contexts" : contexts.map(\.name).joined(separator: ", ")
        return "\(verb) at \(location)\(owner), for \(places)"
    }
}

extension AnyRegistration.Isolation {
    var remark: String {
        switch self {
        case .none: ""
        case .async: ", made asynchronously"
        case .mainActor: ", made on the main actor"
        }
    }
}

extension SealedRegistry {
    /// Everything that was written for a key, in the order of writing.
    func registrations(for key: KeyID) -> [AnyRegistration] {
        registry.entries.map(\.registration).filter { $0.key == key }
    }
}
