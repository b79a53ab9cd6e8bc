//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Seam
import SeamSpies
import Testing

struct RecordingTests {
    @Test func callsKeepTheirArgumentsInOrder() throws {
        let files = FileAccessingSpy()
        try files.write([1], to: "a")
        try files.write([2, 3], to: "b")
        let calls = files.$write(.any, to: .any).calls
        #expect(calls.map(\.0) == [[1], [2, 3]])
        #expect(calls.map(\.1) == ["a", "b"])
        #expect(files.$write(.any, to: "b").count == 1)
    }

    @Test func aCallThatThrowsHasBeenRecorded() {
        let files = FileAccessingSpy()
        files.$write(.any, to: .any).throws(.full)
        #expect(throws: DiskFault.full) { try files.write([], to: "x") }
        files.$write(.any, to: "x").verify(.once)
    }

    @Test func theSequenceIsGlobalAcrossSpies() {
        let (first, second) = (FileAccessingSpy(), FileAccessingSpy())
        first.close()
        second.close()
        first.remove("x")
        let numbers = [first.__spy.allCalls[0], second.__spy.allCalls[0], first.__spy.allCalls[1]].map(\.sequence)
        #expect(numbers == numbers.sorted())
        #expect(Set(numbers).count == 3)
    }

    @Test func callsKnowTheirTimeAndWhetherTheyWereAnswered() {
        let files = FileAccessingSpy()
        files.$size(of: "known").returns(1)
        let before = ContinuousClock.now
        _ = relaxed(lenient(files)).size(of: "unknown")
        _ = files.size(of: "known")
        let calls = files.__spy.allCalls
        #expect(calls.map(\.isAnswered) == [false, true])
        #expect(calls.allSatisfy { $0.time >= before })
    }

    @Test func overloadsAndGenericsAreToldApart() {
        let wide = WideSpy()
        wide.$convert(.value(1)).returns(2)
        wide.$convert(.value("a")).returns("b")
        #expect(wide.convert(1) == 2)
        #expect(wide.convert("a") == "b")
        wide.$make(returning: Int.self).returns(7)
        wide.$make(returning: String.self).returns("seven")
        #expect(wide.make() as Int == 7)
        #expect(wide.make() as String == "seven")
        wide.$convert(.any(Int.self)).verify(.once)
    }

    @Test func inoutArgumentsAreRecordedAsTheyCame() {
        let wide = WideSpy()
        wide.$edit(.any).returns { text in
            text += "!"
            return text.count
        }
        var text = "hey"
        #expect(wide.edit(&text) == 4)
        #expect(text == "hey!")
        #expect(wide.$edit("hey").calls.map(\.value) == ["hey"])
    }

    @Test func concurrentCallsAreAllRecorded() async {
        let files = FileAccessingSpy()
        files.$size(of: .any).returns(1)
        await withTaskGroup { group in
            for worker in 0..<8 {
                group.addTask {
                    for call in 0..<100 { _ = files.size(of: "\(worker)-\(call)") }
                }
            }
        }
        files.$size(of: .any).verify(800)
        #expect(Set(files.$size(of: .any).calls).count == 800)
    }

    @Test func threadsThatComeTogetherLoseNoCall() {
        let files = FileAccessingSpy()
        let group = DispatchGroup()
        for _ in 0..<4 {
            group.enter()
            Thread.detachNewThread {
                for _ in 0..<200 { files.close() }
                group.leave()
            }
        }
        group.wait()
        files.$close().verify(800)
    }

    @Test func aSpyMayBeResetWhileItIsCalled() {
        let files = FileAccessingSpy()
        let group = DispatchGroup()
        for _ in 0..<3 {
            group.enter()
            Thread.detachNewThread {
                for _ in 0..<200 {
                    files.$size(of: "x").returns(1, 2, then: .cycle)
                    _ = relaxed(files).size(of: "x")
                }
                group.leave()
            }
        }
        group.enter()
        Thread.detachNewThread {
            for _ in 0..<100 { reset(files, .givens, .invocations) }
            group.leave()
        }
        group.wait()
        reset(files)
        files.$size(of: .any).verify(.never)
        files.$size(of: .any).returns(3)
        #expect(files.size(of: "x") == 3)
    }

    @Test func tenThousandCallsAreCapturedInOrder() {
        let files = FileAccessingSpy()
        let (before, after, ofGiven) = (Captor<String>(), Captor<String>(), Captor<String>())
        files.$size(of: .capture(into: ofGiven)).returns(1)
        files.$size(of: .any).capture(into: before)
        for number in 0..<10_000 { _ = files.size(of: "\(number)") }
        files.$size(of: .capture(.matching { $0.hasSuffix("99") }, into: after)).verify(100)
        #expect(before.values == (0..<10_000).map { "\($0)" })
        #expect(ofGiven.values == before.values)
        #expect(after.values.count == 100)
        #expect(after.first == "99")
        #expect(after.last == "9999")
    }

    @Test func spiesOfManyRequirementsKeepThemApart() {
        let wide = WideSpy()
        wide.$title.stores("a")
        wide.$note.stores(nil)
        wide.title = "b"
        wide.note = "c"
        wide.visit(Int.self)
        wide.attach(nil)
        #expect(wide.title == "b")
        #expect(wide.note == "c")
        wide.$title.set("b").verify(.once)
        wide.$note.set("c").verify(.once)
        wide.$visit(.any).verify(.once)
        wide.$attach(nil).verify(.once)
    }

    @Test func theStaticSideIsRecordedPerScope() {
        let scopes = (SpyScope(sink: FindingCollector()), SpyScope(sink: FindingCollector()))
        defer {
            scopes.0.release()
            scopes.1.release()
        }
        scopes.0.withCurrent {
            WideSpy.$boot(.any).returns(true)
            #expect(WideSpy.boot(1))
        }
        scopes.1.withCurrent {
            WideSpy.$boot(.any).verify(.never)
            WideSpy.$shared.stores(3)
            WideSpy.shared += 1
            #expect(WideSpy.shared == 4)
        }
        scopes.0.withCurrent { WideSpy.$boot(1).verify(.once) }
    }

    @Test func theOwnerIsFixedWhenTheSpyIsMade() {
        let (mine, other) = (FindingCollector(), FindingCollector())
        let owner = SpyScope(sink: mine)
        defer { owner.release() }
        let files = owner.withCurrent { FileAccessingSpy() }
        SpyScope(sink: other).withCurrent { files.$close().verify() }
        #expect(mine.findings.count == 1)
        #expect(other.findings.isEmpty)
    }

    @Test func aSpyAndItsArgumentsGoWithTheirScope() {
        final class Payload {}
        weak var payload: Payload?
        do {
            let wide = WideSpy()
            let object = Payload()
            payload = object
            wide.attach(object)
            #expect(payload != nil)
        }
        #expect(payload == nil)
    }
}
