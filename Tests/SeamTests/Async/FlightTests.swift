//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

@Suite("Making services asynchronously")
struct FlightTests {
    @Test func aSingletonIsMadeByOneFlightForAllWhoAsk() async throws {
        let (count, door) = (Counter(), Door())
        let container = try Container { registry in
            registry.registerAsync(Garage.self, lifetime: .singleton) {
                count.add()
                await door.pass()
                return Garage()
            }
        }
        let asked = Counter()
        let tasks = (0..<8).map { _ in
            Task {
                asked.add()
                return try await container.resolveAsync(Garage.self)
            }
        }
        try await until { asked.value == 8 }
        door.open()
        var garages: [Garage] = []
        for task in tasks {
            garages.append(try await task.value)
        }
        // Made already: no waiting.
        let made = try container.resolve(Garage.self)
        #expect(count.value == 1)
        #expect(garages.allSatisfy { $0 === made })
    }

    @Test func noThreadIsBlockedWhileAServiceIsMade() async throws {
        // More flights than the pool has threads, each waiting for what is only opened by a task that runs after them.
        let door = Door()
        let container = try Container { registry in
            for number in 0..<64 {
                registry.registerAsync(Key<Int>(name: "\(number)"), lifetime: .singleton) {
                    await door.pass()
                    return number
                }
            }
        }
        let tasks = (0..<128).map { number in
            Task { try await container.resolveAsync(Key<Int>(name: "\(number % 64)")) }
        }
        Task { door.open() }
        var sum = 0
        for task in tasks {
            sum += try await task.value
        }
        #expect(sum == 2 * (0..<64).reduce(0, +))
    }

    @Test func transientsAreMadeForEachResolve() async throws {
        let container = try Container { $0.registerAsync(Garage.self) { Garage() } }
        #expect(try await container.resolveAsync(Garage.self) !== container.resolveAsync(Garage.self))
        #expect(resolutionError { try container.resolve(Garage.self) }?.kind == .needsAsync)
    }

    @Test func anAsyncScopedServiceIsHeldByItsScope() async throws {
        let container = try Container { $0.registerAsync(Garage.self, lifetime: .scoped) { Garage() } }
        let scope = container.makeScope()
        let garage = try await scope.resolveAsync(Garage.self)
        #expect(try await scope.resolveAsync(Garage.self) === garage)
        #expect(try scope.resolve(Garage.self) === garage)
        #expect(try await container.resolveAsync(Garage.self) !== garage)
    }

    @Test func anAsyncSharedServiceIsHeldWeakly() async throws {
        let made = Counter()
        let container = try Container { registry in
            registry.registerAsync(Garage.self, lifetime: .shared) {
                made.add()
                return Garage()
            }
        }
        var garage: Garage? = try await container.resolveAsync(Garage.self)
        #expect(try await container.resolveAsync(Garage.self) === garage)
        #expect(try container.resolve(Garage.self) === garage)
        weak let kept = garage
        garage = nil
        try await until { kept == nil }
        _ = try await container.resolveAsync(Garage.self)
        #expect(made.value == 2)
    }

    @Test func oneThatIsCancelledDoesNotDisturbTheOthers() async throws {
        let (made, door) = (Counter(), Door())
        let container = try Container { registry in
            registry.registerAsync(Garage.self, lifetime: .singleton) {
                made.add()
                await door.pass()
                try Task.checkCancellation()
                return Garage()
            }
        }
        let first = Task { try await container.resolveAsync(Garage.self) }
        try await until { made.value == 1 }
        let asked = Counter()
        let second = Task {
            asked.add()
            return try await container.resolveAsync(Garage.self)
        }
        try await until { asked.value == 1 }
        first.cancel()
        let error = await resolutionError { try await first.value }
        #expect(error?.kind == .cancelled)
        door.open()
        #expect(try await second.value.name == "garage")
        #expect(made.value == 1)
    }

    @Test func aFlightThatNobodyWaitsForIsCancelledAndNotCached() async throws {
        let (begun, cancelled) = (Counter(), Counter())
        let container = try Container { registry in
            registry.registerAsync(Garage.self, lifetime: .singleton) {
                guard begun.add() > 1 else {
                    defer { cancelled.add() }
                    try await untilCancelled()
                    return Garage(name: "never")
                }
                return Garage(name: "second")
            }
        }
        let task = Task { try await container.resolveAsync(Garage.self) }
        try await until { begun.value == 1 }
        task.cancel()
        #expect(await resolutionError { try await task.value }?.kind == .cancelled)
        try await until { cancelled.value == 1 }
        #expect(try await container.resolveAsync(Garage.self).name == "second")
    }

