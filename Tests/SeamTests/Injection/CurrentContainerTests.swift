//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Seam
import Testing

@Suite("The current container")
struct CurrentContainerTests {
    private let container: Container
    private let other: Container

    init() throws {
        container = try Container { $0.register(Garage.self, lifetime: .singleton) { Garage(name: "one") } }
        other = try Container { $0.register(Garage.self, lifetime: .singleton) { Garage(name: "other") } }
    }

    @Test func theInnermostBindingCounts() throws {
        withContainer(container) {
            #expect(Container.current === container)
            withContainer(other) { #expect(Container.current === other) }
            #expect(Container.currentIfAny === container)
        }
    }

    @Test func tasksInheritItAndKeepItPastTheCall() async throws {
        let door = Door()
        let task = withContainer(container) {
            Task {
                await door.pass()
                return injected(Garage.self).name
            }
        }
        door.open()
        #expect(await task.value == "one")
    }

    @Test func theAsyncFormStaysOnItsActorAndPassesErrorsOn() async throws {
        await withContainer(container) {
            await Task.yield()
            #expect(Container.current === container)
        }
        await runOnMainActor()
        let error = await #expect(throws: Refused.self) {
            try await withContainer(container) { () async throws(Refused) in throw Refused() }
        }
        #expect(error == Refused())
    }

    @MainActor private func runOnMainActor() async {
        await withContainer(container) {
            MainActor.assertIsolated()
            await Task.yield()
            MainActor.assertIsolated()
        }
    }

    @Test func theSynchronousFormPassesTypedErrorsOn() {
        do throws(Refused) {
            try withContainer(container) { () throws(Refused) in throw Refused(reason: "typed") }
        } catch {
            #expect(error.reason == "typed")
        }
    }

    @Test func parallelTasksHaveBindingsOfTheirOwn() async {
        await withTaskGroup(of: Bool.self) { group in
            for number in 0..<50 {
                let bound = number.isMultiple(of: 2) ? container : other
                group.addTask {
                    await withContainer(bound) {
                        for _ in 0..<10 {
                            await Task.yield()
                            if Container.current !== bound { return false }
                        }
                        return true
                    }
                }
            }
            for await isRight in group {
                #expect(isRight)
            }
        }
    }

    @Test func aFactorysContainerBeatsTheBindingOutsideAndABindingInsideBeatsIt() throws {
        let (other, seen) = (other, Trace())
        let container = try Container { registry in
            registry.register(Int.self) { resolver in
                seen.add(Container.current.name)
                try withContainer(other.makeScope(name: "inside")) {
                    seen.add(Container.current.name)
                    seen.add(try resolver.resolve(String.self))
                    seen.add(Container.current.name)
                }
                seen.add(Container.current.name)
                return 1
            }
            registry.register(String.self) { Container.current.name }
        }
        _ = try withContainer(other) { try container.makeScope(name: "factory's").resolve(Int.self) }
        #expect(seen.all == ["factory's", "inside", "factory's", "inside", "factory's"])
    }

    @Test func anObjectKeepsItsContainerOnOtherThreads() async throws {
        let owner = withContainer(container) { Owner() }
        let make = withContainer(container) { injected((@Sendable () -> Garage).self) }
        let name = try await onThread { make().name }
        #expect(name == "one" && owner.garage.name == "one")
    }

    @Test func injectedTakesTypesKeysFactoriesAndOptionals() throws {
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .singleton) { Garage() }
            registry.register(Keys.spare) { Electric() }
        }
        let owner = withContainer(container) { Everything() }
        #expect(owner.make() === owner.garage)
        #expect(owner.spare is Electric && owner.clock.name == "default" && owner.missing == nil)
        let sendable = withContainer(container) { Final() }
        #expect(sendable.garage === owner.garage && sendable.spare is Electric)
    }

    @Test func injectedInsideAFactoryTakesFromTheContainerThatMakes() throws {
        let container = try Container { registry in
            registry.register(Garage.self, lifetime: .scoped) { Garage(name: Container.current.name) }
            registry.register(Owner.self) { Owner() }
        }
        let owner = try withContainer(other) { try container.makeScope(name: "request").resolve(Owner.self) }
        #expect(owner.garage.name == "request")
    }

    @Test func withoutAnyItIsNilOrTheBootstrappedOne() async {
        await #expect(processExitsWith: .success) {
            precondition(Container.currentIfAny == nil)
            let container = try Container { $0.register(Int.self) { 7 } }
            Container.bootstrap(container)
            precondition(Container.current === container && injected(Int.self) == 7)
            withContainer(container.makeScope(name: "bound")) {
                precondition(Container.current.name == "bound")
            }
            precondition(Container.current === container)
            let found = await Task.detached { Container.current }.value
            precondition(found === container)
        }
    }
}

private struct Owner {
    @Injected var garage: Garage
}

private struct Everything {
    @Injected var garage: Garage
    @Injected var make: @Sendable () -> Garage
    @Injected(Keys.spare) var spare
    @Injected(Keys.clock) var clock
    @Injected var missing: String?
}

private final class Final: Sendable {
    let garage: Garage = injected()
    let spare = injected(Keys.spare)
}
