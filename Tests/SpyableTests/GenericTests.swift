//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies
import Testing

struct GenericTests {
    @Test func genericsAreToldApartByType() throws {
        let spy = StoreSpy()
        spy.$read(returning: Int.self).returns(1)
        spy.$read(returning: String.self).returns("one")
        #expect(spy.read() as Int == 1)
        #expect(spy.read() as String == "one")
        try spy.archive([1, 2])
        spy.$archive(.value([1, 2])).verify(.once)
        spy.$sorted(by: .any as Match<Pair<String, Int>>).returns(["a": 1])
        #expect(spy.sorted(by: Pair(left: "a", right: 1)) == ["a": 1])
        spy.$deep(.any as Match<Pair<[Int], (Int, String)>>, .any).returns([2])
        #expect(spy.deep(Pair(left: [1], right: (1, "a")), nil) == [2])
        spy.$elem(.value([5])).returns(5)
        #expect(spy.elem([5]) == 5)
    }

    @Test func associatedTypesOfGenerics() async {
        let spy = LookupSpy()
        spy.$find(.any as Match<Label>, with: "t").returns("found")
        #expect(spy.find(Label(), with: "t") == "found")
        spy.$keep(.any as Match<Label>).returns(.success("kept"))
        #expect(await spy.keep(Label()) == .success("kept"))
    }

    @Test func associatedTypesAreParametersOfTheSpy() {
        let spy = ShelfSpy<Int, String, [Int]>()
        spy.$get("a").returns(1)
        spy.$grouped().returns([1, 2])
        #expect(spy.get("a") == 1)
        #expect(spy.grouped() == [1, 2])
    }

    @Test func associatedTypesThatAreFixedAreNot() {
        let spy = FixedSpy<String>()
        spy.$look("a").returns(1)
        #expect(spy.look("a") == 1)
    }

    @Test func parameterPacks() {
        let spy = PacksSpy()
        spy.log(1, "a")
        spy.$log(.value(1), .value("a")).verify(.once)
        spy.$join(.any(Int.self), .any(String.self)).returns { pair in (pair.0 + 1, pair.1) }
        #expect(spy.join(1, "a") == (2, "a"))
        spy.$kinds(.any(Int.Type.self)).returns(1)
        #expect(spy.kinds(Int.self) == 1)
    }

    @Test func subscripts() {
        let spy = TableSpy()
        spy.$subscript(1, 2).get.returns("x")
        #expect(spy[1, 2] == "x")
        spy[1, 2] = "y"
        spy.$subscript(1, .any).set("y").verify(.once)
        spy.$subscript(named: "n").get.returns(3)
        #expect(spy[named: "n"] == 3)
        spy.$subscript(typed: .value(1)).get.returns([1])
        #expect(spy[typed: 1] == [1])
        TableSpy.$subscript(5).get.returns(6)
        #expect(TableSpy[5] == 6)
    }

    @Test func genericResults() async {
        let spy = HttpSpy()
        spy.$get("u", body: .value("b"), retry: true, returning: Result<Int, DepotFault>.self).returns(.success(1))
        let result: Result<Int, DepotFault> = await spy.get("u", body: "b", retry: true)
        #expect(result == .success(1))
    }

    @Test func existentialsWithArguments() {
        let spy = StreamsSpy()
        spy.$open().returns([1, 2])
        spy.$live.get.returns(["a"])
        #expect(Array(spy.open()) == [1, 2])
        #expect(spy.live?.count == 1)
    }
}

private struct Label: Tagged {
    var tag: String { "tag" }

    @Test func severalPacksAreMatchedElementByElement() async throws {
        let spy = PackingSpy()
        spy.$pair(.any(Int.self), .value("x"), and: .any(String.self), count: 3).returns(4)
        #expect(spy.pair(1, "x", and: "y", count: 3) == 4)
        spy.$pair(.value(1), .any(String.self), and: .value("y"), count: .any).verify(.once)
        spy.$pair(.value(1), .any(String.self), and: .value("z"), count: .any).verify(.never)
        spy.$pair(.any(Int.self), .any(Int.self), and: .any(String.self), count: .any).returns { a, b, c, d in
            a * 100 + b * 10 + c.count + d
        }
        #expect(spy.pair(1, 2, and: "xyz", count: 4) == 127)
        spy.$join(.any(Int.self), .any(String.self), count: 1).performs { _ in }
        spy.$join(.any(Int.self), .any(String.self), count: 1).returns { a, b, c in
            await Task.yield()
            return (a + c, b + b)
        }
        let joined = try await spy.join(3, "c", count: 1)
        #expect(joined == (4, "cc"))
        spy.$boxes(.any(Pair<Int, Int>.self), .any(Pair<String, Int>.self)).returns { first, second in
            first.right + second.right
        }
        #expect(try spy.boxes(Pair(left: 1, right: 2), Pair(left: "a", right: 3)) == 5)
        spy.$boxes().returns(9)
        #expect(try spy.boxes() == 9)
        spy.$tuple(.any((Int?, String?).self), name: "n").returns(6)
        #expect(spy.tuple((1 as Int?, nil as String?), name: "n") == 6)
        spy.$subscript(.any([Int].self), .any([String].self)).get.returns(8)
        #expect(spy[[1], ["a"]] == 8)
    }

    @Test func parametersMayTurnOutToBeVoid() async throws {
        let spy = DegenerateSpy()
        spy.$take(.any(Void.self)).performs { _ in }
        spy.$take(.any(Void.self)).returns { _ in [1, 2, 3].count }
        #expect(spy.take(()) == 3)
        spy.$takeLater(.any(Void.self)).returns { _ in
            await Task.yield()
            return [1, 2].count
        }
        #expect(try await spy.takeLater(()) == 2)
        spy.$unit(.any).returns { _ in "unit" }
        #expect(spy.unit(()) == "unit")
    }

    @Test func errorsMayTurnOutToBeNever() async throws {
        let spy = DegenerateSpy()
        spy.$fail(as: .any(Never.Type.self)).returns { _ in
            await Task.yield()
            return [1]
        }
        #expect(await spy.fail(as: Never.self) == [1])
    }
}
