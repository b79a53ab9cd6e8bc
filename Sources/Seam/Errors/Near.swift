//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A registered key that is close to one that is missing, and what tells them apart.
struct Near: Sendable, CustomStringConvertible {
    let key: String
    let location: CodeLocation
    let difference: String?

    var description: String {
        "\(key), registered at \(location)" + (difference.map { ": \($0)" } ?? "")
    }

    /// The closest keys, the closest first.
    ///
    /// - Complexity: O(*n*) in the number of registrations; only run when something is missing.
    static func find(_ key: KeyID, among registrations: [AnyRegistration], context: Context) -> [Near] {
        var found: [Near] = []
        var named: [AnyRegistration] = []
        // An override may itself be what has nothing to override.
        for registration in registrations
        where registration.origin.role != .override
            && !found.contains(where: { $0.location == registration.location })
        {
            if registration.key == key {
                let contexts = registration.origin.contexts.map { ".\($0)" }.joined(separator: ", ")
                found.append(Near(registration, difference: "it serves \(contexts) only, and this is \(context)"))
            } else if registration.key.type == key.type {
                found.append(Near(registration, difference: "the same type under another key"))
            } else if let difference = describeDifference(wanted: key.type, available: registration.key.type) {
                found.append(Near(registration, difference: difference))
            } else {
                named.append(registration)
            }
        }
        guard found.count < 3 else {
            return Array(found.prefix(3))
        }
        let names = named.map { typeName($0.key.type) }
        for name in nearestNames(to: typeName(key.type), in: names, limit: 3 - found.count) {
            if let position = names.firstIndex(of: name) {
                found.append(Near(named[position], difference: nil))
            }
        }
        return found
    }

    private init(_ registration: AnyRegistration, difference: String?) {
        self.key = registration.key.description
        self.location = registration.location
        self.difference = difference
    }

    /// What to do about a missing key.
    static func advice(for key: KeyID, near: [Near]) -> String {
        let type = typeName(key.type)
        let written = type.contains(" ") ? "(\(type)).self" : "\(type).self"
        let registering =
            key.isPlain ? "registry.register(\(written)) { … }" : "registry.register(key) { … } with that very key"
        return near.isEmpty
            ? "write \(registering) in a module of this container."
            : "ask for one of the near ones, or write \(registering) in a module of this container."
    }
}
