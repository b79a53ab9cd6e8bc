//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

@Suite("What a failed resolve says")
struct ResolutionErrorTests {
    @Test func aFactorysErrorArrivesWithTheWholePath() throws {
        let container = try Container { registry in
            registry.register(Int.self) { resolver in try resolver.resolve(Garage.self).name.count }
            registry.register(Garage.self, lifetime: .singleton, using: { (text: String) in Garage(name: text) })
            registry.register(String.self) { throw Refused(reason: "closed today") }
        }
        let error = try #require(resolutionError { try container.resolve(Int.self) })
        #expect(error.kind == .factoryFailed)
        #expect(error.underlying as? Refused == Refused(reason: "closed today"))
        #expect(error.keys == ["Int", "Garage", "String"])
        let line = error.path[0].location.line
        #expect(
            error.description == """
                The factory of String, registered at SeamTests/ResolutionErrorTests.swift:\(line + 2), threw an error.
                  cause: refused: closed today
                  the path:
                       Int (SeamTests/ResolutionErrorTests.swift:\(line))
                    -> Garage (SeamTests/ResolutionErrorTests.swift:\(line + 1))
                    -> String (SeamTests/ResolutionErrorTests.swift:\(line + 2))
                  to mend it: see the cause; the next resolve runs the factory again.
                """
        )
    }

    @Test func aMissingServiceSaysWhoAskedForIt() throws {
        let container = try Container { registry in
            registry.register((any Engine).self) { Diesel() }
            registry.register(Int.self) { resolver in
                _ = try resolver.resolve(Diesel.self)
                return 1
            }
        }
        let error = try #require(resolutionError { try container.resolve(Int.self) })
        #expect(error.kind == .missing && error.keys == ["Int", "Diesel"])
        let line = error.path[0].location.line
        // The place where it was asked for.
        #expect(error.path[1].location.line == line + 1)
        #expect(error.description.hasPrefix("Diesel is not registered for the production context."))
        #expect(
            error.description.hasSuffix("write registry.register(Diesel.self) { … } in a module of this container.")
        )
    }

    @Test func aMissingServiceNamesWhichPartOfTheKeyDiffers() throws {
        let container = try Container { registry in
            registry.register((() -> Int).self) { { 1 } }
            registry.register(Keys.spare) { Diesel() }
            registry.register(Garage.self) { Garage() }
        }
        #expect(text { try container.resolve((any Engine).self) }.contains("the same type under another key"))
        #expect(text { try container.resolve((@Sendable () -> Int).self) }.contains("@Sendable"))
        #expect(text { try container.resolve(Key<Garage>(name: "spare")) }.contains("the same type under another key"))
    }

    @Test func anOptionalThatIsRegisteredIsNotTheServiceAndSaysSo() throws {
        let container = try Container { $0.register(Int?.self) { 1 } }
        #expect(text { try container.resolve(Int.self) }.lowercased().contains("optional"))
    }

    @Test func aClosedContainerSaysSo() async throws {
        let container = try Container { $0.register(Int.self) { 1 } }
        let scope = container.makeScope(name: "request")
        try await scope.close()
        let error = try #require(resolutionError { try scope.resolve(Int.self) })
        #expect(error.kind == .closed)
        #expect(error.description.hasPrefix("Int was asked of request, which is closed."))
        #expect(error.path.first?.location.fileID.description == "SeamTests/ResolutionErrorTests.swift")
    }

    @Test func anAsyncServiceThatIsNotMadeSaysWhatToUse() throws {
        let container = try Container { $0.registerAsync(Int.self, lifetime: .singleton) { 1 } }
        let error = try #require(resolutionError { try container.resolve(Int.self) })
        #expect(error.kind == .needsAsync)
        #expect(error.description.contains("use resolveAsync, or make it ahead with warmUp()."))
    }

    @Test func aMainActorServiceOffTheActorSaysWhatToUse() throws {
        let container = try Container { $0.registerOnMainActor(Int.self) { 1 } }
        let error = try #require(resolutionError { try container.resolve(Int.self) })
        #expect(error.kind == .needsMainActor)
        #expect(error.description.contains("use resolveOnMainActor on the main actor, or resolveAsync from anywhere."))
    }

    @Test func aSharedServiceThatIsNoObjectSaysSo() throws {
        let container = try Container { $0.register(Int.self, lifetime: .shared) { 1 } }
        let error = try #require(resolutionError { try container.resolve(Int.self) })
        #expect(error.description.contains("which is not a class or an actor and cannot be held weakly"))
        #expect(error.description.contains("to mend it: make it a class, or use another lifetime."))
    }

    @Test func typedThrowsLetUsersReadTheErrorAtOnce() throws {
        let container = try Container { _ in }
        do throws(ResolutionError) {
            _ = try container.resolve(Int.self)
            Issue.record("resolved")
        } catch {
            #expect(error.kind == .missing)
        }
    }

    @Test func theKindsHaveNames() {
        let kinds: [ResolutionError.Kind] = [
            .missing, .cycle, .captive, .factoryFailed, .needsAsync, .needsMainActor, .closed, .cancelled,
        ]
        #expect(
            kinds.map(\.description) == [
                "missing", "cycle", "captive", "factoryFailed", "needsAsync", "needsMainActor", "closed", "cancelled",
            ]
        )
    }

    private func text<Value>(_ body: () throws -> Value) -> String {
        resolutionError(body)?.description ?? "no error"
    }
}
