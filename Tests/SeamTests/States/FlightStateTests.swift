//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

@Suite("The life of an asynchronous construction")
struct FlightStateTests {
    private typealias Flight = FlightState<String>

    @Test func allWhoRideGetTheResultInTheirOrder() {
        var flight = Flight()
        let (first, second) = (flight.board(), flight.board())
        #expect(flight.wait(second, "second") == "waiting")
        #expect(flight.wait(first, "first") == "waiting")
        let landed = flight.land()
        #expect(landed.waiters == ["first", "second"] && landed.late.isEmpty)
    }

    @Test func oneThatGetsOffDoesNotDisturbTheOthers() {
        var flight = Flight()
        let (first, second) = (flight.board(), flight.board())
        _ = flight.wait(first, "first")
        _ = flight.wait(second, "second")
        #expect(flight.leave(first) == "resume first")
        #expect(!flight.isAbandoned)
        #expect(flight.land().waiters == ["second"])
    }

    @Test func theLastOneThatGetsOffCancels() {
        var flight = Flight()
        let (first, second) = (flight.board(), flight.board())
        _ = flight.wait(first, "first")
        _ = flight.wait(second, "second")
        _ = flight.leave(first)
        #expect(flight.leave(second) == "cancel second")
        #expect(flight.isAbandoned)
    }

    @Test func oneThatHasBoardedButNotYetWaitedKeepsItGoing() {
        var flight = Flight()
        let (first, second) = (flight.board(), flight.board())
        _ = flight.wait(first, "first")
        #expect(flight.leave(first) == "resume first")
        #expect(!flight.isAbandoned)
        #expect(flight.wait(second, "second") == "waiting")
    }

    @Test func oneThatGetsOffBeforeItWaitsIsGone() {
        var flight = Flight()
        let only = flight.board()
        #expect(flight.leave(only) == "cancel nil")
        #expect(flight.wait(only, "only") == "gone")
    }

    @Test func oneThatComesAfterItWasGivenUpTriesAgainIfItFails() {
        var flight = Flight()
        let first = flight.board()
        _ = flight.wait(first, "first")
        _ = flight.leave(first)
        let (late, later) = (flight.board(), flight.board())
        _ = flight.wait(late, "late")
        let landed = flight.land()
        #expect(landed.waiters.isEmpty && landed.late == ["late"])
        #expect(flight.wait(later, "later") == "landed late")
    }

    @Test func oneThatWaitsAfterTheLandingIsToldSo() {
        var flight = Flight()
        let (first, second) = (flight.board(), flight.board())
        _ = flight.wait(first, "first")
        _ = flight.land()
        #expect(flight.leave(first) == "nothing")
        #expect(flight.wait(second, "second") == "landed")
    }

    @Test func everyRiderIsAnsweredOnceWhateverHappens() {
        for seed in 0..<300 {
            var dice = Dice(seed: UInt64(seed))
            var flight = FlightState<Int>()
            var boarded: Set<Int> = []
            var waiting: Set<Int> = []
            var answered: Set<Int> = []
            for _ in 0..<40 where !flight.hasLanded {
                switch dice.below(5) {
                case 0, 1:
                    boarded.insert(flight.board())
                case 2:
                    if let id = boarded.subtracting(waiting).subtracting(answered).sorted().first {
                        if case .waiting = flight.wait(id, id) {
                            waiting.insert(id)
                        } else {
                            Issue.record("rider \(id) could not wait")
                        }
                    }
                case 3:
                    guard let id = boarded.subtracting(answered).sorted().randomElement(using: &dice) else {
                        continue
                    }
                    let others = boarded.subtracting(answered).subtracting([id])
                    let wasAbandoned = flight.isAbandoned
                    switch flight.leave(id) {
                    case .cancel(let waiter):
                        #expect(others.isEmpty && !wasAbandoned)
                        #expect((waiter == nil) == !waiting.contains(id))
                    case .resume(let waiter):
                        #expect(!others.isEmpty || wasAbandoned)
                        #expect((waiter == nil) == !waiting.contains(id))
                    case .nothing:
                        Issue.record("rider \(id) was lost")
                    }
                    answered.insert(id)
                default:
                    guard dice.chance(10) else {
                        continue
                    }
                    let landed = flight.land()
                    let resumed = Set(landed.waiters + landed.late)
                    #expect(resumed == waiting.subtracting(answered))
                    #expect(resumed.count == landed.waiters.count + landed.late.count)
                }
            }
        }
    }
}

extension FlightState<String>.Departure {
    fileprivate static func == (departure: Self, text: String) -> Bool {
        switch departure {
        case .cancel(let waiter): text == "cancel \(waiter ?? "nil")"
        case .resume(let waiter): text == "resume \(waiter ?? "nil")"
        case .nothing: text == "nothing"
        }
    }
}

extension FlightState.Wait {
    fileprivate static func == (wait: Self, text: String) -> Bool {
        switch wait {
        case .waiting: text == "waiting"
        case .gone: text == "gone"
        case .landed(let isLate): text == (isLate ? "landed late" : "landed")
        }
    }
}
