//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// A random graph of services, and what resolving them gives by a plain model without threads.
struct Scenario: Sendable {
    /// One service: its number is the sum of its own and of those that it needs.
    struct Service: Sendable {
        enum Life: CaseIterable { case transient, scoped, singleton, shared }
        enum Form: CaseIterable { case resolver, current }

        let life: Life
        let isAsync: Bool
        let needs: [Int]
        let form: Form
        /// How often the factory fails before it succeeds, in each container that makes it; only of what is held.
        let failures: Int
        let decorators: Int
        let hasTeardown: Bool
        let isOverridden: Bool
    }

    let services: [Service]
    /// The services that are elements of an array service, too.
    let contributors: [Int]

    init(_ dice: inout Dice) {
        let count = 3 + dice.below(20)
        var services: [Service] = []
        for number in 0..<count {
            let life = Service.Life.allCases.randomElement(using: &dice)!
            let mayFail = dice.chance(15)
            let needs = (0..<dice.below(4)).compactMap { _ in number == 0 ? nil : dice.below(number) }
            let usable = needs.filter { Self.canNeed($0, life, services) }
            // What needs an async service is async.
            let isAsync = dice.chance(15) || usable.contains { services[$0].isAsync }
            services.append(
                Service(
                    life: life,
                    isAsync: isAsync,
                    needs: usable,
                    form: Service.Form.allCases.randomElement(using: &dice)!,
                    failures: mayFail && life != .transient ? 1 : 0,
                    decorators: dice.chance(20) ? 1 + dice.below(2) : 0,
                    hasTeardown: dice.chance(30) && (life == .scoped || life == .singleton),
                    isOverridden: dice.chance(20)
                )
            )
        }
        self.services = services
        self.contributors = services.indices.filter { !services[$0].isAsync && dice.chance(30) }
    }

    /// A singleton and a shared service must not reach a scoped one.
    private static func canNeed(_ target: Int, _ life: Service.Life, _ services: [Service]) -> Bool {
        guard life == .singleton || life == .shared else {
            return true
        }
        let service = services[target]
        switch service.life {
        case .scoped: return false
        case .singleton, .shared: return true
        case .transient: return service.needs.allSatisfy { canNeed($0, life, services) }
        }
    }

    /// The value of each service, by the definition alone.
    var values: [Int] {
        var values: [Int] = []
        for (number, service) in services.enumerated() {
            values.append(service.needs.reduce(1 << (number % 20)) { $0 &+ values[$1] } &+ 1000 &* service.decorators)
        }
        return values
    }

    static func key(_ number: Int) -> Key<Node> { Key(name: "service \(number)") }
}

/// An instance of a service.
final class Node: Sendable {
    let number: Int
    let value: Int
    /// The container that holds it, or made it.
    let container: ObjectIdentifier

    init(number: Int, value: Int, in container: Container) {
        self.number = number
        self.value = value
        self.container = ObjectIdentifier(container)
    }
}

/// What the factories and teardowns of a scenario did.
final class Ledger: Sendable {
    struct Place: Hashable {
        let number: Int
        let container: ObjectIdentifier
    }

    struct State {
        var made: [Place: Int] = [:]
        var failed: [Place: Int] = [:]
        var tornDown: [Place: Int] = [:]
    }

    let state = Locked(State())

    /// Whether the factory is to fail this time.
    func begins(_ number: Int, in container: Container, failures: Int) -> Bool {
        state.withLock { state in
            let place = Place(number: number, container: ObjectIdentifier(container))
            if state.failed[place, default: 0] < failures {
                state.failed[place, default: 0] += 1
                return false
            }
            state.made[place, default: 0] += 1
            return true
        }
    }

    func tearsDown(_ node: Node) {
        state.withLock { $0.tornDown[Place(number: node.number, container: node.container), default: 0] += 1 }
    }
}
