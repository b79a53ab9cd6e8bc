//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Seam
import Testing

/// One kind of fault at a time, over and over, with what must hold whatever happens.
@Suite("Faults under stress")
struct FaultTests {
    private static let seed: UInt64 = 20_241_130
    private static let rounds = ProcessInfo.processInfo.environment["SEAM_STRESS_ROUNDS"].flatMap(Int.init) ?? 60

    @Test func whatIsHeldOpenIsMadeOnceForAllWhoAsk() async throws {
        for lifetime in [Lifetime<Garage>.singleton, .scoped, .shared] {
            for _ in 0..<Self.rounds / 3 {
                let made = Locked(0)
                let everybody = Rendezvous(of: 6)
                let root = try Container { registry in
                    registry.register(Garage.self, lifetime: lifetime) {
                        made.withLock { $0 += 1 }
                        // Nobody has it before all have asked.
                        try everybody.wait()
                        return Garage()
                    }
                }
                let scope = root.makeScope()
                let garages = try await onThreads(6) { _ in
                    everybody.arrive()
                    return try scope.resolve(Garage.self)
                }
                .map { try $0.get() }
                #expect(Set(garages.map(ObjectIdentifier.init)).count == 1 && made.withLock { $0 } == 1)
            }
        }
    }

    @Test func factoriesThatWaitForOtherThreadsComeToAnEnd() async throws {
        var dice = Dice(seed: Self.seed)
        for _ in 0..<Self.rounds {
            let made = Locked<[Int: Int]>([:])
            // Each needs some that come before it, here or on a thread for which it waits.
            let needs = (0..<8).map { number in
                (0..<dice.below(3)).compactMap { _ in number == 0 ? nil : (dice.below(number), dice.chance(50)) }
            }
            let container = try Container { registry in
                for (number, needs) in needs.enumerated() {
                    registry.register(Self.key(number), lifetime: .singleton) { resolver in
                        made.withLock { $0[number, default: 0] += 1 }
                        for (need, isElsewhere) in needs {
                            guard isElsewhere else {
                                _ = try resolver.resolve(Self.key(need))
                                continue
                            }
                            let answer = Locked<Garage?>(nil)
                            let gate = Gate()
                            startThread {
                                let found = try? resolver.resolve(Self.key(need))
                                answer.withLock { $0 = found }
                                gate.open()
                            }
                            try gate.pass()
                            try #require(answer.withLock { $0 } != nil)
                        }
                        return Garage()
                    }
                }
            }
            let seed = dice.next()
            for result in await onThreads(
                4,
                { thread in
                    var dice = Dice(seed: seed &+ UInt64(thread))
                    for _ in 0..<8 {
                        _ = try container.resolve(Self.key(dice.below(8)))
                    }
                }
            ) {
                try result.get()
            }
            #expect(made.withLock { $0.values.allSatisfy { $0 == 1 } })
        }
    }

