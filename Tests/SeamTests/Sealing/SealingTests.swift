//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

@Suite("Sealing")
struct SealingTests {
    @Test func soundRegistrationsRunNoFactory() throws {
        let container = try Container { registry in
            registry.register(Int.self, lifetime: .singleton.eager) { fatalError("a factory ran") }
            registry.register(String.self, using: { (number: Int) in "\(number)" })
        }
        try container.validate()
    }

    @Test func theProblemsComeInTheSameOrderEachTime() {
        let texts = (0..<5).map { _ in
            problems { registry in
                for number in 0..<50 {
                    registry.register(Key<Int>(name: "\(number)"), using: { (missing: Double) in Int(missing) })
                    registry.register(Key<Int>(name: "\(number)"), fileID: "a", line: 1) { 1 }
                    registry.override(Key<Float>(name: "\(number)")) { 1 }
                }
            }
            .map(\.description)
        }
        #expect(texts[0].count == 150 && texts.allSatisfy { $0 == texts[0] })
    }

    @Test func eachProblemKnowsItsKeyItsPlaceAndWhoAsked() {
        let found = problems { registry in
            registry.register(Int.self, fileID: "App/A.swift", line: 1, using: { (text: String) in text.count })
        }
        #expect(found.count == 1)
        #expect(found[0].kind == .missing && found[0].key == "String")
        #expect(found[0].location == CodeLocation(fileID: "App/A.swift", line: 1))
        #expect(found[0].requester == CodeLocation(fileID: "App/A.swift", line: 1))
    }

    @Test func aFactoryBreaksALoop() throws {
        let container = try Container { registry in
            registry.register(Int.self, using: { (make: () -> String) in 1 })
            registry.register(String.self, using: { (number: Int) in "\(number)" })
        }
        #expect(try container.resolve(String.self) == "1")
    }

    @Test func everyLoopIsFoundOnce() {
        let found = problems { registry in
            registry.register(Int.self, using: { (_: Int) in 1 })
            registry.register(Int8.self, using: { (_: Int16, _: Int) in 1 })
            registry.register(Int16.self, using: { (_: Int8) in 1 })
            registry.register(String.self, using: { (_: Int8) in "" })
        }
        #expect(found.map(\.kind) == [.cycle, .cycle])
        #expect(found.map(\.key) == ["Int", "Int8"])
    }

    @Test func aLongChainNeedsNoStack() throws {
        // Overridden in a chain of keys by contributions: array after array.
        let found = problems { registry in
            for number in 0..<20_000 {
                registry.contribute([Int].self, fileID: "a", line: UInt(number)) { number }
            }
        }
        #expect(found.isEmpty)
    }

    @Test func aScopedServiceMayBeHandedOverAsAFactory() {
        let found = problems { registry in
            registry.register(String.self, lifetime: .scoped) { "" }
            registry.register(
                Garage.self,
                lifetime: .singleton,
                using: { (make: @escaping () -> String) in
                    Garage(name: make())
                }
            )
        }
        #expect(found.isEmpty)
    }

    @Test func contributedElementsAreCheckedLikeOthers() {
        let found = problems { registry in
            registry.contribute([String].self, lifetime: .scoped) { "" }
            registry.register(Garage.self, lifetime: .singleton, using: { (names: [String]) in Garage(name: names[0]) })
            registry.register([Int].self, using: { (missing: Double) in [Int(missing)] })
            registry.contribute([Int].self) { 1 }
        }
        #expect(found.map(\.kind) == [.missing, .captive])
    }

    @Test func duplicatesAreFoundForEachContext() {
        let found = problems { registry in
            registry.register(Int.self) { 1 }
            registry.register(Int.self, in: .test, .preview) { 2 }
            registry.register(Int.self, in: .preview) { 3 }
            registry.register(String.self, in: .test, .test) { "" }
            registry.register(Double.self) { 1 }
            registry.override(Double.self) { 2 }
        }
        #expect(found.map(\.kind) == [.duplicate])
        #expect(found.first?.description.contains("registered twice in the preview context") == true)
    }

    @Test func onlyWhatTakesEffectInTheContextHasToFit() {
        let module = Inline { registry in
            registry.register(Int.self) { 1 }
            registry.register(Int.self, in: .test, using: { (missing: Double) in Int(missing) })
        }
        #expect(throws: Never.self) { try Container(module, context: .production) }
        #expect(throws: GraphError.self) { try Container(module, context: .test) }
    }

    @Test func asyncServicesMayNeedAnyAndSynchronousOnesWhatIsMadeAhead() {
        let found = problems { registry in
            registry.registerAsync(Int.self, lifetime: .singleton.eager) { 1 }
            registry.registerAsync(Int8.self) { 1 }
            registry.registerOnMainActor(Int16.self) { 1 }
            registry.registerAsync(String.self, using: { (_: Int, _: Int8, _: Int16) in "" })
            registry.register(Double.self, using: { (number: Int) in Double(number) })
            registry.register(Float.self, using: { (make: () -> Int) in Float(make()) })
            registry.registerOnMainActor(UInt.self, using: { (_: Int16) in 1 })
        }
        #expect(found.isEmpty)
    }

    @Test func whereHundredsAreMissingSealingStillEnds() {
        let found = problems { registry in
            for number in 0..<2000 {
                registry.register(Key<Int>(name: "\(number)"), using: { (missing: Double) in Int(missing) })
            }
        }
        #expect(found.count == 2000)
    }

    @Test func learnedStepsAreValidatedByTheSameRules() throws {
        let container = try Container { registry in
            registry.register(Int.self) { resolver in (try? resolver.resolve(String.self).count) ?? 0 }
            registry.register(String.self) { resolver in "\(try resolver.resolve(Int.self))" }
        }
        try container.validate()
        _ = try container.resolve(Int.self)
        let error = #expect(throws: GraphError.self) { try container.validate() }
        #expect(error?.problems.map(\.kind) == [.cycle])
    }
}
