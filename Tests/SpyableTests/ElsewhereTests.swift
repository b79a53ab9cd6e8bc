//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies
import Testing

/// Protocols whose parents, actors and function types stand in another file of the module.
struct ElsewhereTests {
    @Test func associatedTypesOfParentsElsewhereAreTheSpys() throws {
        let spy = SourcingMoreSpy<Int, DepotFault>()
        spy.$load(1).returns(5)
        spy.$loadAll().throws(.empty)
        #expect(try spy.load(1) == 5)
        #expect(throws: DepotFault.empty) { try spy.loadAll() }
        let text = SourcingTitleSpy<DepotFault>()
        text.$title().returns("t")
        #expect(text.title() == "t")
    }

    @Bench
    @Test func theActorOfAParentElsewhereIsolatesTheSpy() {
        let spy = CraftingHardSpy()
        spy.$work().returns(3)
        spy.hours = 4
        #expect(spy.work() == 3)
        spy.$hours.set(4).verify(.once)
    }

    @Test func aParentElsewhereMakesTheSpyAnActor() async {
        let spy = AttendingFastSpy()
        spy.$serve("a").returns(1)
        spy.$serveFast("b").returns(2)
        #expect(await spy.serve("a") == 1)
        #expect(await spy.serveFast("b") == 2)
    }

    @Test func aSuperclassElsewhereIsInherited() {
        let spy = DrivingSpy()
        spy.$drive().returns(6)
        #expect(spy.drive() == 6)
        #expect(spy.name == "machine")
    }

    @Test func aFunctionTypeElsewhereIsSeenAndNotKept() {
        let spy = VisitingSpy()
        spy.$visit(.any).returns { visit in visit(7) ? 1 : 0 }
        #expect(spy.visit { $0 == 7 } == 1)
    }
}
