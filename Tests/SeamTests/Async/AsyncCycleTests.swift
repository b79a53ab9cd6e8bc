//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

@Suite("Cycles and captives of async services")
struct AsyncCycleTests {
    @Test func aCycleOfAsyncFactoriesIsToldAsALoop() async throws {
        let container = try Container { registry in
            registry.registerAsync(Int.self, lifetime: .singleton) { try await $0.resolveAsync(String.self).count }
            registry.registerAsync(String.self) { "\(try await $0.resolveAsync(Double.self))" }
            registry.registerAsync(Double.self, lifetime: .singleton) { Double(try await $0.resolveAsync(Int.self)) }
        }
        let error = await resolutionError { try await container.resolveAsync(Int.self) }
        #expect(error?.kind == .cycle && error?.keys == ["Int", "String", "Double", "Int"])
    }

    @Test(arguments: 0..<20)
    func aCycleAcrossFlightsIsToldWithTheWholePath(round: Int) async throws {
        let (one, other) = (Door(), Door())
        let container = try Container { registry in
            registry.registerAsync(Int.self, lifetime: .singleton) { resolver in
                one.open()
                await other.pass()
                return try await resolver.resolveAsync(Float.self) > 0 ? 1 : 0
            }
            registry.registerAsync(Float.self) { try await Float($0.resolveAsync(String.self).count) }
            registry.registerAsync(String.self, lifetime: .singleton) { resolver in
                other.open()
                await one.pass()
                return "\(try await resolver.resolveAsync(Int.self))"
            }
        }
        let number = Task { try await container.resolveAsync(Int.self) }
        let text = Task { try await container.resolveAsync(String.self) }
        let errors = [await resolutionError { try await number.value }, await resolutionError { try await text.value }]
        for error in errors {
            #expect(error?.kind == .cycle)
            #expect(
                error?.keys == ["Int", "Float", "String", "Int"] || error?.keys == ["String", "Int", "Float", "String"]
            )
        }
    }

    @Test func aFactoryMayWaitForSeveralAtOnce() async throws {
        let container = try Container { registry in
            registry.registerAsync(Int.self, lifetime: .singleton) { 1 }
            registry.registerAsync(String.self, lifetime: .singleton) { "\(try await $0.resolveAsync(Int.self))" }
            registry.registerAsync(Double.self, lifetime: .singleton) { resolver in
                async let number = resolver.resolveAsync(Int.self)
                async let text = resolver.resolveAsync(String.self)
                async let again = resolver.resolveAsync(String.self)
                return Double(try await number) + Double(try await text.count) + Double(try await again.count)
            }
        }
        #expect(try await container.resolveAsync(Double.self) == 3)
    }

    @Test func aTaskThatOutlivesItsFactoryIsNoCycle() async throws {
        let (made, answer) = (Door(), Locked<Garage?>(nil))
        let done = Door()
        let container = try Container { registry in
            registry.registerAsync(Garage.self, lifetime: .singleton) { resolver in
                Task {
                    await made.pass()
                    let garage = try? await resolver.resolveAsync(Garage.self)
                    answer.withLock { $0 = garage }
                    done.open()
                }
                return Garage()
            }
        }
        let garage = try await container.resolveAsync(Garage.self)
        made.open()
        await done.pass()
        #expect(answer.withLock { $0 } === garage)
    }

    @Test func anAsyncSingletonThatAsksForAScopedServiceIsACaptive() async throws {
        let container = try Container { registry in
            registry.registerAsync(Garage.self, lifetime: .singleton) { Garage(name: try $0.resolve(String.self)) }
            registry.register(String.self, lifetime: .scoped) { "scoped" }
            registry.registerAsync(Archive.self, lifetime: .shared) { resolver in
                Archive(garage: Garage(name: "\(try resolver.resolve(Int.self))"))
            }
            registry.register(Int.self) { try $0.resolve(String.self).count }
            registry.registerAsync(Double.self, lifetime: .singleton) {
                try await $0.resolveAsync(Float.self) > 0 ? 1 : 0
            }
            registry.registerAsync(Float.self, lifetime: .scoped) { 1 }
        }
        for _ in 1...2 {
            let direct = await resolutionError { try await container.resolveAsync(Garage.self) }
            #expect(direct?.kind == .captive && direct?.keys == ["Garage", "String"])
            let through = await resolutionError { try await container.resolveAsync(Archive.self) }
            #expect(through?.kind == .captive && through?.keys == ["Archive", "Int", "String"])
            let both = await resolutionError { try await container.resolveAsync(Double.self) }
            #expect(both?.kind == .captive && both?.keys == ["Double", "Float"])
        }
    }

    @Test func whatAnAsyncFactoryAsksForIsLearned() async throws {
        let container = try Container { registry in
            registry.register(Int.self) { 1 }
            registry.register(String.self, lifetime: .singleton) { "one" }
            registry.registerAsync(Double.self) { resolver in
                Double(try resolver.resolve(Int.self) + (try await resolver.resolveAsync(String.self).count))
            }
        }
        _ = try container.resolve(String.self)
        _ = try container.resolve(Int.self)
        _ = try await container.resolveAsync(Double.self)
        let learned = container.graph.edges.filter { $0.kind == .learned }.map { "\($0.from) -> \($0.to)" }
        #expect(learned.count == 2)
    }

    @Test func theErrorOfAnAsyncFactoryHasThePath() async throws {
        let container = try Container { registry in
            registry.registerAsync(Int.self, lifetime: .singleton) { try await $0.resolveAsync(String.self).count }
            registry.registerAsync(String.self) { try $0.resolve(Garage.self).name }
            registry.register(Garage.self) { throw Refused() }
        }
        let error = await resolutionError { try await container.resolveAsync(Int.self) }
        #expect(error?.kind == .factoryFailed && error?.keys == ["Int", "String", "Garage"])
        #expect(error?.underlying as? Refused == Refused())
    }
}