    @Test func scopesThatAreClosedWhileTheyAreUsedLoseNothing() async throws {
        for round in 0..<Self.rounds {
            let ledger = Counts()
            let root = try Container { registry in
                for number in 0..<4 {
                    registry.register(
                        Self.key(number),
                        lifetime: .scoped,
                        onClose: { _ in ledger.add(to: "closed \(number)") },
                        factory: { resolver in
                            if number > 0 {
                                _ = try resolver.resolve(Self.key(number - 1))
                            }
                            ledger.add(to: "made \(number)")
                            return Garage()
                        }
                    )
                }
            }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for scope in [root.makeScope(), root.makeScope()] {
                    for user in 0..<4 {
                        group.addTask {
                            var dice = Dice(seed: Self.seed &+ UInt64(round * 4 + user))
                            for _ in 0..<12 {
                                let number = dice.below(4)
                                do throws(ResolutionError) {
                                    _ = try scope.resolve(Self.key(number))
                                } catch {
                                    try #require(error.kind == .closed, "\(error)")
                                }
                                if dice.chance(30) {
                                    await Task.yield()
                                }
                            }
                        }
                    }
                    group.addTask {
                        for _ in 0..<round % 7 {
                            await Task.yield()
                        }
                        try await scope.close()
                        #expect(scope.isClosed)
                    }
                }
                try await group.waitForAll()
            }
            for number in 0..<4 {
                let made = ledger.count(of: "made \(number)")
                #expect(made <= 2 && made == ledger.count(of: "closed \(number)"))
            }
        }
    }

    @Test func factoriesThatCloseTheirOwnScopeLeaveNobodyWaiting() async throws {
        for round in 0..<Self.rounds {
            let ledger = Counts()
            let root = try Container { registry in
                registry.registerAsync(Self.key(0), lifetime: .scoped, onClose: { _ in ledger.add(to: "closed") }) {
                    ledger.add(to: "made")
                    return Garage()
                }
                registry.registerAsync(Self.key(1), lifetime: .scoped, onClose: { _ in ledger.add(to: "closed") }) {
                    resolver in
                    _ = try await resolver.resolveAsync(Self.key(0))
                    try await Container.current.close()
                    ledger.add(to: "made")
                    return Garage()
                }
            }
            let scope = root.makeScope()
            let errors = await withTaskGroup(of: ResolutionError?.self) { group in
                for user in 0..<4 {
                    group.addTask { await Self.error(of: scope, Self.key((user + round) % 2)) }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(scope.isClosed && errors.compactMap { $0 }.allSatisfy { $0.kind == .closed })
            #expect(ledger.count(of: "made") == ledger.count(of: "closed"))
        }
    }

    @Test func cancellationAtEverySuspensionLeavesNothingHalfMade() async throws {
        // Four services, one above the other, with two suspensions each; one more cut than there are.
        for cut in 0...8 {
            for _ in 0..<max(1, Self.rounds / 9) {
                let passed = Locked(0)
                let isCut = Door()
                let cancelled = Door()
                let container = try Container { registry in
                    for number in 0..<4 {
                        registry.registerAsync(Self.key(number), lifetime: .singleton) { resolver in
                            try await Self.suspend(passed, at: cut, isCut, cancelled)
                            if number > 0 {
                                _ = try await resolver.resolveAsync(Self.key(number - 1))
                            }
                            try await Self.suspend(passed, at: cut, isCut, cancelled)
                            return Garage()
                        }
                    }
                }
                let first = Task { await Self.error(of: container, Self.key(3)) }
                if cut < 8 {
                    await isCut.pass()
                    first.cancel()
                    cancelled.open()
                }
                let error = await first.value
                #expect(cut < 8 ? error?.kind == .cancelled : error == nil)
                // What was given up is made again; what was made already stays.
                let garage = try await container.resolveAsync(Self.key(3))
                #expect(try await container.resolveAsync(Self.key(3)) === garage)
            }
        }
    }

    // MARK: - Helpers

    private static func key(_ number: Int) -> Key<Garage> { Key(name: "garage \(number)") }

    private static func error(of container: Container, _ key: Key<Garage>) async -> ResolutionError? {
        do throws(ResolutionError) {
            _ = try await container.resolveAsync(key)
            return nil
        } catch {
            return error
        }
    }

    /// A suspension; the one with the number `cut` lasts until its task was cancelled.
    private static func suspend(_ passed: Locked<Int>, at cut: Int, _ isCut: Door, _ cancelled: Door) async throws {
        let number = passed.withLock { passed in
            defer { passed += 1 }
            return passed
        }
        if number == cut {
            isCut.open()
            await cancelled.pass()
        }
        await Task.yield()
        try Task.checkCancellation()
    }
}

/// How often what happened.
private final class Counts: Sendable {
    private let counts = Locked<[String: Int]>([:])

    func add(to name: String) {
        counts.withLock { $0[name, default: 0] += 1 }
    }

    func count(of name: String) -> Int {
        counts.withLock { $0[name, default: 0] }
    }
}
