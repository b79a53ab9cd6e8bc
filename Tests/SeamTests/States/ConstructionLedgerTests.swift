//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

@Suite("The ledger of constructions")
struct ConstructionLedgerTests {
    private typealias Ledger = ConstructionLedger<String, Int>

    @Test func theFirstOneMakes() {
        var ledger = Ledger()
        #expect(ledger.arrive("a", at: 1) == "make")
        #expect(ledger.maker(of: 1) == "a")
    }

    @Test func thoseWhoComeLaterWaitAndAreWokenInOrder() {
        var ledger = Ledger()
        _ = ledger.arrive("a", at: 1)
        #expect(ledger.arrive("b", at: 1) == "wait")
        #expect(ledger.arrive("c", at: 1) == "wait")
        #expect(ledger.finish(1) == ["b", "c"])
        #expect(ledger.maker(of: 1) == nil)
        #expect(ledger.arrive("c", at: 1) == "make")
    }

    @Test func unrelatedSitesAreMadeByDifferentMakers() {
        var ledger = Ledger()
        #expect(ledger.arrive("a", at: 1) == "make")
        #expect(ledger.arrive("b", at: 2) == "make")
    }

    @Test func whoNeedsItsOwnSiteHasFoundACycle() {
        var ledger = Ledger()
        _ = ledger.arrive("a", at: 1)
        #expect(ledger.arrive("a", at: 1) == "cycle [1]")
    }

    @Test func aCycleAcrossMakersBeginsWithTheCallersSite() {
        var ledger = Ledger()
        _ = ledger.arrive("a", at: 1)
        _ = ledger.arrive("b", at: 2)
        _ = ledger.arrive("c", at: 3)
        #expect(ledger.arrive("a", at: 2) == "wait")
        #expect(ledger.arrive("b", at: 3) == "wait")
        #expect(ledger.arrive("c", at: 1) == "cycle [3, 1, 2]")
        // Nothing was noted for the one who was refused.
        #expect(ledger.finish(3) == ["b"])
    }

    @Test func aChainWithoutALoopWaits() {
        var ledger = Ledger()
        _ = ledger.arrive("a", at: 1)
        _ = ledger.arrive("b", at: 2)
        #expect(ledger.arrive("a", at: 2) == "wait")
        #expect(ledger.arrive("c", at: 1) == "wait")
    }

    @Test func neverLetsAllWaitForEachOther() {
        for seed in 0..<200 {
            var dice = Dice(seed: UInt64(seed))
            var ledger = ConstructionLedger<Int, Int>()
            var stacks = [[Int]](repeating: [], count: 4)
            var waiting = [Int?](repeating: nil, count: 4)
            for _ in 0..<200 {
                let maker = dice.below(4)
                guard waiting[maker] == nil else {
                    continue
                }
                if !stacks[maker].isEmpty, dice.chance(40) {
                    for woken in ledger.finish(stacks[maker].removeLast()) {
                        #expect(waiting[woken] != nil)
                        waiting[woken] = nil
                    }
                } else {
                    let site = dice.below(6)
                    let mayNeverEnd = reaches(maker, from: site, stacks, waiting)
                    switch ledger.arrive(maker, at: site) {
                    case .make:
                        #expect(!stacks.contains { $0.contains(site) })
                        stacks[maker].append(site)
                    case .wait:
                        #expect(!mayNeverEnd)
                        waiting[maker] = site
                    case .cycle(let loop):
                        #expect(mayNeverEnd)
                        #expect(stacks[maker].contains(loop[0]))
                    }
                }
                // Somebody can always go on.
                #expect(waiting.contains { $0 == nil })
            }
        }
    }

    /// Whether `maker` is among those that the maker of `site` waits for, by the plain definition.
    private func reaches(_ maker: Int, from site: Int, _ stacks: [[Int]], _ waiting: [Int?]) -> Bool {
        guard let other = stacks.firstIndex(where: { $0.contains(site) }) else {
            return false
        }
        if other == maker {
            return true
        }
        return waiting[other].map { reaches(maker, from: $0, stacks, waiting) } ?? false
    }
}

extension ConstructionLedger.Arrival {
    fileprivate static func == (arrival: Self, text: String) -> Bool {
        switch arrival {
        case .make: text == "make"
        case .wait: text == "wait"
        case .cycle(let sites): text == "cycle \(sites)"
        }
    }
}
