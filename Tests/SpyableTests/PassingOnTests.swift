//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies
import Testing

/// What a partial spy hands on to the real implementation, in forms that take more than a plain call.
struct PassingOnTests {
    private final class RealLazily: Lazily {
        func log(_ text: @autoclosure () -> String, detail: @escaping @autoclosure () throws -> Int) {
            #expect(text() == "text")
            #expect((try? detail()) == 7)
        }

        func unless(_ problem: @autoclosure () throws -> Bool) rethrows -> Int { try problem() ? 1 : 0 }
        static func ?? (value: RealLazily, fallback: @autoclosure () throws -> Int) rethrows -> Int { try fallback() }
        static func || (value: RealLazily, other: @autoclosure () -> Bool) -> Bool { other() }
    }

    @Test func expressionsArePassedOnUnevaluated() throws {
        let spy = LazilySpy(wrapping: RealLazily())
        var evaluated = 0
        func count(_ text: String) -> String {
            evaluated += 1
            return text
        }
        spy.log(count("text"), detail: 7)
        #expect(evaluated == 1)
        let lazily: any Lazily = spy
        #expect(lazily.unless(true) == 1)
        #expect(throws: DepotFault.empty) { try lazily.unless(try failing()) }
    }

    @Test func operatorsTakeExpressions() throws {
        func coalesce<Value: Lazily>(_ value: Value) throws -> Int { try value ?? (try failing() ? 1 : 2) }
        func disjoin<Value: Lazily>(_ value: Value, _ other: Bool) -> Bool { value || other }
        LazilySpy.$coalesce(.any, .any).returns { _, fallback in (try? fallback()) ?? 3 }
        LazilySpy.$or(.any, .any).returns { _, other in other() }
        let spy = LazilySpy()
        #expect(try coalesce(spy) == 3)
        #expect(disjoin(spy, true))
        #expect(!disjoin(spy, false))
    }

    private func failing() throws -> Bool { throw DepotFault.empty }

    private struct RealFailing: Failing {
        func fail<Failure: Error>() throws(Failure) { if let fault = DepotFault.empty as? Failure { throw fault } }
        func count<Failure>(of names: [String]) throws(Failure) -> Int { names.count }
    }

    @Test func anErrorThatOnlyThrowsNamesIsPassedOn() throws {
        let spy = FailingSpy(wrapping: RealFailing())
        func fail(_ spy: FailingSpy) throws(DepotFault) { try (spy.fail as () throws(DepotFault) -> Void)() }
        #expect(throws: DepotFault.empty) { try fail(spy) }
        let count = spy.count as ([String]) throws(DepotFault) -> Int
        #expect(try count(["a", "b"]) == 2)
        spy.$count(of: .any, throwing: DepotFault.self).throws(.jammed(1))
        #expect(throws: DepotFault.jammed(1)) { try count([]) }
    }
}

struct GivingTests {
    @Test func closuresThatAreGivenAwayReachTheAnswer() async {
        let spy = GivingSpy()
        let sum = Captor<() -> Int>()
        spy.$give(.capture(into: sum)).returns()
        spy.give { 3 }
        #expect(sum.last?() == 3)
        spy.$share(.any).returns { work in #expect(work() == 4) }
        await spy.share { 4 }
        spy.$share(.any).verify(.once)
    }
}

struct ViewingTests {
    @Test func viewsAreSeenButNotKept() {
        let spy = ViewingSpy()
        spy.$sum(.any).returns { numbers in numbers.isEmpty ? 0 : numbers[0] }
        spy.$count(.any).returns { bytes in bytes.byteCount }
        spy.$clear(.any).performs { numbers in numbers[0] = 0 }
        var numbers = [5, 6]
        #expect(spy.sum(numbers.span) == 5)
        #expect(spy.count(numbers.span.bytes) == 16)
        var view = numbers.mutableSpan
        spy.clear(&view)
        #expect(numbers == [0, 6])
        spy.$sum(.any).verify(.once)
    }
}

@Archive
struct GlobalActorTests {
    private struct Real: Filing {
        func file(_ name: String) -> Int { name.count }
        var count: Int { 5 }
    }

    private final class RealShelf: Shelving {
        var shelf = 1
        func shelve(_ name: String) -> Int { shelf }
    }

    @Test func anActorOfTheFileIsKnownByItsDeclaration() async throws {
        let spy = FilingSpy(wrapping: Real())
        #expect(spy.file("ab") == 2)
        #expect(try await spy.count == 5)
        spy.$file("ab").returns(7)
        #expect(spy.file("ab") == 7)
        let shelf = ShelvingSpy(wrapping: RealShelf())
        shelf.shelf = 4
        #expect(try await shelf.shelve("a") == 4)
    }
}

struct IsolatedParameterTests {
    @Test func aParameterIsolatesTheCall() async throws {
        let spy = await makeSpy(on: Archive.shared)
        #expect(spy == 3)
    }

    private func makeSpy(on archive: isolated Archive) -> Int {
        let spy = ArchivingSpy()
        spy.$store("a", in: .any).returns(3)
        return spy.store("a", in: archive)
    }
}

@MainActor
struct SupplyingTests {
    private struct Real: Supplying {
        var supply: @Sendable () -> Int { { 4 } }
        func value() -> any Hashable & Sendable { "real" }
    }

    @Test func resultsThatClaimToBeSendableArePassedOn() {
        let spy = SupplyingSpy(wrapping: Real())
        #expect(spy.supply() == 4)
        #expect(spy.value() as? String == "real")
        spy.$value().returns(5)
        #expect(spy.value() as? Int == 5)
    }
}
