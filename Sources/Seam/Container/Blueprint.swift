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

        subscript(position: Int) -> ArraySlice<Edge> {
            all[(position == 0 ? 0 : Int(ends[position - 1]))..<Int(ends[position])]
        }
    }

    let context: Context
    let slots: [Slot]
    /// What each slot is known to need, by the slots' positions.
    let edges: Edges
    /// The position of each key's slot; -1 for a key that is not registered in this context.
    private let index: [KeyID: Int]
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
        self.slots = sealing.effective
        self.edges = sealing.edges
        self.index = sealing.index
        self.registry = SealedRegistry(registry: registry, substitution: substitution)
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
        index[key].flatMap { $0 < 0 ? nil : $0 }
    }

    func slot(for key: KeyID) -> Slot? {
        position(of: key).map { slots[$0] }
    }
}

/// A registry after its last registration: no longer changed, so that it can be shared.
struct SealedRegistry: @unchecked Sendable {
    // Unchecked: it is a copy that nobody changes.
    let registry: Registry
    let substitution: (any Substitution)?
}
