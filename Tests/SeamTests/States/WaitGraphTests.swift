//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

@Suite("The graph of waits")
struct WaitGraphTests {
    @Test func aWaitThatEndsIsAllowed() {
        var graph = WaitGraph<Int>()
        #expect(graph.begin(1, for: 2) == nil)
        #expect(graph.begin(2, for: 3) == nil)
        #expect(graph.begin(1, for: 3) == nil)
    }

    @Test func whoWaitsForItselfHasFoundALoop() {
        var graph = WaitGraph<Int>()
        #expect(graph.begin(1, for: 1) == [1, 1])
    }

    @Test func aLoopBeginsAndEndsWithTheOneThatFoundIt() {
        var graph = WaitGraph<Int>()
        _ = graph.begin(1, for: 2)
        _ = graph.begin(2, for: 3)
        #expect(graph.begin(3, for: 1) == [3, 1, 2, 3])
    }

    @Test func aLoopNamesWhatLiesBetween() {
        var graph = WaitGraph<Int>()
        _ = graph.begin(1, via: [10, 11], for: 2)
        #expect(graph.begin(2, via: [20], for: 1) == [2, 20, 1, 10, 11, 2])
    }

    @Test func aRefusedWaitIsNotNoted() {
        var graph = WaitGraph<Int>()
        _ = graph.begin(1, for: 2)
        _ = graph.begin(2, for: 1)
        graph.end(1, for: 2)
        #expect(graph.isEmpty)
    }

    @Test func twoWaitsForTheSameAreCounted() {
        var graph = WaitGraph<Int>()
        _ = graph.begin(1, for: 2)
        _ = graph.begin(1, for: 2)
        graph.end(1, for: 2)
        #expect(graph.begin(2, for: 1) != nil)
        graph.end(1, for: 2)
        #expect(graph.begin(2, for: 1) == nil)
    }

    @Test func findsALoopExactlyWhenThereIsOne() {
        for seed in 0..<300 {
            var dice = Dice(seed: UInt64(seed))
            var graph = WaitGraph<Int>()
            var waits: [(Int, Int)] = []
            for _ in 0..<60 {
                if !waits.isEmpty, dice.chance(30) {
                    let (from, to) = waits.remove(at: dice.below(waits.count))
                    graph.end(from, for: to)
                    continue
                }
                let (from, to) = (dice.below(8), dice.below(8))
                let loop = graph.begin(from, for: to)
                #expect((loop != nil) == leads(from: to, to: from, by: waits))
                if let loop {
                    #expect(loop.first == from && loop.last == from && loop[1] == to)
                    for (one, next) in zip(loop.dropFirst(), loop.dropFirst(2)) {
                        #expect(waits.contains { $0 == (one, next) })
                    }
                } else {
                    waits.append((from, to))
                }
            }
        }
    }

    private func leads(from start: Int, to end: Int, by waits: [(Int, Int)]) -> Bool {
        var reached: Set<Int> = [start]
        for _ in 0..<8 {
            reached.formUnion(waits.filter { reached.contains($0.0) }.map(\.1))
        }
        return reached.contains(end)
    }
}
