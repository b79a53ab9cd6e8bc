//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Synchronization

extension Container {
    /// The cell of a key in this container, made when it is first asked for.
    ///
    /// A singleton's cell belongs to the root and is only noted here.
    func cell<Service>(
        for key: KeyID,
        of _: Service.Type,
        fallback: Key<Service>.Fallback?,
        at location: CodeLocation
    ) throws(ResolutionError) -> Cell {
        if let known = table.find(key) {
            return known
        }
        // A closed container's table is empty, so that every resolve comes here.
        guard lock.withLock({ state.life.isServing }) else {
            throw .closed(key, container: name, at: location)
        }
        let registration = try registration(for: key, of: Service.self, fallback: fallback, at: location)
        if parent != nil, registration.lifetime == .singleton || registration.lifetime == .shared {
            let cell = try root.cell(for: key, of: Service.self, fallback: fallback, at: location)
            return try note(cell, makingFrom: registration, as: key, at: location)
        }
        return try note(nil, makingFrom: registration, as: key, at: location)
    }

    /// A cell that no key leads to: for what stands behind a decorator of another isolation.
    func hiddenCell(for registration: AnyRegistration) -> Cell {
        lock.withLock {
            if let known = state.hidden[ObjectIdentifier(registration)] {
                return known
            }
            let cell = registration.makeCell(heldBy: self)
            state.hidden[ObjectIdentifier(registration)] = cell
            state.ownCells.append(cell)
            return cell
        }
    }

    /// Puts a cell into the table, unless another thread was faster.
    ///
    /// `known` is the cell when it belongs to the root; else it is made, and freed with this container.
    private func note(
        _ known: Cell?,
        makingFrom registration: AnyRegistration,
        as key: KeyID,
        at location: CodeLocation
    ) throws(ResolutionError) -> Cell {
        let noted: Cell? = lock.withLock {
            guard state.life.isServing else {
                return nil
            }
            var table = tableUnderLock
            if let first = table.find(key) {
                return first
            }
            state.noted += 1
            // The empty table belongs to all containers.
            if table.raw == CellTable.empty.raw || state.noted * 2 > table.capacity {
                table = grow(table)
            }
            let cell: Cell
            if let known {
                cell = known
            } else {
                cell = registration.makeCell(heldBy: self)
                state.ownCells.append(cell)
            }
            table.insert(cell, bits: key.bits)
            return cell
        }
        guard let noted else {
            throw .closed(key, container: name, at: location)
        }
        return noted
    }

    /// Publishes a table with more room.
    ///
    /// The caller holds the lock.
    private func grow(_ table: CellTable) -> CellTable {
        let grown = CellTable(capacity: max(8, table.capacity * 2))
        table.forEach { bits, cell in grown.insert(cell, bits: bits) }
        if table.raw != CellTable.empty.raw {
            state.outgrown.append(table)
        }
        cells.store(grown.raw, ordering: .releasing)
        return grown
    }

    /// What makes a service here: a registration, its replacement in a test, a key's default, or what comes for free.
    private func registration<Service>(
        for key: KeyID,
        of _: Service.Type,
        fallback: Key<Service>.Fallback?,
        at location: CodeLocation
    ) throws(ResolutionError) -> AnyRegistration {
        let slot = blueprint.slot(for: key)
        if let replacement = replacement(of: slot, for: key, Service.self, at: location) {
            return replacement
        }
        if let slot {
            return slot.registration
        }
        if let fallback {
            return fallback.registration(for: key)
        }
        if key.isPlain, let derived = try derivedRegistration(for: Service.self, at: location) {
            return derived
        }
        let near = Near.find(key, among: blueprint.registry.registry.entries.map(\.registration), context: context)
        let more = substitution?.advice(onMissing: key.type)
        throw .missing(key, near: near, context: context, moreAdvice: more, at: location)
    }

    /// In a test: what stands in for a service that is neither overridden nor registered for tests.
    private func replacement<Service>(
        of slot: Blueprint.Slot?,
        for key: KeyID,
        _: Service.Type,
        at location: CodeLocation
    ) -> AnyRegistration? {
        guard let substitution else {
            return nil
        }
        if slot?.origin.origin.isForTests == true {
            return nil
        }
        let isShared = slot?.registration.lifetime != .transient
        guard
            let factory = substitution.replacement(
                for: Service.self,
                named: key.name,
                in: self,
                isShared: isShared
            )
        else {
            return nil
        }
        return Registration(
            key: key,
            lifetime: Lifetime(kind: isShared ? .singleton : .transient),
            origin: slot?.origin.origin ?? .init(contexts: [], module: nil, location: location, role: .derived),
            dependencies: nil,
            factory: .init(plain: factory)
        )
    }
}

extension Cell {
    /// Frees the cell's memory; its instance is gone already.
    func free() {
        let registration = header.pointee.registration
        freeLearned()
        header.deinitialize(count: 1)
        raw.deallocate()
        registration.release()
    }
}
