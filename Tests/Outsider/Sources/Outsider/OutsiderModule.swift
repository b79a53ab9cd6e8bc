//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

package import Seam

/// Registers in every form that there is.
package struct OutsiderModule: Module {
    package init() {}

    package func register(in registry: inout Registry) {
        registry.register((any Connecting).self) { Connector() }
        registry.register((any Disk).self, lifetime: .singleton) { MemoryDisk() }
        registry.register((any Disk).self, in: .preview, lifetime: .singleton) { MemoryDisk() }
        registry.register(Library.self, lifetime: .singleton, using: Library.init(disk:connector:))
        registry.register(Reader.self, lifetime: .scoped, onClose: { _ in }) { resolver in
            Reader(library: try resolver.resolve(Library.self), greeting: try resolver.resolve(Keys.greeting))
        }
        registry.register(Keys.greeting) { "hello" }
        registry.register(Cache.self, lifetime: .shared) { Cache() }
        registry.register(((String, Int) -> Loan).self, using: Loan.init(title:days:library:))
        registry.registerAsync(Index.self, lifetime: .singleton.eager) { await Index() }
        registry.registerAsync(Search.self, using: Search.init(index:))
        registry.registerOnMainActor(Screen.self, lifetime: .singleton) { Screen() }
        registry.contribute([any Shelf].self) { WoodenShelf(number: 1) }
        registry.contribute([any Shelf].self, lifetime: .singleton) { WoodenShelf(number: 2) }
        registry.decorate((any Disk).self) { base, _ in base }
        registry.install(NestedModule())
        registry.install(NestedModule())
    }
}

struct NestedModule: Module {
    func register(in registry: inout Registry) {
        registry.register(Int.self, in: .staging) { 3 }
        registry.register(Int.self) { 2 }
    }
}

extension Context {
    package static let staging = Context("staging")
}

package enum Keys {
    package static let greeting = Key(String.self, name: "greeting")
    package static let clock = Key<any Clock<Duration>>(lifetime: .singleton, default: { ContinuousClock() })
}

extension Key where Service == Double {
    package static var ratio: Key<Double> { Key(default: { 1.5 }) }
}
