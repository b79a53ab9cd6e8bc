//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

@Suite("The life of a scope")
struct ScopeLifeTests {
    private typealias Life = ScopeLife<String>

    @Test func anUnusedScopeClosesAtOnce() {
        var life = Life()
        #expect(life.isOpen && life.isServing)
        #expect(life.beginClosing(own: 0) == .proceed)
        #expect(!life.isOpen && life.isServing)
        life.beginEnding()
        #expect(!life.isServing)
        #expect(life.finishClosing() == [])
        #expect(life.phase == .closed)
        #expect(life.beginClosing(own: 0) == .done)
    }

    @Test func nothingIsBegunAfterwards() {
        var life = Life()
        _ = life.beginClosing(own: 0)
        let isBegun = life.beginMaking()
        #expect(!isBegun)
        #expect(life.makers == 0)
    }

    @Test func theClosingWaitsForWhatIsBeingMade() {
        var life = Life()
        let begun = [life.beginMaking(), life.beginMaking()]
        #expect(begun == [true, true])
        #expect(life.beginClosing(own: 0) == .awaitMakers)
        #expect(life.awaitMakers("closer") == true)
        #expect(life.endMaking() == nil)
        #expect(life.endMaking() == "closer")
    }

    @Test func makersThatFinishInBetweenAreNotWaitedFor() {
        var life = Life()
        _ = life.beginMaking()
        #expect(life.beginClosing(own: 0) == .awaitMakers)
        #expect(life.endMaking() == nil)
        #expect(life.awaitMakers("closer") == false)
    }

    @Test func aFactoryThatClosesItsOwnScopeIsNotWaitedFor() {
        var life = Life()
        _ = life.beginMaking()
        #expect(life.beginClosing(own: 1) == .proceed)
        _ = life.beginMaking()
        #expect(life.beginClosing(own: 1) == .done)
    }

    @Test func aSecondCallAwaitsTheFirst() {
        var life = Life()
        _ = life.beginClosing(own: 0)
        #expect(life.beginClosing(own: 0) == .awaitClosed)
        #expect(life.awaitClosed("second") == true)
        #expect(life.beginClosing(own: 0) == .awaitClosed)
        #expect(life.awaitClosed("third") == true)
        life.beginEnding()
        #expect(life.beginClosing(own: 0) == .awaitClosed)
        #expect(life.finishClosing() == ["second", "third"])
        #expect(life.awaitClosed("fourth") == false)
    }

    @Test func aClosedLifeIsBornClosed() {
        let life = Life.closed
        #expect(life.phase == .closed && !life.isServing)
    }

    @Test func everyWaiterIsResumedOnceWhateverHappens() {
        for seed in 0..<300 {
            var dice = Dice(seed: UInt64(seed))
            var life = ScopeLife<Int>()
            var making = 0
            var waiting: Set<Int> = []
            var closer: Int?
            var canEnd = false
            var next = 0
            for _ in 0..<60 {
                switch dice.below(4) {
                case 0:
                    if life.beginMaking() {
                        #expect(closer == nil && !canEnd)
                        making += 1
                    }
                case 1 where making > 0:
                    making -= 1
                    if let resumed = life.endMaking() {
                        #expect(resumed == closer && making == 0)
                        closer = nil
                        canEnd = true
                    }
                case 2:
                    next += 1
                    switch life.beginClosing(own: 0) {
                    case .proceed:
                        #expect(making == 0)
                        canEnd = true
                    case .awaitMakers:
                        #expect(making > 0)
                        #expect(life.awaitMakers(next) == true)
                        closer = next
                    case .awaitClosed:
                        #expect(life.awaitClosed(next) == true)
                        waiting.insert(next)
                    case .done:
                        #expect(life.phase == .closed)
                    }
                case 3 where canEnd:
                    canEnd = false
                    life.beginEnding()
                    let resumed = life.finishClosing()
                    #expect(Set(resumed) == waiting && resumed.count == waiting.count)
                    waiting = []
                default:
                    break
                }
            }
        }
    }
}
