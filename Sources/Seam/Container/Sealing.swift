//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Turns a registry into a blueprint for one context, or finds all that is wrong with it.
///
/// One pass over the registrations and one over the edges; nothing is made, no factory runs.
struct Sealing {
    private let registry: Registry
    let context: Context
    let substitution: (any Substitution)?

    /// The registrations of one key, in the order of writing.
    private struct Group {
        let key: KeyID
        var entries: [Registry.Entry] = []
        var contributions: [Registry.Contribution] = []
        var decorations: [Registry.Decoration] = []
    }

    /// Where something was added to a group.
    private struct Place: Hashable {
        let group: Int
        let location: CodeLocation
        let isDecoration: Bool
    }

    private var groups: [Group] = []
    private var groupIndex: [KeyID: Int] = [:]
    /// What takes effect in this context, one for each key.
    var effective: [Effective] = []
    private(set) var index: [KeyID: Int] = [:]
    var problems: [GraphProblem] = []
    private var nearest: [KeyID: [Near]] = [:]

    /// What makes a service in this context, and the registration it was written as.
    struct Effective {
        let registration: AnyRegistration
        let origin: AnyRegistration
        var edges: [Blueprint.Edge] = []
    }

    /// Seals `registry` for `context`.
    ///
    /// - Complexity: O(registrations + declared dependencies).
    init(
        _ registry: Registry,
        for context: Context,
        substitution: (any Substitution)?,
        learned: [(from: KeyID, to: KeyID)] = []
    ) throws(GraphError) {
        self.init(registry: registry, context: context, substitution: substitution)
        if LoadedCopies.hasStranger {
            problems.append(.twoCopies)
        }
        collect()
        choose()
        link()
        for (from, to) in learned {
            if let source = index[from], let target = index[to] {
                effective[source].edges.append(Blueprint.Edge(target: target, strength: .instance))
            }
        }
        findCycles()
        findCaptives()
        guard problems.isEmpty else {
            throw GraphError(problems: problems, context: context)
        }
    }

    private init(registry: Registry, context: Context, substitution: (any Substitution)?) {
        self.registry = registry
        self.context = context
        self.substitution = substitution
        let count = registry.entries.count + registry.contributions.count
        groups.reserveCapacity(count)
        groupIndex.reserveCapacity(count)
        effective.reserveCapacity(count)
        index.reserveCapacity(count)
    }

    // MARK: - Which registrations belong together?

    private mutating func collect() {
        for entry in registry.entries {
            let group = groupNumber(of: entry.registration.key)
            // What two modules install is registered twice: the same place counts once. Not so an override that one
            // run writes again, as a helper of a test may: the last one wins.
            let isRepeated = groups[group].entries.contains {
                $0.registration.location == entry.registration.location
                    && $0.registration.origin.role == entry.registration.origin.role
                    && ($0.run != entry.run || entry.registration.origin.role == .register)
            }
            if !isRepeated {
                groups[group].entries.append(entry)
            }
        }
        // A second run of the same module repeats what the first one wrote; one run may write in a loop.
        var runs: [Place: Int] = [:]
        for contribution in registry.contributions {
            let group = groupNumber(of: contribution.array)
            let place = Place(group: group, location: contribution.element.location, isDecoration: false)
            if runs[place, default: contribution.run] == contribution.run {
                runs[place] = contribution.run
                groups[group].contributions.append(contribution)
            }
        }
        for decoration in registry.decorations {
            let group = groupNumber(of: decoration.key)
            let place = Place(group: group, location: decoration.decorator.location, isDecoration: true)
            if runs[place, default: decoration.run] == decoration.run {
                runs[place] = decoration.run
                groups[group].decorations.append(decoration)
            }
        }
        for endless in registry.endless {
            problems.append(.endlessModule(endless.module, at: endless.location))
        }
    }

    private mutating func groupNumber(of key: KeyID) -> Int {
        if let known = groupIndex[key] {
            return known
        }
        groupIndex[key] = groups.count
        groups.append(Group(key: key))
        return groups.count - 1
    }

    // MARK: - Which registration takes effect?

