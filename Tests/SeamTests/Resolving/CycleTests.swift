//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

@Suite("Cycles and captives that show when factories run")
struct CycleTests {
    @Test func aCycleAmongClosuresIsToldAsALoop() throws {
        let container = try Container { registry in
            registry.register(Int.self) { resolver in try resolver.resolve(String.self).count }
            registry.register(String.self) { resolver in "\(try resolver.resolve(Double.self))" }
            registry.register(Double.self) { resolver in Double(try resolver.resolve(String.self).count) }
        }
        let error = resolutionError { try container.resolve(Int.self) }
        #expect(error?.kind == .cycle)
        #expect(error?.keys == ["String", "Double", "String"])
        let lines = error?.path.map(\.location.line) ?? []
        #expect(lines.count == 3 && lines[0] == lines[2] && lines[0] == lines[1] - 1)
        #expect(
            error?.description.contains(
                """
                String is needed to make itself.
                  the loop:
                       String (SeamTests/CycleTests.swift:\(lines[0]))
                    -> Double (SeamTests/CycleTests.swift:\(lines[1]))
                    -> String (SeamTests/CycleTests.swift:\(lines[0]))
                """
            ) == true
        )
    }

    @Test func aCycleOfSharedServicesIsFoundTheSameWay() throws {
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) { resolver in
                _ = try resolver.resolve((any Engine).self)
                return Garage()
            }
            registry.register((any Engine).self, lifetime: .shared) { resolver in
                _ = try resolver.resolve(String.self)
                return Diesel()
            }
            registry.register(String.self, lifetime: .scoped) { resolver in try resolver.resolve(Garage.self).name }
        }
        let error = resolutionError { try container.makeScope().resolve(Garage.self) }
        #expect(error?.kind == .captive || error?.kind == .cycle)
        let other = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) { try Garage(name: $0.resolve(String.self)) }
            registry.register(String.self, lifetime: .singleton) { try $0.resolve(Garage.self).name }
        }
        #expect(resolutionError { try other.resolve(Garage.self) }?.keys == ["Garage", "String", "Garage"])
        // Nothing is left behind: the next one is told the same.
        #expect(resolutionError { try other.resolve(String.self) }?.keys == ["String", "Garage", "String"])
    }

    @Test func aCycleThroughDeclaredAndLearnedStepsIsFound() throws {
        let container = try Container { registry in
            registry.register(Int.self, using: { (text: String) in text.count })
            registry.register(String.self) { resolver in "\(try resolver.resolve(Int.self))" }
        }
        #expect(resolutionError { try container.resolve(Int.self) }?.keys == ["Int", "String", "Int"])
        #expect(resolutionError { try container.resolve(Int.self) }?.keys == ["Int", "String", "Int"])
    }

    @Test func aCycleThroughInjectedPropertiesNamesItsPath() throws {
        // The path is the same as for any other: the chain is kept for each thread.
        let container = try Container { registry in
            registry.register(Int.self) { try Container.current.resolve(String.self).count }
            registry.register(String.self) { "\(try Container.current.resolve(Int.self))" }
        }
        #expect(resolutionError { try container.resolve(Int.self) }?.keys == ["Int", "String", "Int"])
    }

    @Test(arguments: 0..<20)
    func aCycleAcrossThreadsIsToldWithTheWholePath(round: Int) async throws {
        let both = Rendezvous(of: 2)
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) { resolver in
                try? both.meet()
                return Garage(name: try resolver.resolve(Int.self).description)
            }
            registry.register(Int.self) { resolver in try resolver.resolve(String.self).count }
            registry.register(String.self, lifetime: .singleton) { resolver in
                try? both.meet()
                return try resolver.resolve(Garage.self).name
            }
        }
        let results = await onThreads(2) { number in
            try number == 0 ? container.resolve(Garage.self).name : container.resolve(String.self)
        }
        let errors = results.compactMap { result in resolutionError { try result.get() } }
        // One finds the loop; the other one fails with it, or on its own attempt.
        #expect(errors.count == 2)
        for error in errors {
            #expect(error.kind == .cycle)
            let garageFirst = ["Garage", "Int", "String", "Garage"]
            #expect(error.keys == garageFirst || error.keys == ["String", "Garage", "Int", "String"])
        }
    }

    @Test func aSingletonThatAsksForAScopedServiceIsACaptive() throws {
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) { Garage(name: try $0.resolve(String.self)) }
            registry.register(String.self, lifetime: .scoped) { "scoped" }
        }
        let error = resolutionError { try container.makeScope().resolve(Garage.self) }
        #expect(error?.kind == .captive && error?.keys == ["Garage", "String"])
        #expect(
            error?.description.contains(
                "Garage is singleton and would outlive String, which is scoped and ends with its scope."
            ) == true
        )
    }

    @Test func aCaptiveIsFoundThroughTransientsDeclaredAndNot() throws {
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .shared) { Garage(name: "\(try $0.resolve(Int.self))") }
            registry.register(Int.self, using: { (number: Double) in Int(number) })
            registry.register(Double.self) { try Double($0.resolve(String.self).count) }
            registry.register(String.self, lifetime: .scoped) { "scoped" }
        }
        for _ in 1...2 {
            let error = resolutionError { try container.resolve(Garage.self) }
            #expect(error?.kind == .captive && error?.keys == ["Garage", "Int", "Double", "String"])
        }
    }

    @Test func aScopedServiceMayHoldAnotherAndASingleton() throws {
        let container = try Container { registry in
            registry.register(String.self, lifetime: .scoped) { try $0.resolve(Garage.self).name }
            registry.register(Garage.self, lifetime: .singleton) { Garage() }
            registry.register(Int.self, lifetime: .scoped) { try $0.resolve(String.self).count }
        }
        #expect(try container.makeScope().resolve(Int.self) == 6)
    }

    @Test func aSingletonMayWorkWithAScopeThatItOpens() throws {
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) {
                try Container.current.withScope { Garage(name: try $0.resolve(String.self)) }
            }
            registry.register(String.self, lifetime: .scoped) { "scoped" }
        }
        #expect(try container.resolve(Garage.self).name == "scoped")
        // What the scope held is gone; the graph does not look at it.
        #expect(container.graph.nodes.isEmpty == false)
    }

    @Test func aFactoryThatIsCalledWhileItsServiceIsMadeIsACycle() throws {
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) { resolver in
                let make = try resolver.resolve((() throws -> Garage).self)
                return try make()
            }
        }
        let error = resolutionError { try container.resolve(Garage.self) }
        #expect(error?.kind == .cycle && error?.keys == ["Garage", "Garage"])
    }

    @Test func deepGraphsNeedNoMoreThanTheirStack() throws {
        let container = try Container { registry in
            for number in 0..<500 {
                registry.register(Key<Int>(name: "\(number)")) { resolver in
                    try number == 0 ? 0 : resolver.resolve(Key<Int>(name: "\(number - 1)")) + 1
                }
            }
        }
        #expect(try container.resolve(Key<Int>(name: "499")) == 499)
    }
}
