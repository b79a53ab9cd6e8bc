//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies
import Testing

struct ConcurrencyTests {
    @Test func actors() async {
        let spy = TillSpy()
        spy.$total.get.returns(1)
        spy.$label.get.returns("till")
        #expect(await spy.total == 1)
        #expect(spy.label == "till")
        await spy.add(2)
        await spy.ping()
        spy.$add(2).verify(.once)
        spy.$ping().verify(.once)
        spy.$with(.any).returns(9)
        #expect(await spy.with { _ in 1 } == 9)
    }

    @Test func anActorByItsParent() async {
        let spy = IndirectTillSpy()
        spy.$audit().returns([1])
        #expect(await spy.audit() == [1])
        await spy.zero()
        spy.$zero().verify(.once)
    }

    @Test @MainActor func aGlobalActor() async {
        let spy = ScreenSpy()
        spy.$title.stores("a")
        spy.title = "b"
        #expect(spy.title == "b")
        await spy.show()
        spy.log("x")
        spy.$show().verify(.once)
        spy.$log("x").verify(.once)
        spy.$id.get.returns(7)
        #expect(spy.id == 7)
        spy.$show().performs { MainActor.assertIsolated() }
        await spy.show()
    }

    @Test func sendableProtocols() async throws {
        let spy = FeedSpy()
        spy.$cursor.get.returns(1)
        spy.$page(2).returns([Parcel(id: 2, label: "p")])
        #expect(spy.cursor == 1)
        #expect(try await spy.page(2).count == 1)
        await spy.render(Parcel(id: 3, label: "q"))
        spy.$render(.any).verify(.once)
        let plain = PlainSpy()
        plain.$value().returns(4)
        #expect(plain.value() == 4)
        plain.name = "n"
        plain.$name.set("n").verify(.once)
    }

    @Test func requirementsWithoutParameters() {
        let spy = QuietSpy()
        spy.$token().returns("t")
        spy.$ready.get.returns(true)
        spy.fire()
        #expect(spy.token() == "t")
        #expect(spy.ready)
        spy.$fire().verify(.once)
        spy.$token().verify(.once)
        spy.$ready.get.verify(.once)
    }

    @Test func concurrentCallsAreAllRecorded() async {
        let spy = BurstSpy()
        spy.$a(.any).returns(1)
        spy.$b(.any).returns(2)
        spy.$c.get.returns(3)
        let sum = await withTaskGroup(of: Int.self) { group in
            for n in 0..<200 {
                group.addTask { await spy.a(n) + spy.b(n) + spy.c }
            }
            return await group.reduce(0, +)
        }
        #expect(sum == 1200)
        spy.$a(.any).verify(.exactly(200))
        spy.$b(.any).verify(.exactly(200))
        spy.$c.get.verify(.exactly(200))
    }

    @Test func answersMayCallTheSpy() {
        let spy = RecursiveSpy()
        defer { reset(spy) }
        spy.$inner(.any).returns { $0 * 2 }
        spy.$outer(.any).returns { [spy] n in spy.inner(n) + 1 }
        #expect(spy.outer(2) == 5)
        spy.$inner(2).verify(.once)
    }

    @Test func ownershipAndSending() async {
        let spy = OwningSpy()
        spy.eat(Parcel(id: 1, label: "a"))
        spy.$eat(.any).verify(.once)
        spy.$lend(.any).returns { $0.id }
        #expect(spy.lend(Parcel(id: 4, label: "b")) == 4)
        await spy.hand(Ledger())
        spy.$hand(.any).verify(.once)
        spy.$make().returns { Ledger() }
        #expect(await spy.make().rows.isEmpty)
    }

    @Test func valuesThatCannotBeCopied() {
        let spy = SealingSpy()
        spy.$use(.any).returns { $0.code }
        spy.$look(.any).returns { $0.code + 1 }
        spy.$cut().returns { Seal(code: 8) }
        spy.$edit(.any).performs { $0 = Seal(code: 9) }
        #expect(spy.use(Seal(code: 5)) == 5)
        #expect(spy.look(Seal(code: 6)) == 7)
        #expect(spy.cut().code == 8)
        var seal = Seal(code: 1)
        spy.edit(&seal)
        #expect(seal.code == 9)
        spy.$edit(.any).verify(.once)
    }
}

struct AvailabilityTests {
    @Test func branchesAreSpiedWhereTheyAreCompiled() {
        let spy = PlatformedSpy()
        spy.common()
        spy.$common().verify(.once)
        #if os(Linux)
        spy.common(1)
        spy.$common(1).verify(.once)
        PlatformedSpy.boot()
        PlatformedSpy.$boot().verify(.atLeast(1))
        #endif
    }

    @Test func attributesAreKept() async {
        let spy = FreshSpy()
        spy.$b(.any).returns(3)
        spy.b(1)
        spy.blocking()
        await spy.c()
        spy.$a().returns(2)
        spy.$b(1).verify(.once)
        spy.$blocking().verify(.once)
        spy.$c().verify(.once)
    }
}

struct AccessTests {
    @Test func allLevels() {
        let port = PublicPortSpy(n: 3)
        port.$p().returns(1)
        port.$q.get.returns(2)
        #expect(port.p() + port.q == 3)
        PublicPortSpy.$init(n: 3).verify(.atLeast(1))
        let package = PackagePortSpy()
        package.$p().returns(4)
        #expect(package.p() == 4)
        let hidden = HiddenPortSpy()
        hidden.$h().returns(5)
        hidden.s = 6
        #expect(hidden.h() == 5)
        hidden.$s.set(6).verify(.once)
        FilePortSpy.$h().returns(7)
        #expect(FilePortSpy.h() == 7)
        let inner = Outer.InnerSpy()
        inner.$look(.any).returns(8)
        #expect(inner.look(Outer.secret) == 8)
    }
}

@Spyable
private protocol HiddenPort {
    func h() -> Int
    var s: Int { get set }
}

@Spyable
private protocol FilePort { static func h() -> Int }

private enum Outer {
    fileprivate struct Secret {}
    static var secret: Secret { Secret() }

    @Spyable
    fileprivate protocol Inner { func look(_ s: Secret) -> Int }
}