    @Test func oneThatComesAfterAFlightWasGivenUpTriesAgain() async throws {
        let (begun, door, cancelled) = (Counter(), Door(), Door())
        let container = try Container { registry in
            registry.registerAsync(Garage.self, lifetime: .singleton) {
                guard begun.add() > 1 else {
                    await withTaskCancellationHandler {
                        await door.pass()
                    } onCancel: {
                        cancelled.open()
                    }
                    throw CancellationError()
                }
                return Garage(name: "second")
            }
        }
        let first = Task { try await container.resolveAsync(Garage.self) }
        try await until { begun.value == 1 }
        first.cancel()
        await cancelled.pass()
        let late = Task { try await container.resolveAsync(Garage.self) }
        await Task.yield()
        door.open()
        #expect(try await late.value.name == "second")
    }

    @Test func thoseWhoWaitShareAFailureWhichIsNotKept() async throws {
        let (tries, door) = (Counter(), Door())
        let container = try Container { registry in
            registry.registerAsync(Garage.self, lifetime: .singleton) {
                guard tries.add() > 1 else {
                    await door.pass()
                    throw Refused()
                }
                return Garage()
            }
        }
        let tasks = (0..<3).map { _ in Task { try await container.resolveAsync(Garage.self) } }
        try await until { tries.value == 1 }
        // All three ride: the first one began, and the others cannot have found an instance.
        for _ in 0..<1000 { await Task.yield() }
        door.open()
        for task in tasks {
            let error = await resolutionError { try await task.value }
            #expect(error?.underlying as? Refused == Refused())
        }
        #expect(tries.value == 1)
        #expect(try await container.resolveAsync(Garage.self).name == "garage")
    }

    @Test func aCancelledTaskBeginsNothing() async throws {
        let made = Counter()
        let container = try Container { registry in
            registry.registerAsync(Garage.self, lifetime: .singleton) {
                made.add()
                return Garage()
            }
        }
        let task = Task {
            try? await untilCancelled()
            return try await container.resolveAsync(Garage.self)
        }
        task.cancel()
        #expect(await resolutionError { try await task.value }?.kind == .cancelled)
        #expect(made.value == 0)
    }

    @Test func waitingWithAHigherPriorityLendsItToTheFlight() async throws {
        let (begun, door, asked) = (Counter(), Door(), Counter())
        let raised = Locked(TaskPriority.background)
        let container = try Container { registry in
            registry.registerAsync(Garage.self, lifetime: .singleton) {
                begun.add()
                await door.pass()
                let priority = Task.currentPriority
                raised.withLock { $0 = priority }
                return Garage()
            }
        }
        let first = Task.detached(priority: .background) { try await container.resolveAsync(Garage.self) }
        try await until { begun.value == 1 }
        let second = Task.detached(priority: .high) {
            asked.add()
            return try await container.resolveAsync(Garage.self)
        }
        try await until { asked.value == 1 }
        for _ in 0..<1000 { await Task.yield() }
        door.open()
        _ = try await (first.value, second.value)
        #expect(raised.withLock { $0 } >= .high)
    }

    @Test func resolveAsyncMakesWhateverThereIs() async throws {
        let container = try Container { registry in
            registry.register(Int.self) { 1 }
            registry.registerAsync(String.self) { resolver in "\(try await resolver.resolveAsync(Int.self))" }
            registry.registerOnMainActor(Double.self) { 2 }
        }
        #expect(try await container.resolveAsync(Int.self) == 1)
        #expect(try await container.resolveAsync(String.self) == "1")
        #expect(try await container.resolveAsync(Double.self) == 2)
        #expect(try await container.resolveAsync(Keys.clock).name == "default")
        let inferred: Int = try await container.resolveAsync()
        #expect(inferred == 1)
    }

    @Test func theCurrentContainerOfAnAsyncFactoryIsTheOneThatHolds() async throws {
        let container = try Container { registry in
            registry.registerAsync(Garage.self, lifetime: .singleton) {
                await Task.yield()
                return Garage(name: Container.current.name)
            }
        }
        let garage = try await withContainer(container.makeScope(name: "request")) {
            try await container.makeScope(name: "other").resolveAsync(Garage.self)
        }
        #expect(garage.name == container.name)
    }

    @Test func warmingUpMakesTheEagerOnesInTheOrderOfTheirNeeds() async throws {
        let trace = Trace()
        let container = try Container { registry in
            registry.registerAsync(
                Int.self,
                lifetime: .singleton.eager,
                using: { (text: String) async in
                    trace.add("Int")
                    return text.count
                }
            )
            registry.register(String.self, lifetime: .singleton.eager) {
                trace.add("String")
                return "four"
            }
            registry.register(Double.self, lifetime: .singleton) {
                trace.add("Double")
                return 1
            }
            registry.register(Float.self, using: { (number: Int) in Float(number) })
        }
        #expect(resolutionError { try container.resolve(Float.self) }?.kind == .needsAsync)
        try await container.warmUp()
        #expect(trace.all == ["String", "Int"])
        #expect(try container.resolve(Float.self) == 4)
    }
}
