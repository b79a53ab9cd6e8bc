//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies
import Testing

struct MutationTests {
    @Test func mutatingRequirementsAreMembersOfAClass() {
        var odometer: any Odometer = OdometerSpy()
        let spy = odometer as! OdometerSpy
        spy.$reading.get.returns(7)
        odometer.advance(by: 3)
        odometer.reading = 5
        #expect(odometer.reading == 7)
        spy.$advance(by: 3).verify(.once)
        spy.$reading.set(5).verify(.once)
    }

    @Test @MainActor func initializersAreRecordedOnTheType() {
        let made: any Bootable = BootableSpy()
        made.sync([1])
        (made as! BootableSpy).$sync(.value([1])).verify(.once)
        func make<T: Bootable>(_ type: T.Type) -> T { T() }
        let before = BootableSpy.$init().count
        let spy = make(BootableSpy.self)
        spy.sync([])
        #expect(BootableSpy.$init().count == before + 1)
    }

    @Test func selfIsTheSpy() {
        let spy = PrototypeSpy()
        let other = PrototypeSpy()
        defer { reset(spy) }
        spy.$clone().returns(other)
        spy.$parent().returns(nil)
        spy.$litter().returns([other, spy])
        spy.$twin.get.returns(other)
        #expect(spy.clone() === other)
        #expect(spy.parent() == nil)
        #expect(spy.litter().count == 2)
        #expect(spy.twin === other)
    }

    @Test func operatorsAreSelectedByWords() {
        func subtract<T: Blend>(_ a: T, _ b: T) -> T { a - b }
        func invert<T: Blend>(_ a: T) -> Bool { !a }
        let a = BlendSpy()
        let b = BlendSpy()
        BlendSpy.$minus(.identical(to: a), .identical(to: b)).returns(a)
        BlendSpy.$not(.any).returns(true)
        #expect(subtract(a, b) === a)
        #expect(invert(b))
        BlendSpy.$not(.identical(to: b)).verify(.once)
    }

    @Test func staticMembersAreSelectedOnTheType() async throws {
        RegistrySpy.$shared.get.returns(4)
        try await RegistrySpy.register(key: "k")
        RegistrySpy.shared = 9
        #expect(RegistrySpy.shared == 4)
        RegistrySpy.$register(key: "k").verify(.once)
        RegistrySpy.$shared.set(9).verify(.once)
        let spy = RegistrySpy()
        spy.local()
        spy.$local().verify(.once)
    }

    @Test func failableAndThrowingInitializers() throws {
        func make<T: Fallible>(_ type: T.Type, _ n: Int) throws -> T? { try T(n) }
        #expect(try make(FallibleSpy.self, 1) != nil)
        FallibleSpy.$init(2).returns(nil)
        #expect(try make(FallibleSpy.self, 2) == nil)
        FallibleSpy.$init(3).throws(DepotFault.empty)
        #expect(throws: DepotFault.empty) { try make(FallibleSpy.self, 3) }
    }
}
