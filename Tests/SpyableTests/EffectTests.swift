//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies
import Testing

struct EffectTests {
    @Test func gettersWithEffects() async throws {
        let spy = GaugeSpy()
        spy.$level.get.returns(1)
        spy.$raw.get.throws(.jammed(2))
        spy.$subscript(3).get.returns(4)
        #expect(try await spy.level == 1)
        #expect(throws: DepotFault.jammed(2)) { try spy.raw }
        #expect(await spy[3] == 4)
        spy.$level.get.throws(DepotFault.empty)
        await #expect(throws: DepotFault.empty) { try await spy.level }
    }

    @Test func typedErrors() async throws {
        let spy = VaultSpy()
        spy.$open(1).throws(.empty)
        spy.$open(2).returns { id in Parcel(id: id, label: "two") }
        await #expect(throws: DepotFault.empty) { try await spy.open(1) }
        #expect(try await spy.open(2).id == 2)
        spy.$calm().returns(3)
        #expect(spy.calm() == 3)
        spy.$loud().throws(DepotFault.empty)
        #expect(throws: DepotFault.empty) { try spy.loud() }
        spy.$relay(.any, throwing: DepotFault.self).returns { try $0() }
        #expect(try spy.relay { () throws(DepotFault) in 5 } == 5)
        spy.$calc(.any).returns { try $0() * 2 }
        #expect(try spy.calc(4) == 8)
    }

    @Test func aClosureThatThrowsIsPassedThroughByType() async {
        let spy = VaultSpy()
        spy.$open(.any).returns { _ in throw DepotFault.jammed(1) }
        await #expect(throws: DepotFault.jammed(1)) { try await spy.open(1) }
    }
}

struct OverloadTests {
    @Test func overloadsAreNamedByResult() throws {
        let spy = LedgeringSpy()
        spy.$post("a", returning: [String].self).returns(["s"])
        spy.$post("a", returning: [Int].self).returns([1])
        spy.$post("a", returning: ([Int], [String]).self).returns(([1], ["s"]))
        spy.$post(1).returns(["int"])
        #expect(spy.post("a") as [String] == ["s"])
        #expect(spy.post("a") as [Int] == [1])
        #expect(try spy.post("a").0 == [1])
        #expect((spy.post(1) as [String]) == ["int"])
        spy.post(nil)
        spy.$post(.nil).verify(.once)
    }

    @Test func genericAndVoidOverloads() async throws {
        let spy = ApiSpy()
        spy.$call("a", returning: Int.self).returns(3)
        let value: Int = try await spy.call("a")
        #expect(value == 3)
        try await spy.call("a") as Void
        spy.$call("a", returning: Void.self).verify(.once)
    }

    @Test func overloadsByEffectAndByConstraint() async {
        let spy = TwinsSpy()
        spy.$load(effects: .sync).returns(1)
        spy.$load(effects: .async).returns(2)
        #expect(loadNow(spy) == 1)
        #expect(await spy.load() == 2)
        spy.$keep(.value(1), overload: .first).returns("hashable")
        #expect(keepHashable(spy, 1) == "hashable")
    }

    @Test func overloadsByPunctuation() {
        let spy = AmperSpy()
        spy.f([1: ("a", true)])
        spy.f { (_: Int) in }
        spy.$f(.any as Match<[Int: (String, Bool)]>).verify(.once)
        spy.$f(.any as Match<(Int) -> Void>).verify(.once)
    }

    private func loadNow(_ twins: TwinsSpy) -> Int { twins.load() }

    private func keepHashable<T: Hashable>(_ twins: TwinsSpy, _ value: T) -> String { twins.keep(value) }
}
