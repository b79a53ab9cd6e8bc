//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Synchronization

/// The sealed registrations of a container: validated, immutable, shared by the container, its scopes and, in tests,
/// by the containers of all cases.
package final class Blueprint: Sendable {
    /// One service: what makes it in this context, and what it is known to need.
    struct Slot: Sendable {
        let registration: AnyRegistration
        /// The written registration behind it: the same, or the one that was decorated.
        let origin: AnyRegistration
    }

    /// A declared dependency.
    struct Edge: Sendable {
        enum Strength: UInt8, Sendable {
            /// The instance itself is needed.
            case instance
            /// The instance if it is registered.
            case optional
            /// A factory is handed over: nothing is made yet.
            case factory
        }

        private let number: UInt32
        let strength: Strength

        init(target: Int, strength: Strength) {
            self.number = UInt32(target)
            self.strength = strength
        }

        /// The position of what is needed.
        var target: Int { Int(number) }
    }

    /// The edges of all slots, in one block.
    struct Edges: Sendable {
        private var all: [Edge] = []
        /// Where those of each slot end.
        private var ends: [UInt32] = []
        /// The slots that were replaced by such as need nothing.
        private var cut: Set<Int> = []

        mutating func reserve(slots: Int) {
            ends.reserveCapacity(slots)
        }

        /// Adds an edge of the slot that comes next.
        mutating func append(_ edge: Edge) {
            all.append(edge)
        }

        /// Ends the edges of a slot.
        mutating func endSlot() {
            ends.append(UInt32(all.count))
        }

        /// The same edges, but for those of some slots.
        ///
        /// - Complexity: O(all that was cut so far).
        func cutting(_ positions: some Sequence<Int>) -> Edges {
            var copy = self
            copy.cut.formUnion(positions)
            return copy
        }

        subscript(position: Int) -> ArraySlice<Edge> {
            cut.contains(position) ? [] : all[(position == 0 ? 0 : Int(ends[position - 1]))..<Int(ends[position])]
        }
    }

    let context: Context
    let slots: SlotList
    /// What each slot is known to need, by the slots' positions.
    let edges: Edges
    /// The positions of the slots, by their keys.
    private let index: KeyIndex
    /// Whether what factories were seen to ask for leads in a circle somewhere, or to where it cannot be followed: then
    /// each step is looked at closely.
    ///
    /// It stays so, as a circle that was walked once may be walked again.
    let hasLoops = Atomic<Bool>(false)
    /// What the blueprint was sealed from, for `overriding`.
    let registry: SealedRegistry

    /// Checks `registry` and seals it for `context`.
    ///
    /// - Complexity: O(registrations + declared dependencies).
    init(sealing registry: Registry, context: Context, substitution: (any Substitution)?) throws(GraphError) {
        let sealing = try Sealing(registry, for: context, substitution: substitution)
        self.context = context
        self.slots = SlotList(sealed: sealing.effective)
        self.edges = sealing.edges
        self.index = sealing.index
        self.registry = SealedRegistry(registry: registry, substitution: substitution)
    }

    /// Takes another blueprint over, with some slots replaced by others for the same keys.
    private init(_ base: Blueprint, replacing patches: [Int: Slot], registry: SealedRegistry) {
        self.context = base.context
        self.slots = base.slots.replacing(patches)
        self.edges = base.edges.cutting(patches.keys)
        self.index = base.index
        self.registry = registry
    }

    /// The same registrations, changed.
    ///
    /// - Complexity: O(changes) when all that is written are overrides which are closures and are made in the same way
    ///   as what they replace; else O(registrations + declared dependencies).
    package func overriding(_ change: (inout Registry) -> Void) throws(GraphError) -> Blueprint {
        var changes = Registry(continuing: registry.base)
        changes.append(registry.changes)
        let before = changes.entries.count
        change(&changes)
        let changed = SealedRegistry(base: registry.base, changes: changes, substitution: registry.substitution)
        if let patches = patches(for: changes, from: before) {
            return Blueprint(self, replacing: patches, registry: changed)
        }
        return try Blueprint(sealing: changed.registry, context: context, substitution: registry.substitution)
    }

    /// The slots that `changes` replaces, if to replace them can break no rule that holds now: those that need a service
    /// get it as before, and the new factories need nothing that is declared.
    private func patches(for changes: Registry, from first: Int) -> [Int: Slot]? {
        guard changes.hasOnlyEntries else {
            return nil
        }
        var patches: [Int: Slot] = [:]
        for entry in changes.entries[first...] {
            let new = entry.registration
            guard new.origin.role == .override, entry.run == 0, let position = position(of: new.key) else {
                return nil
            }
            guard new.origin.contexts.isEmpty || new.origin.contexts.contains(context) else {
                continue
            }
            guard new.canReplaceUnseen(slots[position].registration) else {
                return nil
            }
            patches[position] = Slot(registration: new, origin: new)
        }
        return patches
    }

    /// Checks the registrations once more, with steps that were learned since.
    func validate(learned: [(from: KeyID, to: KeyID)]) throws(GraphError) {
        _ = try Sealing(
            registry.registry,
            for: context,
            substitution: registry.substitution,
            learned: learned
        )
    }

    func position(of key: KeyID) -> Int? {
        index.number(of: key) { slots[$0].registration.key }
    }

    func slot(for key: KeyID) -> Slot? {
        position(of: key).map { slots[$0] }
    }
}

/// The slots of a blueprint: those that were sealed together, but for those that were replaced since.
struct SlotList: RandomAccessCollection, Sendable {
    private let sealed: [Blueprint.Slot]
    private var patches: [Int: Blueprint.Slot] = [:]

    init(sealed: [Blueprint.Slot]) {
        self.sealed = sealed
    }

    /// - Complexity: O(all that was replaced so far).
    func replacing(_ further: [Int: Blueprint.Slot]) -> SlotList {
        var copy = self
        copy.patches.merge(further) { $1 }
        return copy
    }

    var startIndex: Int { 0 }
    var endIndex: Int { sealed.count }
    subscript(position: Int) -> Blueprint.Slot {
        patches.isEmpty ? sealed[position] : patches[position] ?? sealed[position]
    }
}

/// A registry after its last registration: no longer changed, so that it can be shared.
struct SealedRegistry: @unchecked Sendable {
    // Unchecked: they are copies that nobody changes.

    /// What was sealed as a whole.
    let base: Registry
    /// What was written since.
    let changes: Registry
    let substitution: (any Substitution)?

    init(registry: Registry, substitution: (any Substitution)?) {
        self.init(base: registry.trimmed, changes: Registry(continuing: registry), substitution: substitution)
    }

    init(base: Registry, changes: Registry, substitution: (any Substitution)?) {
        self.base = base
        self.changes = changes
        self.substitution = substitution
    }

    /// All that was written.
    ///
    /// - Complexity: O(registrations) when something was written since the sealing.
    var registry: Registry {
        var all = base
        all.append(changes)
        return all
    }
}

extension AnyRegistration {
    /// Whether this one can stand where `old` stood without a look at those that need it.
    fileprivate func canReplaceUnseen(_ old: AnyRegistration) -> Bool {
        isolation == old.isolation && isMadeAhead == old.isMadeAhead && !old.isCollection
            // A service that ends with its scope may not be held by what outlives it.
            && (lifetime != .scoped || old.lifetime == .scoped)
            && (dependencies ?? []).isEmpty
            // What is said in vain is told by the whole sealing.
            && !(hasTeardown && (lifetime == .transient || lifetime == .shared))
            && !(isEager && lifetime != .singleton)
    }
}
