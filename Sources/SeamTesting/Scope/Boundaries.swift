//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import SeamSpies

/// Puts spies behind the boundaries of one test's container, and knows them all.
final class Boundaries: Substitution {
    /// The spies of one type for one name of a key.
    private struct Slot {
        let type: ObjectIdentifier
        let name: String?
        let first: any Spy
        /// Whether the container has yet to resolve the first one.
        var awaitsContainer: Bool
        /// Those of later resolves.
        var others: [any Spy] = []
    }

    private struct State {
        var named: [ObjectIdentifier: any Spy.Type] = [:]
        /// A test has few; going through them costs less than hashing.
        var slots: [Slot] = []

        func position(of type: Any.Type, named name: String?) -> Int? {
            slots.firstIndex { $0.type == ObjectIdentifier(type) && $0.name == name }
        }
    }

    private let scope: SpyScope
    private let place: Place
    private let unspied: Unspied
    private let state = Locked(State())

    init(in scope: SpyScope, at place: Place, unspied: Unspied) {
        self.scope = scope
        self.place = place
        self.unspied = unspied
    }

    // MARK: - What the container asks

    func replaces(_ type: Any.Type) -> Bool {
        spy(for: type) != nil
    }

    func replacement<Service>(
        for type: Service.Type,
        named name: String?,
        in container: Container,
        isShared: Bool
    ) -> (@Sendable () throws -> Service)? {
        if let found = spy(for: type) {
            // The type of a spy is only asked for its initializer, which is not isolated.
            nonisolated(unsafe) let spy = found
            return { [self] in
                let made = claim(spy, named: name)
                guard let service = made as? Service else { throw TestScopeError.wrongSpy(spy, for: type) }
                return service
            }
        }
        guard unspied == .fail, !comesForFree(type) else { return nil }
        return { throw TestScopeError.unspied(type) }
    }

    func advice(onMissing type: Any.Type) -> String? { adviceOnSpy(of: type) }

    /// Whether the container derives the service from another one, which is asked for by itself.
    private func comesForFree(_ type: Any.Type) -> Bool {
        // The mangled name of a function type ends with a c, that of no other type does.
        type is any ExpressibleByNilLiteral.Type || _mangledTypeName(type)?.hasSuffix("c") == true
    }

    private func spy(for type: Any.Type) -> (any Spy.Type)? {
        state.withLock { $0.named[ObjectIdentifier(type)] } ?? spyType(for: type, inModuleOf: place)
    }

    // MARK: - What the test asks

    /// Names the spy of a service by hand.
    func use(_ spy: any Spy.Type, for type: Any.Type) {
        state.withLock { $0.named[ObjectIdentifier(type)] = spy }
    }

    /// The first spy of a type: the one that the container resolved, or will resolve, first.
    func first<Double: Spy>(_ type: Double.Type, named name: String?, at place: Place) -> Double {
        if let known = known(type, named: name)?.first {
            known.__spy.note(place)
            return known as! Double
        }
        let fresh = scope.makeSpy(type, at: place)
        let first: any Spy = state.withLock { state in
            if let position = state.position(of: type, named: name) { return state.slots[position].first }
            state.slots.append(Slot(type: ObjectIdentifier(type), name: name, first: fresh, awaitsContainer: true))
            return fresh
        }
        return first as! Double
    }

    /// All spies of a type that the container resolved, or will resolve, in the order in which they were made.
    func all<Double: Spy>(_ type: Double.Type, named name: String?) -> [Double] {
        known(type, named: name).map { ([$0.first] + $0.others) as! [Double] } ?? []
    }

    private func known(_ type: Any.Type, named name: String?) -> Slot? {
        state.withLock { state in state.position(of: type, named: name).map { state.slots[$0] } }
    }

    /// The spy for a resolve of the container's.
    private func claim(_ type: any Spy.Type, named name: String?) -> any Spy {
        let waiting: (any Spy)? = state.withLock { state in
            guard let position = state.position(of: type, named: name), state.slots[position].awaitsContainer else {
                return nil
            }
            state.slots[position].awaitsContainer = false
            return state.slots[position].first
        }
        if let waiting { return waiting }
        let fresh: any Spy = scope.makeSpy(type, at: nil, after: known(type, named: name)?.first.__spy)
        state.withLock { state in
            if let position = state.position(of: type, named: name) {
                state.slots[position].others.append(fresh)
            } else {
                state.slots.append(Slot(type: ObjectIdentifier(type), name: name, first: fresh, awaitsContainer: false))
            }
        }
        return fresh
    }
}
