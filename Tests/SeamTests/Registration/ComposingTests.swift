//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

@Suite("Composing modules")
struct ComposingTests {
    @Test func aModuleThatTwoOthersInstallCountsOnce() throws {
        let container = try Container(LeftModule(), RightModule(), context: .production)
        #expect(try container.resolve(Garage.self).name == "base")
        #expect(try container.resolve([String].self) == ["one", "two"])
        #expect(try container.resolve(Int.self) == 2)
    }

    @Test func aModuleWithPropertiesThatIsInstalledTwiceCountsOnce() throws {
        let container = try Container(Configured(name: "a"), Configured(name: "a"), context: .production)
        #expect(try container.resolve(String.self) == "a")
        #expect(try container.resolve([Int].self) == [1, 2])
        #expect(try container.resolve(Int.self) == 2)
    }

    @Test func modulesThatInstallEachOtherAreInstalledOnce() throws {
        let container = try Container(Chicken(), context: .production)
        #expect(try container.resolve(Int.self) == 1)
        #expect(try container.resolve(String.self) == "egg")
    }

    @Test func aModuleThatInstallsItselfWithoutEndIsFound() {
        let error = #expect(throws: GraphError.self) { try Container(Endless(depth: 0), context: .production) }
        #expect(error?.problems.map(\.kind) == [.endlessModule])
        #expect(error?.description.contains("Endless installs itself without end") == true)
    }

    @Test func contributionsComeInTheOrderOfWriting() throws {
        let container = try Container { registry in
            registry.contribute([String].self) { "one" }
            registry.contribute([String].self) { resolver in "\(try resolver.resolve(Int.self))" }
            for number in 3...4 {
                registry.contribute([String].self) { "\(number)" }
            }
            registry.register(Int.self) { 2 }
        }
        #expect(try container.resolve([String].self) == ["one", "2", "3", "4"])
    }

    @Test func contributionsComeAfterTheArrayThatIsRegistered() throws {
        let container = try Container { registry in
            registry.contribute([String].self) { "more" }
            registry.register([String].self) { ["first"] }
        }
        #expect(try container.resolve([String].self) == ["first", "more"])
    }

    @Test func contributionsForOtherContextsAreLeftOut() throws {
        let module = Inline { registry in
            registry.contribute([String].self) { "always" }
            registry.contribute([String].self, in: .test) { "test" }
            registry.contribute([Int].self, in: .test) { 1 }
        }
        #expect(try Container(module, context: .production).resolve([String].self) == ["always"])
        #expect(try Container(module, context: .test).resolve([String].self) == ["always", "test"])
        #expect(try Container(module, context: .production).resolve([Int].self) == [])
    }

    @Test func anElementHasALifetimeAndATeardownOfItsOwn() async throws {
        let trace = Trace()
        let container = try Container { registry in
            registry.contribute([Garage].self, lifetime: .singleton) { Garage(name: "kept") }
            registry.contribute([Garage].self) { Garage(name: "fresh") }
            registry.contribute([Garage].self, lifetime: .scoped, onClose: { trace.add("closed \($0.name)") }) {
                Garage(name: "scoped")
            }
        }
        let scope = container.makeScope()
        let (first, second) = (try scope.resolve([Garage].self), try scope.resolve([Garage].self))
        #expect(first[0] === second[0] && first[1] !== second[1] && first[2] === second[2])
        try await scope.close()
        #expect(trace.all == ["closed scoped"])
    }

    @Test func elementsMayBeMadeAsynchronouslyAndUnderAKey() async throws {
        let key = Key<[String]>(name: "lines")
        let container = try Container { registry in
            registry.contribute(key) { "plain" }
            registry.contribute(key) { resolver in try resolver.resolve(String.self) }
            registry.contributeAsync(key) { "async" }
            registry.contributeAsync(key) { resolver in try await resolver.resolveAsync(String.self) }
            registry.register([String].self) { [] }
            registry.contributeAsync([String].self) { "unnamed" }
            registry.register(String.self) { "asked" }
        }
        #expect(try await container.resolveAsync(key) == ["plain", "asked", "async", "asked"])
        #expect(try await container.resolveAsync([String].self) == ["unnamed"])
        #expect(resolutionError { try container.resolve(key) }?.kind == .needsAsync)
    }

    @Test func anOverrideReplacesTheContributionsBeforeIt() throws {
        let container = try Container { registry in
            registry.contribute([String].self) { "old" }
            registry.override([String].self) { ["new"] }
            registry.contribute([String].self) { "later" }
        }
        #expect(try container.resolve([String].self) == ["new", "later"])
    }
}

private struct BaseModule: Module {
    func register(in registry: inout Registry) {
        registry.register(Garage.self) { Garage(name: "base") }
        registry.contribute([String].self) { "one" }
        registry.contribute([String].self) { "two" }
        registry.register(Int.self) { 1 }
        registry.decorate(Int.self) { base, _ in base + 1 }
    }
}

private struct LeftModule: Module {
    func register(in registry: inout Registry) { registry.install(BaseModule()) }
}

private struct RightModule: Module {
    func register(in registry: inout Registry) { registry.install(BaseModule()) }
}

private struct Configured: Module {
    let name: String

    func register(in registry: inout Registry) {
        let name = name
        registry.register(String.self) { name }
        for number in 1...2 {
            registry.contribute([Int].self) { number }
        }
        registry.register(Int.self) { 1 }
        registry.decorate(Int.self) { base, _ in base + 1 }
    }
}

private struct Chicken: Module {
    func register(in registry: inout Registry) {
        registry.register(Int.self) { 1 }
        registry.install(Egg())
    }
}

private struct Egg: Module {
    func register(in registry: inout Registry) {
        registry.register(String.self) { "egg" }
        registry.install(Chicken())
    }
}

private struct Endless: Module {
    let depth: Int

    func register(in registry: inout Registry) {
        registry.install(Endless(depth: depth + 1))
        registry.install(Endless(depth: depth + 1))
    }
}
