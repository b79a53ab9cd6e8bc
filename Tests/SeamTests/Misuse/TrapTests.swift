//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

/// Mistakes that no call can throw: they end the process, and say why.
@Suite("Mistakes that trap")
struct TrapTests {
    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func aSecondBootstrap() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = try Container { _ in }
            Container.bootstrap(container, fileID: "App/Main.swift", line: 3)
            Container.bootstrap(container, fileID: "App/Other.swift", line: 9)
        }
        #expect(text(result).contains("Seam: a container was bootstrapped already."))
        #expect(text(result).contains("first: App/Main.swift:3"))
        #expect(text(result).contains("again: App/Other.swift:9"))
        #expect(text(result).contains("to mend it: bootstrap once, at startup"))
    }

    @Test func noCurrentContainer() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Container.current
        }
        #expect(text(result).contains("Seam: there is no current container."))
        #expect(text(result).contains("to mend it: call Container.bootstrap(_:) at startup"))
    }

    @Test func anInjectedPropertyThatCannotBeFilled() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = try Container { registry in
                registry.register(Int.self, fileID: "App/A.swift", line: 1) { resolver in
                    Int(try resolver.resolve(Double.self, fileID: "App/A.swift", line: 2))
                }
            }
            withContainer(container) { _ = injected(Int.self) }
        }
        #expect(text(result).contains("Seam: Double is not registered for the production context."))
        #expect(text(result).contains("Int (App/A.swift:1)"))
        #expect(text(result).contains("-> Double (App/A.swift:2)"))
    }

    @Test func aCycleThroughInjectedProperties() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = try Container { registry in
                registry.register(Chicken.self, fileID: "App/A.swift", line: 1) { Chicken() }
                registry.register(Egg.self, fileID: "App/A.swift", line: 2) { Egg() }
            }
            withContainer(container) { _ = injected(Chicken.self) }
        }
        #expect(text(result).contains("Seam: Chicken is needed to make itself."))
        #expect(text(result).contains("-> Egg (App/A.swift:2)"))
    }

    @Test func anInjectedFactoryWhoseServiceFails() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = try Container { registry in
                registry.register(Int.self, fileID: "App/A.swift", line: 1) { throw Refused(reason: "closed today") }
            }
            _ = try container.resolve((() -> Int).self)()
        }
        #expect(text(result).contains("The factory of Int, registered at App/A.swift:1, threw an error."))
        #expect(text(result).contains("cause: refused: closed today"))
    }

    @Test func aFactoryWithArgumentsThatFailsThoughItCannotThrow() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let container = try Container { registry in
                registry.register(Garage.self) { Garage() }
                registry.register(((String) -> Picky).self, using: Picky.init(name:garage:))
            }
            _ = try container.resolve(((String) -> Picky).self)("bad")
        }
        #expect(text(result).contains("Seam: a factory of Picky that cannot throw failed."))
        #expect(text(result).contains("to mend it: ask for the throwing form of the factory"))
    }

    @Test func anInjectedFactoryWhoseContainerIsGone() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var container: Container? = try Container { registry in
                registry.register((any Engine).self) { Diesel() }
                registry.register(Maker.self, lifetime: .singleton, using: Maker.init(make:))
            }
            let maker = try container!.resolve(Maker.self)
            container = nil
            _ = maker.make()
        }
        #expect(text(result).contains("was asked of a container that is closed or no longer there"))
    }
}

private final class Chicken {
    @Injected var egg: Egg
}

private final class Egg {
    @Injected var chicken: Chicken
}

private final class Picky {
    init(name: String, garage: Garage) throws { throw Refused(reason: name) }
}

private final class Maker: @unchecked Sendable {
    let make: () -> any Engine

    init(make: @escaping () -> any Engine) { self.make = make }
}
