//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies
import SeamTesting
import Testing

@Spyable
private protocol Numbers: Sequence where Element == Int {
    var title: String { get }
}

@Spyable
private protocol Rack: RandomAccessCollection {
    func sort()
}

@Spyable
private protocol Ticker: AsyncSequence where Element: Sendable {
    func stop()
}

@Spyable
private protocol Kind: RawRepresentable, CaseIterable, Hashable where RawValue == String {
    func describe() -> String
}

@Spyable
private protocol Dice: RandomNumberGenerator {}

@Spyable
private protocol Stepper: Clock where Duration == Swift.Duration, Instant == ContinuousClock.Instant {}

@Spyable
private protocol Chain: SerialExecutor {
    func close()
}

@Spyable
private protocol Path: ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    func open()
}

@Spyable
private protocol Column: CodingKey {}

/// Parents from the standard library are spied as though the child had restated them.
struct StandardLibraryParentTests {
    @Test func sequencesAreEmptyOrTold() {
        withTestScope { _ in
            let numbers = NumbersSpy()
            numbers.$makeIterator().relaxed()
            #expect(Array(numbers).isEmpty)
            numbers.$makeIterator().returns(AnyIterator([1, 2].makeIterator()))
            #expect(Array(numbers) == [1, 2])
            numbers.$makeIterator().verify(.exactly(2))
        }
    }

    @Test func collectionsAreTold() {
        withTestScope(verifying: .lenient) { _ in
            let rack = RackSpy<String>()
            rack.$startIndex.get.returns(0)
            rack.$endIndex.get.returns(2)
            rack.$index(after: .any).returns { $0 + 1 }
            rack.$subscript(.any).get.returns { "book \($0)" }
            #expect(rack.count == 2)
            #expect(rack.map { $0 } == ["book 0", "book 1"])
        }
    }

    @Test func asynchronousSequencesEndOrGoOn() async {
        await withTestScope { _ in
            let ticker = TickerSpy<Int>()
            ticker.$makeAsyncIterator().relaxed()
            for await _ in ticker { Issue.record("There is nothing to wait for.") }
            let stream = AsyncStream<Int> { continuation in
                continuation.yield(7)
                continuation.finish()
            }
            ticker.$makeAsyncIterator().returns { stream.makeAsyncIterator() }
            var seen: [Int] = []
            for await number in ticker { seen.append(number) }
            #expect(seen == [7])
        }
    }

    @Test func rawValuesAndCasesAreTold() throws {
        try withTestScope(verifying: .lenient) { _ in
            let kind = try #require(KindSpy(rawValue: "a"))
            kind.$rawValue.get.returns("b")
            #expect(kind.rawValue == "b")
            KindSpy.$allCases.get.returns([kind])
            #expect(KindSpy.allCases == [kind])
            #expect(Set([kind, kind]).count == 1)
        }
    }

    @Test func generatorsAndClocksAreTold() async throws {
        try await withTestScope(verifying: .lenient) { _ in
            let dice = DiceSpy()
            dice.$next().returns(41)
            #expect((dice.next() as UInt64) == 41)
            let clock = StepperSpy()
            let now = ContinuousClock.now
            clock.$now.get.returns(now)
            try await clock.sleep(until: now, tolerance: nil)
            clock.$sleep(until: .value(now), tolerance: .nil).verify(.once)
        }
    }

    @Test func executorsRecordTheirJobs() {
        withTestScope { _ in
            let chain = ChainSpy()
            chain.$enqueue(.any).verify(.never)
            chain.close()
            chain.$close().verify(.once)
        }
    }

    @Test func literalsMakeSpies() {
        withTestScope(verifying: .lenient) { _ in
            let path: PathSpy<Int> = "a/b"
            path.open()
            PathSpy<Int>.$init(stringLiteral: "a/b").verify(.once)
            let other: PathSpy<Int> = [1, 2]
            other.$open().verify(.never)
        }
    }

    @Test func codingKeysAreTold() throws {
        try withTestScope(verifying: .lenient) { _ in
            let column = try #require(ColumnSpy(stringValue: "a"))
            column.$stringValue.get.returns("b")
            #expect(column.stringValue == "b")
            ColumnSpy.$init(stringValue: "a").verify(.once)
        }
    }
}
