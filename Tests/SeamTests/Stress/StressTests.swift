//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Seam
import Testing

/// Random graphs resolved from several threads and tasks at once, against a plain model.
///
/// The seed is fixed; a long run is had with SEAM_STRESS_ROUNDS=10000.
@Suite("Under stress")
struct StressTests {
    private static let seed: UInt64 = 20_240_601
    private static let rounds = ProcessInfo.processInfo.environment["SEAM_STRESS_ROUNDS"].flatMap(Int.init) ?? 60

    @Test func randomGraphsGiveWhatAPlainModelGives() async throws {
        var dice = Dice(seed: Self.seed)
        var resolves = 0
        for _ in 0..<Self.rounds {
            resolves += try await play(Scenario(&dice), seed: dice.next())
        }
        print("stress: \(Self.rounds) graphs, \(resolves) resolves, seed \(Self.seed)")
    }

    /// Resolves everything in the root and two scopes from several places at once; returns how many resolves there were.
    private func play(_ scenario: Scenario, seed: UInt64) async throws -> Int {
        let ledger = Ledger()
        let root = try Container(ScenarioModule(scenario: scenario, ledger: ledger), context: .production)
        let scopes = [root, root.makeScope(name: "one"), root.makeScope(name: "other")]
        let values = scenario.values
        let seen = Seen()

        async let threads = onThreads(3) { thread in
            var dice = Dice(seed: seed &+ UInt64(thread))
            for _ in 0..<30 {
                let (place, number) = (dice.below(3), dice.below(values.count))
                try check(scenario, number, values, in: scopes[place], place, seen)
                if dice.chance(10) {
                    try checkArray(scenario, values, in: scopes[place], seen)
                }
            }
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<3 {
                group.addTask {
                    var dice = Dice(seed: seed &+ 100 &+ UInt64(task))
                    for _ in 0..<30 {
                        let (place, number) = (dice.below(3), dice.below(values.count))
                        try await checkAsync(scenario, number, values, in: scopes[place], place, seen)
                    }
                }
            }
            try await group.waitForAll()
        }
        for result in await threads {
            try result.get()
        }

        try await root.close()
        let identifiers = scopes.map(ObjectIdentifier.init)
        let state = ledger.state.withLock { $0 }
        for (number, service) in scenario.services.enumerated() {
            for (position, identifier) in identifiers.enumerated() {
                let place = Ledger.Place(number: number, container: identifier)
                let made = state.made[place, default: 0]
                switch service.life {
                case .scoped: #expect(made - failedInside(scenario, number, place, state) <= 1)
                case .singleton, .shared: #expect(position == 0 || made == 0)
                case .transient: break
                }
            }
        }
        #expect(seen.instancesAreUnique(in: scenario))
        // What was kept was torn down, once.
        #expect(state.tornDown.values.allSatisfy { $0 == 1 })
        #expect(seen.heldPlaces(in: scenario).subtracting(state.tornDown.keys).isEmpty)
        return seen.count
    }

    private func check(
        _ scenario: Scenario,
        _ number: Int,
        _ values: [Int],
        in container: Container,
        _ place: Int,
        _ seen: Seen
    ) throws {
        do throws(ResolutionError) {
            seen.note(try container.resolve(Scenario.key(number)), number, place, values)
        } catch {
            let isRight =
                error.kind == .factoryFailed && error.underlying is Refused
                || error.kind == .needsAsync && scenario.services[number].isAsync
            #expect(isRight, "\(error)")
            seen.noteOther()
        }
    }

    private func checkArray(
        _ scenario: Scenario,
        _ values: [Int],
        in container: Container,
        _ seen: Seen
    ) throws {
        guard !scenario.contributors.isEmpty else {
            return
        }
        do throws(ResolutionError) {
            let nodes = try container.resolve([Node].self)
            #expect(nodes.map(\.value) == scenario.contributors.map { values[$0] })
        } catch {
            #expect(error.kind == .factoryFailed && error.underlying is Refused, "\(error)")
        }
        seen.noteOther()
    }

    private func checkAsync(
        _ scenario: Scenario,
        _ number: Int,
        _ values: [Int],
        in container: Container,
        _ place: Int,
        _ seen: Seen
    ) async throws {
        do throws(ResolutionError) {
            seen.note(try await container.resolveAsync(Scenario.key(number)), number, place, values)
        } catch {
            #expect(error.kind == .factoryFailed && error.underlying is Refused, "\(error)")
            seen.noteOther()
        }
    }

    /// How often the factory ran, but failed because of what it needs.
    private func failedInside(
        _ scenario: Scenario,
        _ number: Int,
        _ place: Ledger.Place,
        _ state: Ledger.State
    ) -> Int {
        // Each failure of something further down fails those above it at most once each time.
        var below: Set<Int> = []
        var next = scenario.services[number].needs
        while let need = next.popLast() {
            if below.insert(need).inserted {
                next += scenario.services[need].needs
            }
        }
        return below.reduce(0) { sum, need in
            sum + state.failed.filter { $0.key.number == need }.reduce(0) { $0 + $1.value }
        }
    }
}

/// What the resolves of one scenario gave.
private final class Seen: Sendable {
    private struct State {
        var count = 0
        var instances: [Ledger.Place: [Node]] = [:]
        var roots: [Int: [Node]] = [:]
    }

    private let state = Locked(State())

    var count: Int { state.withLock { $0.count } }

    func note(_ node: Node, _ number: Int, _ place: Int, _ values: [Int]) {
        #expect(node.number == number && node.value == values[number])
        state.withLock { state in
            state.count += 1
            state.instances[Ledger.Place(number: number, container: node.container), default: []].append(node)
            state.roots[number, default: []].append(node)
        }
    }

    func noteOther() {
        state.withLock { $0.count += 1 }
    }

    /// Where instances were seen that have a teardown.
    func heldPlaces(in scenario: Scenario) -> Set<Ledger.Place> {
        state.withLock { Set($0.instances.keys.filter { scenario.services[$0.number].hasTeardown }) }
    }

    /// Whether everybody saw the same instance of what is held; all that were seen are still alive here.
    func instancesAreUnique(in scenario: Scenario) -> Bool {
        state.withLock { state in
            scenario.services.indices.allSatisfy { number in
                switch scenario.services[number].life {
                case .transient: true
                case .singleton, .shared: Set(state.roots[number, default: []].map(ObjectIdentifier.init)).count <= 1
                case .scoped:
                    state.instances.filter { $0.key.number == number }
                        .allSatisfy { Set($0.value.map(ObjectIdentifier.init)).count <= 1 }
                }
            }
        }
    }
}
