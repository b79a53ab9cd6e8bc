//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies
import Testing

struct InheritanceTests {
    @Test func parentsGiveTheirMembers() throws {
        let spy = TurboSpy()
        spy.start()
        try spy.stop(code: 1)
        spy.idle()
        spy.boost()
        spy.$runs.get.returns(2)
        #expect(spy.runs == 2)
        spy.$start().verify(.once)
        spy.$stop(code: 1).verify(.once)
        spy.$idle().verify(.once)
        spy.$boost().verify(.once)
        #expect(spy == spy)
        #expect(!spy.description.isEmpty)
    }

    @Test func aClassParentIsASuperclass() {
        let spy = SurfaceSpy()
        spy.tap(x: 1)
        spy.$tap(x: 1).verify(.once)
        let base: CanvasBase = spy
        base.paint()
    }

    @Test func aProtocolForClasses() {
        let spy = DelegatingSpy()
        let other = DelegatingSpy()
        spy.$delegate.stores(nil)
        spy.delegate = other
        #expect(spy.delegate === other)
    }

    @Test func aRestatedProtocol() async throws {
        let spy = ForeignDoubleSpy()
        spy.$fetch(1).returns("one")
        let foreign: any Foreign = spy
        #expect(try await foreign.fetch(1) == "one")
        spy.$fetch(1).verify(.once)
    }

    @Test func aRestatedActorAMainActorAndAGenericOne() async {
        let actor = ForeignActorDoubleSpy()
        let foreign: any ForeignActor = actor
        actor.$total().returns(3)
        #expect(await foreign.total() == 3)
        let box = ForeignBoxDoubleSpy<Int>()
        box.$open().returns(4)
        #expect(box.open() == 4)
        await MainActor.run {
            let view = ForeignViewDoubleSpy()
            view.$draw().returns(true)
            let drawn = (view as any ForeignView).draw()
            #expect(drawn)
        }
    }
}

struct StandardParentTests {
    @Test func propertiesOfStandardParentsAreSelected() {
        let spy = NamedSpy()
        spy.$id.get.returns(7)
        spy.$description.get.returns("seven")
        #expect(spy.id == 7)
        #expect(spy.description == "seven")
        spy.$id.get.verify(.once)
    }
}

struct SameFileTests {
    @Test func whatTwoParentsRequireIsOneRequirement() {
        let spy = BothAndMoreSpy()
        spy.$shared.get.returns(3)
        #expect((spy as any Left).shared == 3)
        #expect((spy as any Right).shared == 3)
        (spy as any Left).same(a: "x")
        spy.$same(a: "x").verify(.once)
    }

    @Test func operatorsOfParentsInTheFileAreSpied() {
        let spy = ComparingMoreSpy()
        ComparingMoreSpy.$equals(.any, 1).returns(true)
        #expect(spy == 1)
    }
}