    private mutating func choose() {
        for group in groups {
            checkDuplicates(in: group)
            let override = group.entries.last { $0.registration.origin.role == .override && serves($0) }
            let isOverridden = group.entries.contains { $0.registration.origin.role == .override }
            let plain = group.entries.filter { $0.registration.origin.role == .register }
            if isOverridden, plain.isEmpty, group.contributions.isEmpty, !canBeResolvedUnregistered(group.key) {
                let first = group.entries[0].registration
                problems.append(.overrideOfNothing(first, nearest: nearest(to: group.key)))
            }
            // An override beats contexts, too; else the context's own registration wins.
            let chosen =
                override
                ?? plain.first { !$0.registration.origin.contexts.isEmpty && serves($0) }
                ?? plain.first { $0.registration.origin.contexts.isEmpty }
            choose(chosen, of: group)
        }
    }

    private mutating func choose(_ chosen: Registry.Entry?, of group: Group) {
        let isOverride = chosen?.registration.origin.role == .override
        var registration = chosen?.registration
        // An override replaces all that was written before it: contributions and decorators too.
        let contributions = group.contributions.filter { contribution in
            (!isOverride || contribution.order > chosen!.order)
                && (contribution.element.origin.contexts.isEmpty
                    || contribution.element.origin.contexts.contains(context))
        }
        let written = registration ?? (contributions.first ?? group.contributions.first)?.element
        // An array to which only other contexts contribute is there, and empty.
        if let first = group.contributions.first?.element, chosen == nil || !contributions.isEmpty {
            let parts = contributions.map(\.element)
            for part in parts {
                check(part)
                append(part, origin: part)
            }
            registration = first.array(of: parts, after: registration, key: group.key)
        }
        let decorations = group.decorations.filter { !isOverride || $0.order > chosen!.order }
        registration = registration ?? group.decorations.lazy.compactMap(\.fallback).first
        guard var registration else {
            if let first = group.decorations.first, group.entries.isEmpty, !canBeResolvedUnregistered(group.key) {
                problems.append(
                    .decorationOfNothing(
                        group.key,
                        at: first.decorator.location,
                        nearest: nearest(to: group.key)
                    )
                )
            }
            return
        }
        let origin = written ?? registration
        for decoration in decorations {
            registration = decoration.decorator.decorate(registration)
        }
        check(registration)
        append(registration, origin: origin)
    }

    private mutating func append(_ registration: AnyRegistration, origin: AnyRegistration) {
        index[registration.key] = effective.count
        effective.append(Effective(registration: registration, origin: origin))
    }

    private func serves(_ entry: Registry.Entry) -> Bool {
        let contexts = entry.registration.origin.contexts
        return contexts.isEmpty || contexts.contains(context)
    }

    /// Whether a key needs no registration: it has a default, comes for free with another one, or is spied.
    private func canBeResolvedUnregistered(_ key: KeyID) -> Bool {
        switch key.detail?.distinction {
        case .place: true
        case .name, .part: substitution?.replaces(key.type) ?? false
        case nil: canBeResolvedUnregistered(key.type)
        }
    }

    private func canBeResolvedUnregistered(_ type: Any.Type) -> Bool {
        if substitution?.replaces(type) == true {
            return true
        }
        switch Derivation(of: type) {
        case .optional, .nothing: return true
        case .factory(let result, _): return groupIndex[KeyID(result)] != nil || canBeResolvedUnregistered(result)
        case nil: return false
        }
    }

    private mutating func checkDuplicates(in group: Group) {
        guard group.entries.count > 1 else {
            return
        }
        var seen: [(context: Context?, registration: AnyRegistration)] = []
        for entry in group.entries where entry.registration.origin.role == .register {
            let contexts: [Context?] = entry.registration.origin.contexts
            for context in contexts.isEmpty ? [nil] : contexts {
                if let first = seen.first(where: { $0.context == context })?.registration {
                    if first !== entry.registration {
                        problems.append(.duplicate(entry.registration, of: first, in: context))
                    }
                } else {
                    seen.append((context, entry.registration))
                }
            }
        }
    }

    private mutating func check(_ registration: AnyRegistration) {
        if registration.hasTeardown, registration.lifetime == .transient || registration.lifetime == .shared {
            problems.append(.uselessTeardown(registration))
        }
        if registration.isEager, registration.lifetime != .singleton {
            problems.append(.uselessEagerness(registration))
        }
    }

    /// The registered keys that look most like a key.
    ///
    /// - Complexity: O(registrations), when the key is first asked for.
    mutating func nearest(to key: KeyID) -> [Near] {
        if let known = nearest[key] {
            return known
        }
        // Where hundreds are missing, a module is: the names do not matter.
        guard nearest.count < Self.mostNearest else {
            return []
        }
        let found = Near.find(key, among: registry.entries.map(\.registration), context: context)
        nearest[key] = found
        return found
    }

    private static let mostNearest = 100
}
