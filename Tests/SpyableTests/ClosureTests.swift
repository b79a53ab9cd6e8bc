//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import SeamSpies
import Testing

struct ClosureTests {
    @Test func escapingClosuresAreRecordedAndCanBeCalled() throws {
        let spy = DownloaderSpy()
        var received: Data?
        spy.$fetch("a", then: .any).performs { _, done in done(.success(Data([1]))) }
        spy.fetch("a") { received = try? $0.get() }
        #expect(received == Data([1]))
        let call = try #require(spy.$fetch(.any, then: .any).calls.first)
        #expect(call.0 == "a")
    }

    @Test func closuresThatMustNotEscapeReachTheAnswer() {
        let spy = TransactionSpy()
        spy.$run(.any).returns { body in body() + 1 }
        spy.$scan(.any).performs { body in
            var value = 1
            body(&value)
            #expect(value == 2)
        }
        #expect(spy.run { 4 } == 5)
        spy.scan { $0 += 1 }
        spy.$scan(.any).verify(.once)
    }

    @Test func sendableClosures() async {
        let spy = WorkQueueSpy()
        spy.submit {}
        spy.main {}
        spy.$submit(.any).verify(.once)
        await spy.$submit(.any).calls.first?()
        spy.$main(.any).performs { job in _ = job }
        spy.main {}
        spy.$main(.any).verify(.exactly(2))
    }

    @Test func propertiesOfFunctionTypes() {
        let spy = RadioSpy()
        var seen = 0
        spy.$onFrame.get.returns { { _, bytes in seen = bytes.count } }
        spy.onFrame(UUID(), [1, 2])
        #expect(seen == 2)
        spy.maybe = { "\($0)" }
        #expect(spy.$maybe.set(.any).calls.first??(3) == "3")
        spy.$maybe.get.returns(nil)
        #expect(spy.maybe == nil)
    }

    @Test func severalClosures() {
        let spy = WizardSpy()
        spy.$ask(.any, .any, c: .any).performs { a, b, c in
            a(nil)
            b?(1, "x")
            c(Mark(), true)
        }
        var heard: [String] = []
        spy.ask({ _ in heard.append("a") }, nil, c: { _, flag in if flag { heard.append("c") } })
        #expect(heard == ["a", "c"])
        spy.$ask(.any, .nil, c: .any).verify(.once)
    }

    @Test func closuresBehindNames() {
        let spy = LoadingSpy()
        spy.$load(.any).performs { $0(1) }
        spy.$loadLater(.any).performs { $0(2) }
        var numbers: [Int] = []
        spy.load { numbers.append($0) }
        spy.loadLater { numbers.append($0) }
        spy.loadMaybe(nil)
        #expect(numbers == [1, 2])
        spy.$loadMaybe(.nil).verify(.once)
    }

    @Test func rethrowingRequirements() throws {
        let spy = MapperSpy()
        spy.$map(.any, .any, returning: [String].self).returns { xs, f in try xs.map { try f($0) } }
        #expect(spy.map([1, 2]) { "\($0)" } == ["1", "2"])
        #expect(throws: DepotFault.empty) {
            try spy.map([1]) { (_: Int) throws(DepotFault) -> String in throw .empty }
        }
        spy.$map(.value([1, 2]), .any, returning: [String].self).verify(.once)
    }
}

private struct Mark: Marker {}
