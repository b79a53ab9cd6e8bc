//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

/// The texts, word for word.
///
/// The places are given by hand, so that they do not move with this file.
@Suite("What a graph error says")
struct GraphErrorGoldenTests {
    private func text(
        in context: Context = .production,
        _ write: @escaping @Sendable (inout Registry) -> Void
    ) -> String {
        do throws(GraphError) {
            _ = try Container(Inline(write), context: context)
            return ""
        } catch {
            return error.description
        }
    }

    @Test func allProblemsInOneError() {
        let text = text { registry in
            registry.register((any Engine).self, fileID: "App/A.swift", line: 1, using: Hybrid.init(garage:))
            registry.register(Garage.self, lifetime: .scoped, fileID: "App/A.swift", line: 2) { Garage() }
            registry.register(Garage.self, fileID: "App/A.swift", line: 3) { Garage() }
            registry.register(
                Archive.self,
                lifetime: .singleton,
                fileID: "App/A.swift",
                line: 4,
                using: Archive.init(garage:)
            )
            registry.register(Int.self, fileID: "App/A.swift", line: 5, using: { (text: String) in text.count })
            registry.register(String.self, fileID: "App/A.swift", line: 6, using: { (number: Int) in "\(number)" })
            registry.override(Double.self, fileID: "App/A.swift", line: 7) { 1 }
            registry.register(Float.self, fileID: "App/A.swift", line: 8, using: { (missing: UInt8) in Float(missing) })
        }
        #expect(
            text == """
                The container cannot be built for the production context: 5 problems.
                1. Garage is registered twice for all contexts.
                   first: App/A.swift:2
                   again: App/A.swift:3
                   to mend it: remove one, write override(…) where the second is meant to win, or give one a Key of its own.
                2. Double is overridden, but nothing is registered for it.
                   override: App/A.swift:7
                   to mend it: override the key that is registered, or write register(…).
                3. UInt8 is not registered for the production context.
                   needed by: Float (App/A.swift:8)
                   to mend it: write registry.register(UInt8.self) { … } in a module of this container.
                4. Int is needed to make itself.
                   the loop:
                         Int (App/A.swift:5)
                      -> String (App/A.swift:6)
                      -> Int (App/A.swift:5)
                   to mend it: let one of them ask for a factory, such as () -> Int, and call it later.
                5. Archive is singleton and would outlive Garage, which is scoped.
                   the path:
                         Archive (App/A.swift:4)
                      -> Garage (App/A.swift:2)
                   to mend it: make Archive scoped too, or let it ask for a factory and call it where it is used.
                """
        )
    }

    @Test func aMissingDependencyNamesTheNearestAndTheirDifference() {
        let text = text(in: .test) { registry in
            registry.register(Car.self, fileID: "App/Cars.swift", line: 10, using: Car.init(engine:garage:))
            registry.register(Keys.spare, fileID: "App/Cars.swift", line: 11) { Diesel() }
            registry.register(Garage.self, in: .preview, fileID: "App/Cars.swift", line: 12) { Garage() }
        }
        #expect(
            text == """
                The container cannot be built for the test context: 2 problems.
                1. any Engine is not registered for the test context.
                   needed by: Car (App/Cars.swift:10)
                   near: any Engine named "spare", registered at App/Cars.swift:11: the same type under another key
                   to mend it: ask for one of the near ones, or write registry.register((any Engine).self) { … } in a module of this container.
                2. Garage is not registered for the test context.
                   needed by: Car (App/Cars.swift:10)
                   near: Garage, registered at App/Cars.swift:12: it serves .preview only, and this is test
                   to mend it: ask for one of the near ones, or write registry.register(Garage.self) { … } in a module of this container.
                """
        )
    }

    @Test func aCaptiveThroughTransientsNamesThePath() {
        let text = text { registry in
            registry.register(
                Garage.self,
                lifetime: .singleton,
                fileID: "App/A.swift",
                line: 1,
                using: { (number: Int) in
                    Garage(name: "\(number)")
                }
            )
            registry.register(Int.self, fileID: "App/A.swift", line: 2, using: { (text: String?) in text?.count ?? 0 })
            registry.register(String.self, lifetime: .scoped, fileID: "App/A.swift", line: 3) { "" }
        }
        #expect(
            text == """
                The container cannot be built for the production context: 1 problem.
                1. Garage is singleton and would outlive String, which is scoped.
                   the path:
                         Garage (App/A.swift:1)
                      -> Int (App/A.swift:2)
                      -> String (App/A.swift:3)
                   to mend it: make Garage scoped too, or let it ask for a factory and call it where it is used.
                """
        )
    }

    @Test func wrongIsolationNamesBothPlaces() {
        let text = text { registry in
            registry.registerAsync(Int.self, fileID: "App/A.swift", line: 1) { 1 }
            registry.registerOnMainActor(String.self, fileID: "App/A.swift", line: 2) { "" }
            registry.register(Float.self, fileID: "App/A.swift", line: 3, using: { (number: Int) in Float(number) })
            registry.register(
                Double.self,
                fileID: "App/A.swift",
                line: 4,
                using: { (text: String) in Double(text.count) }
            )
            registry.register(UInt8.self, fileID: "App/A.swift", line: 5, using: { (make: () -> Int) in 1 })
            registry.register(UInt16.self, fileID: "App/A.swift", line: 6, using: { (make: () -> String) in 1 })
        }
        #expect(
            text == """
                The container cannot be built for the production context: 4 problems.
                1. Int is made asynchronously, but Float needs it at once.
                   async: App/A.swift:1
                   needed by: Float (App/A.swift:3)
                   to mend it: use registerAsync for Float, or make Int an eager singleton and call warmUp() first.
                2. String is made on the main actor, but Double is not.
                   main actor: App/A.swift:2
                   needed by: Double (App/A.swift:4)
                   to mend it: use registerOnMainActor or registerAsync for Double.
                3. Int is made asynchronously, but UInt8 asks for a factory that is not async.
                   async: App/A.swift:1
                   needed by: UInt8 (App/A.swift:5)
                   to mend it: ask for an async form, such as () async throws -> Int.
                4. String is made on the main actor, but UInt16 asks for a factory that is not bound to it.
                   main actor: App/A.swift:2
                   needed by: UInt16 (App/A.swift:6)
                   to mend it: ask for a main-actor or an async form, such as @MainActor () -> String.
                """
        )
    }

    @Test func whatALifetimeCannotDo() {
        let text = text { registry in
            registry.register(Garage.self, onClose: { _ in }, fileID: "App/A.swift", line: 1) { Garage() }
            registry.register(Archive.self, lifetime: .scoped.eager, fileID: "App/A.swift", line: 2) { throw Refused() }
            registry.contribute([Int].self, onClose: { _ in }, fileID: "App/A.swift", line: 3) { 1 }
        }
        #expect(
            text == """
                The container cannot be built for the production context: 3 problems.
                1. Garage has an onClose, but is transient: the container does not hold its instances.
                   registered: App/A.swift:1
                   to mend it: make it scoped or a singleton, or remove the onClose.
                2. Archive is marked eager, but is scoped: only singletons are made ahead.
                   registered: App/A.swift:2
                   to mend it: make it a singleton, or remove the mark.
                3. Int (contribution 1) has an onClose, but is transient: the container does not hold its instances.
                   registered: App/A.swift:3
                   to mend it: make it scoped or a singleton, or remove the onClose.
                """
        )
    }

    @Test func aSharedServiceMayNotOutliveAScopedOneEither() {
        let text = text { registry in
            registry.register(
                Garage.self,
                lifetime: .shared,
                fileID: "App/A.swift",
                line: 1,
                using: { (name: String) in
                    Garage(name: name)
                }
            )
            registry.register(String.self, lifetime: .scoped, fileID: "App/A.swift", line: 2) { "" }
        }
        #expect(
            text == """
                The container cannot be built for the production context: 1 problem.
                1. Garage is shared and would outlive String, which is scoped.
                   the path:
                         Garage (App/A.swift:1)
                      -> String (App/A.swift:2)
                   to mend it: make Garage scoped too, or let it ask for a factory and call it where it is used.
                """
        )
    }

    @Test func twoCopiesOfTheLibrary() {
        #expect(
            GraphProblem.twoCopies.description == """
                Seam is linked into two images of this process: each has containers and overrides that the other does not see.
                   usually: an app and a framework, or an app and its test bundle, that both link it statically
                   to mend it: link Seam into one of them only, or link it dynamically.
                """
        )
    }

    @Test func overridesAndDecoratorsOfNothing() {
        let text = text { registry in
            registry.register(Garage.self, fileID: "App/A.swift", line: 1) { Garage() }
            registry.override(Garage?.self, fileID: "App/A.swift", line: 2) { nil }
            registry.override(Key<Garage>(name: "spare"), fileID: "App/A.swift", line: 3) { Garage() }
            registry.decorate(Int.self, fileID: "App/A.swift", line: 4) { base, _ in base }
        }
        #expect(
            text == """
                The container cannot be built for the production context: 2 problems.
                1. Garage named "spare" is overridden, but nothing is registered for it.
                   override: App/A.swift:3
                   near: Garage, registered at App/A.swift:1: the same type under another key
                   to mend it: override the key that is registered, or write register(…).
                2. Int is decorated, but nothing is registered for it.
                   decorator: App/A.swift:4
                   to mend it: decorate the key that is registered, or register Int too.
                """
        )
    }
}

private final class Hybrid: Engine {
    init(garage: Garage) {}
}
