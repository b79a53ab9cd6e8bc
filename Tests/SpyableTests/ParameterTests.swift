//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import SeamSpies
import Testing

struct ParameterTests {
    @Test func inoutParametersAreRecordedAndWritten() {
        let spy = EditorSpy()
        spy.$fix("a").performs { $0 += "!" }
        var text = "a"
        spy.fix(&text)
        #expect(text == "a!")
        #expect(spy.$fix(.any).calls.first?.value == "a")
        spy.$merge(.any, with: .any, n: 2).returns { list, set, n in
            list.append(n)
            set.insert(n)
            return true
        }
        var list = [1]
        var set: Set = [1]
        #expect(spy.merge(&list, with: &set, n: 2))
        #expect(list == [1, 2] && set == [1, 2])
        var value: Int! = 3
        spy.$fill(.any).performs { $0 = nil }
        spy.fill(&value)
        #expect(value == nil)
    }

    @Test func variadicsAreArrays() {
        let spy = PrinterSpy()
        spy.emit(Mark(), Mark(), sep: ",")
        #expect(spy.$emit(.any, sep: ",").calls.first?.0.count == 2)
        spy.$sum(.value([1, 2]), tail: .any).returns(9)
        #expect(spy.sum(1, 2, tail: 0.5) == 9)
    }

    @Test func implicitlyUnwrappedOptionals() {
        let spy = LegacySpy()
        spy.$handle.get.returns(1)
        #expect(spy.handle == 1)
        spy.handle = nil
        spy.$handle.set(.nil).verify(.once)
        spy.$turn(nil).returns("none")
        #expect(spy.turn(nil) == "none")
        spy.$subscript(.value(2)).get.returns(4)
        #expect(spy[2] == 4)
    }

    @Test func keywordsAsNames() {
        let spy = ProtocolSpy()
        spy.run(for: "a", in: 1, true)
        spy.$run(for: "a", in: 1, true).verify(.once)
        spy.extension = 3
        spy.$extension.set(3).verify(.once)
        spy.$default().returns(5)
        #expect(spy.default() == 5)
        spy.repeat(2)
        spy.$repeat(2).verify(.once)
    }

    @Test func namelessParameters() {
        let spy = Sink2Spy()
        spy.$accept(1, "a", tag: .any).returns(2)
        spy.$subscript(7).get.returns(8)
        #expect(spy.accept(1, "a", tag: true) == 2)
        #expect(spy[7] == 8)
    }

    @Test func parametersNamedLikeTheLibrary() {
        let spy = ShadowSpy()
        spy.save(storage: Data(), invocation: 1, member: 2, perform: 3, given: "g", newValue: true)
        spy.$save(storage: .any, invocation: 1, member: 2, perform: 3, given: "g", newValue: true).verify(.once)
        spy[4] = "four"
        spy.$subscript(4).set("four").verify(.once)
    }

    @Test func membersNamedLikeTheLibrary() {
        let spy = ServiceSpy()
        spy.$given().returns(1)
        spy.$verify(2).returns(true)
        spy.$invocations.get.returns([3])
        spy.reset()
        spy.perform("x")
        #expect(spy.given() == 1)
        #expect(spy.verify(2))
        #expect(spy.invocations == [3])
        spy.$reset().verify(.once)
        spy.$perform("x").verify(.once)
    }

    @Test func nestedProtocolsSeeTheNamesAroundThem() throws {
        let spy = Collide.ShadowedSpy()
        spy.$risky().returns(1)
        spy.$take(.any, .any).returns(.mine)
        #expect(try spy.risky() == 1)
        #expect(spy.take(Collide.Parameter(), Collide.Count()) == Collide.Error.mine)
        spy.$typed().throws(DepotFault.empty)
        #expect(throws: DepotFault.empty) { try spy.typed() }
    }

    @Test func optionals() {
        let spy = OptionalsSpy()
        spy.send("a")
        spy.send(nil)
        spy.$send("a").verify(.once)
        spy.$send(nil).verify(.once)
        spy.$send(.notNil).verify(.once)
        spy.$two(.any).returns(3)
        #expect(spy.two(nil) == 3)
        spy.$any(.any).returns("any")
        #expect(spy.any(1) as? String == "any")
        spy.$tup(.any).returns((x: 1, y: 2))
        #expect(spy.tup((a: 1, b: [])).y == 2)
    }

    @Test func opaqueAndIsolatedParameters() async {
        let spy = ModernSpy()
        spy.$describe(.value(3)).returns("three")
        #expect(spy.describe(3) == "three")
        await spy.run(on: nil, 4)
        spy.$run(on: .nil, 4).verify(.once)
        spy.$count(.any, for: Int.self).returns(2)
        #expect(spy.count { (_: Int) in } == 2)
    }

    @Test func parametersOfTypeAny() {
        let spy = AnythingSpy()
        spy.$take(.any).returns(1)
        #expect(spy.take("x") == 1)
        #expect(spy.$take(.any).calls.first as? String == "x")
    }
}

private struct Mark: Marker {}
