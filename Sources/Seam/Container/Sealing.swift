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
        /// Most keys have one entry and nothing else.
        var first: Registry.Entry?
        var others: [Registry.Entry] = []
        var contributions: [Registry.Contribution] = []
        var decorations: [Registry.Decoration] = []

        var entries: [Registry.Entry] { (first.map { [$0] } ?? []) + others }

        /// The plain registration that is all that was written for the key.
        var only: AnyRegistration? {
            guard others.isEmpty, contributions.isEmpty, decorations.isEmpty, let first else {
                return nil
            }
            return first.registration.origin.role == .register ? first.registration : nil
        }

        mutating func add(_ entry: Registry.Entry) {
            if first == nil {
                first = entry
            } else if !isRepeated(entry) {
                others.append(entry)
            }
        }

        /// What two modules install is registered twice: the same place counts once.
        ///
        /// Not so an override that one run writes again, as a helper of a test may: the last one wins.
        private func isRepeated(_ entry: Registry.Entry) -> Bool {
            entries.contains {
                $0.registration.location == entry.registration.location
                    && $0.registration.origin.role == entry.registration.origin.role
                    && ($0.run != entry.run || entry.registration.origin.role == .register)
            }
        }
    }

    /// Where something was added to a group.
    private struct Place: Hashable {
        let group: Int
        let location: CodeLocation
        let isDecoration: Bool
    }

    private var groups: [Group] = []
    private var groupIndex: KeyIndex
    /// The positions of what takes effect.
    private(set) var index: KeyIndex
    /// What takes effect in this context, one for each key.
    var effective: [Blueprint.Slot] = []
    var edges = Blueprint.Edges()
    var problems: [GraphProblem] = []
    private var nearest: [KeyID: [Near]] = [:]

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
        link(learned)
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
        groupIndex = KeyIndex(capacity: count + registry.decorations.count)
        index = KeyIndex(capacity: 0)
        effective.reserveCapacity(count)
        edges.reserve(slots: count)
    }

    // MARK: - Which registrations belong together?

    private mutating func collect() {
        for entry in registry.entries {
            groups[groupNumber(of: entry.registration.key)].add(entry)
        }
        // A second run of the same module repeats what the first one wrote; one run may write in a loop.
        var runs: [Place: Int32] = [:]
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
        let number = groupIndex.number(of: key, orInsert: groups.count) { groups[$0].key }
        if number == groups.count {
            groups.append(Group(key: key))
        }
        return number
    }

    // MARK: - Which registration takes effect?

    private mutating func choose() {
        for group in groups {
            if let chosen = choose(group) {
                effective.append(chosen)
            }
        }
        index = KeyIndex(capacity: effective.count)
        for (position, slot) in effective.enumerated() {
            _ = index.number(of: slot.registration.key, orInsert: position) { effective[$0].registration.key }
        }
    }

    /// What takes effect for a key.
    private mutating func choose(_ group: Group) -> Blueprint.Slot? {
        if let only = group.only {
            guard serves(only) else {
                return nil
            }
            check(only)
            return Blueprint.Slot(registration: only, origin: only)
        }
        let entries = group.entries
        checkDuplicates(in: entries)
        let override = entries.last { $0.registration.origin.role == .override && serves($0.registration) }
        let plain = entries.lazy.map(\.registration).filter { $0.origin.role == .register }
        if let first = entries.first?.registration, plain.isEmpty, group.contributions.isEmpty,
            !canBeResolvedUnregistered(group.key)
        {
            problems.append(.overrideOfNothing(first, nearest: nearest(to: group.key)))
        }
        // An override beats contexts, too; else the context's own registration wins.
        let base =
            override?.registration
            ?? plain.first { !$0.origin.contexts.isEmpty && serves($0) }
            ?? plain.first { $0.origin.contexts.isEmpty }
        // An override replaces all that was written before it: contributions and decorators too.
        let start = override?.order ?? 0
        let elements = group.contributions.filter { $0.order > start && serves($0.element) }.map(\.element)
        var registration = base
        // An array to which only other contexts contribute is there, and empty.
        if let first = group.contributions.first?.element, base == nil || !elements.isEmpty {
            for element in elements {
                check(element)
                effective.append(Blueprint.Slot(registration: element, origin: element))
            }
            registration = first.array(of: elements, after: base, key: group.key)
        }
        return decorate(
            registration,
            writtenAs: base ?? elements.first ?? group.contributions.first?.element,
            group,
            start
        )
    }

    /// Wraps what makes a service by the decorators that were written after `start`.
    private mutating func decorate(
        _ registration: AnyRegistration?,
        writtenAs written: AnyRegistration?,
        _ group: Group,
        _ start: Int32
    ) -> Blueprint.Slot? {
        guard var registration = registration ?? group.decorations.lazy.compactMap(\.fallback).first else {
            if let first = group.decorations.first, group.first == nil, !canBeResolvedUnregistered(group.key) {
                let place = first.decorator.location
                problems.append(.decorationOfNothing(group.key, at: place, nearest: nearest(to: group.key)))
            }
            return nil
        }
        let origin = written ?? registration
        for decoration in group.decorations where decoration.order > start {
            registration = decoration.decorator.decorate(registration)
        }
        check(registration)
        return Blueprint.Slot(registration: registration, origin: origin)
    }

    private func serves(_ registration: AnyRegistration) -> Bool {
        registration.origin.contexts.isEmpty || registration.origin.contexts.contains(context)
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
        case .factory(let result, _): return isWritten(KeyID(result)) || canBeResolvedUnregistered(result)
        case nil: return false
        }
    }

    private mutating func checkDuplicates(in entries: [Registry.Entry]) {
        guard entries.count > 1 else {
            return
        }
        var seen: [(context: Context?, registration: AnyRegistration)] = []
        for entry in entries where entry.registration.origin.role == .register {
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

    /// The position of what takes effect for a key.
    func position(of key: KeyID) -> Int? {
        index.number(of: key) { effective[$0].registration.key }
    }

    /// Whether anything was written for a key, for whatever context.
    private func isWritten(_ key: KeyID) -> Bool {
        groupIndex.number(of: key) { groups[$0].key } != nil
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
