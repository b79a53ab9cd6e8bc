//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies
import Testing

struct MatchTests {
    private func count<Value>(_ values: Value..., matching match: Match<Value>) -> Int {
        let wide = relaxed(WideSpy())
        wide.$convert(.any(Value.self)).returns { $0 }
        for value in values { _ = wide.convert(value) }
        return wide.$convert(match).count
    }

    @Test func valuesAndLiterals() {
        #expect(count(1, 2, 3, matching: 2) == 1)
        #expect(count(1.5, 2, matching: 1.5) == 1)
        #expect(count("a", "b", matching: "a") == 1)
        #expect(count("a1", "b", matching: "a\(1)") == 1)
        #expect(count(true, false, true, matching: true) == 2)
        #expect(count([1], [1, 2], matching: [1, 2]) == 1)
        #expect(count(["a": 1], [:], matching: ["a": 1]) == 1)
        #expect(count(Set([1, 2]), [3], matching: [2, 1]) == 1)
        #expect(count(1, nil, matching: nil) == 1)
        #expect(count(Person(name: "A", age: 1), matching: .value(Person(name: "A", age: 1))) == 1)
    }

    @Test func optionalParametersTakeBareValuesAndNil() {
        let wide = relaxed(WideSpy())
        _ = wide.send("a")
        _ = wide.send(nil)
        _ = wide.send("b")
        wide.$send("a").verify(.once)
        wide.$send(nil).verify(.once)
        wide.$send(.nil).verify(.once)
        wide.$send(.notNil).verify(2)
        wide.$send(.value("b")).verify(.once)
        wide.$send(.some(.matching { $0.count == 1 })).verify(2)
        wide.$send(.greaterThan("a")).verify(.once)
        wide.$send(.not(.nil)).verify(2)
        wide.$send("a" || "b").verify(2)
        wide.$send(.any).verify(3)
    }

    @Test func identity() {
        final class Thing {}
        let (mine, other) = (Thing(), Thing())
        let wide = WideSpy()
        wide.attach(mine)
        wide.attach(other)
        wide.attach(nil)
        wide.$attach(.identical(to: mine)).verify(.once)
    }

    @Test func predicatesComparisonsAndRanges() {
        #expect(count(1, 2, 3, 4, matching: .matching { $0.isMultiple(of: 2) }) == 2)
        #expect(count(1, 2, 3, matching: .greaterThan(1)) == 2)
        #expect(count(1, 2, 3, matching: .lessThan(2)) == 1)
        #expect(count(1, 2, 3, matching: .atLeast(2)) == 2)
        #expect(count(1, 2, 3, matching: .atMost(2)) == 2)
        #expect(count(1, 2, 3, matching: .in(2...3)) == 2)
        #expect(count(1, 2, 3, matching: .in(..<2)) == 1)
        #expect(count(1, 2, 3, matching: .in(2...)) == 2)
    }

    @Test func typesAndKeyPaths() {
        let wide = WideSpy()
        wide.take(Person(name: "Ann", age: 3))
        wide.take(Robot(name: "R2"))
        wide.$take(.type(Person.self)).verify(.once)
        wide.$take(.where(\.name, "R2")).verify(.once)
        wide.$take(.where(\.name, .matching { $0.count > 1 })).verify(2)
    }

    @Test func andOrNot() {
        #expect(count(1, 2, 3, matching: .greaterThan(1).and(.lessThan(3))) == 1)
        #expect(count(1, 2, 3, matching: .greaterThan(1) && .lessThan(3)) == 1)
        #expect(count(1, 2, 3, matching: .value(1).or(.value(3))) == 2)
        #expect(count(1, 2, 3, matching: 1 || 3) == 2)
        #expect(count(1, 2, 3, matching: .not(2)) == 2)
        #expect(count(1, 2, 3, matching: !.value(2)) == 2)
    }

    @Test func closuresMetatypesAndPacksMatchAny() {
        let wide = relaxed(WideSpy())
        _ = wide.run { 1 }
        wide.visit(Int.self)
        wide.each(1, "a")
        wide.each(2, "b")
        wide.$run(.any).verify(.once)
        wide.$visit(.any).verify(.once)
        wide.$each(.any(Int.self), .any(String.self)).verify(2)
        wide.$each(.value(1), .any(String.self)).verify(.once)
        #expect(wide.$each(.any(Int.self), .value("b")).calls.map(\.0) == [2])
    }

    // MARK: - Captors

    @Test func captorsKeepOnlyWhatTheWholeCallMatched() throws {
        let files = FileAccessingSpy()
        try files.write([1], to: "a")
        try files.write([2], to: "b")
        let data = Captor<[Int]>()
        files.$write(.capture(into: data), to: "b").verify(.once)
        #expect(data.values == [[2]])
        #expect(data.first == [2])
        #expect(data.last == [2])
    }

    @Test func captorsOfAGivenKeepWhatItAnswered() {
        let files = FileAccessingSpy()
        let paths = Captor<String>()
        files.$size(of: .capture(.matching { $0.hasPrefix("a") }, into: paths)).returns(1)
        files.$size(of: "ab").returns(2)
        _ = files.size(of: "aa")
        _ = files.size(of: "ab")
        _ = files.size(of: "ac")
        #expect(paths.values == ["aa", "ac"])
    }

    @Test func aSelectorCapturesWhatCameAndWhatComes() {
        let files = FileAccessingSpy()
        files.remove("before")
        let paths = Captor<String>()
        files.$remove(.any).capture(into: paths)
        files.remove("after")
        #expect(paths.values == ["before", "after"])
    }
}
