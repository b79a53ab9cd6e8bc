//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

struct TypeNameTests {
    @Test(arguments: TypeNameTable.nominal)
    func printsDeclaredTypes(_ expected: TypeNameCase) {
        #expect(typeName(expected.type) == expected.name)
    }

    @Test(arguments: TypeNameTable.sugar)
    func printsShortForms(_ expected: TypeNameCase) {
        #expect(typeName(expected.type) == expected.name)
    }

    @Test(arguments: TypeNameTable.existential)
    func printsExistentials(_ expected: TypeNameCase) {
        #expect(typeName(expected.type) == expected.name)
    }

    @Test(arguments: TypeNameTable.metatype)
    func printsMetatypes(_ expected: TypeNameCase) {
        #expect(typeName(expected.type) == expected.name)
    }

    @Test(arguments: TypeNameTable.tuple)
    func printsTuples(_ expected: TypeNameCase) {
        #expect(typeName(expected.type) == expected.name)
    }

    @Test(arguments: TypeNameTable.function)
    func printsFunctions(_ expected: TypeNameCase) {
        #expect(typeName(expected.type) == expected.name)
    }

    @Test(arguments: LocalTypes.inFunction() + LocalTypes.fileprivateOnes)
    func printsLocalAndPrivateTypesByTheirPlainNames(_ expected: TypeNameCase) {
        #expect(typeName(expected.type) == expected.name)
    }

    @Test func putsModulesInFrontWhenAsked() {
        #expect(typeName((any Connecting).self, qualified: true) == "any SeamTests.Connecting")
        #expect(
            typeName([String: any Caching & Connecting].self, qualified: true)
                == "[String: any SeamTests.Caching & SeamTests.Connecting]"
        )
        #expect(
            typeName((@MainActor (Int) -> Box<Outer.Middle>?).self, qualified: true)
                == "@MainActor @Sendable (Int) -> SeamTests.Box<SeamTests.Outer.Middle>?"
        )
        #expect(typeName(Größe.self, qualified: true) == "SeamTests.Größe")
        #expect(typeName(Container.self, qualified: true) == "Seam.Container")

    }

    @Test func namesThatAreCutShortAreNotUnderstood() throws {
        for expected in TypeNameTable.nominal + TypeNameTable.function + TypeNameTable.existential {
            let mangled = try #require(_mangledTypeName(expected.type))
            #expect(MangledTypeParser.parse(mangled) != nil)
            for length in 0..<mangled.utf8.count {
                // A prefix may be a whole type by itself; it must not be this one.
                let prefix = String(decoding: Array(mangled.utf8.prefix(length)), as: UTF8.self)
                if let tree = MangledTypeParser.parse(prefix) {
                    #expect(tree != MangledTypeParser.parse(mangled))
                }
            }
        }
    }

    @Test func garbageIsRefusedAndNeverTraps() {
        var random = FixedRandom(seed: 20_240_917)
        let letters = Array("_yASiSsSgCVOPGLEtcpmzhndKYXQR$0123456789abcdefxyzABZoFé".unicodeScalars)
        var understood = 0
        for _ in 0..<60_000 {
            var text = String.UnicodeScalarView()
            for _ in 0..<random.next(below: 40) { text.append(letters[random.next(below: letters.count)]) }
            if let tree = MangledTypeParser.parse(String(text)) {
                understood += 1
                #expect(!TypePrinter(isQualified: true).text(tree).isEmpty)
            }
        }
        #expect(understood > 0, "The generator should now and then hit a type.")
    }

    @Test func changedNamesNeverTrap() throws {
        var random = FixedRandom(seed: 7)
        let seeds = try
            (TypeNameTable.nominal + TypeNameTable.function + TypeNameTable.existential + TypeNameTable.metatype)
            .filter { !$0.name.contains("constrained existential") }
            .map { Array(try #require(_mangledTypeName($0.type)).utf8) }
        for _ in 0..<400 {
            for seed in seeds {
                var bytes = seed
                for _ in 0...random.next(below: 3) {
                    let place = random.next(below: bytes.count)
                    switch random.next(below: 3) {
                    case 0: bytes[place] = UInt8(random.next(below: 96) + 32)
                    case 1: bytes.insert(bytes[random.next(below: bytes.count)], at: place)
                    default: if bytes.count > 1 { bytes.remove(at: place) }
                    }
                }
                if let tree = MangledTypeParser.parse(String(decoding: bytes, as: UTF8.self)) {
                    #expect(!TypePrinter(isQualified: false).text(tree).isEmpty)
                }
            }
        }
    }

    @Test func namesThatGrowWithoutMeasureAreRefused() {
        // Each step makes a tuple of two of what was there: a short name for a tree of 2^40 nodes.
        #expect(MangledTypeParser.parse("Si" + String(repeating: "Sg", count: 150)) != nil)
        #expect(MangledTypeParser.parse("Si" + String(repeating: "Sg", count: 5_000)) == nil)
        let doubling = "4main3BoxVySiG" + (0..<40).map { "ACyA\($0 + 2)_tG" }.joined()
        #expect(MangledTypeParser.parse(doubling) == nil)
        #expect(MangledTypeParser.parse("4main1SV_" + String(repeating: "A900C", count: 200) + "t") == nil)
        #expect(MangledTypeParser.parse(String(repeating: "9", count: 300)) == nil)
    }
}

/// A generator whose numbers are the same in each run.
struct FixedRandom {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// The next number from zero up to, and without, `limit`.
    mutating func next(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }
}
