//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies
import Testing

struct PartialSpyTests {
    @Test func callsAreForwardedAndRecorded() throws {
        let files = FileAccessingSpy(wrapping: MemoryFiles())
        #expect(try files.read(from: "abc") == [3])
        #expect(files.size(of: "abc") == 3)
        files.$read(from: "abc").verify(.once)
    }

    @Test func singleRequirementsAreStubbedStill() {
        let found = findings { _ in
            let files = FileAccessingSpy(wrapping: MemoryFiles())
            files.$size(of: "stubbed").returns(99)
            #expect(files.size(of: "real") == 4)
            #expect(files.size(of: "stubbed") == 99)
        }
        #expect(found.isEmpty)
    }

    @Test func theRealErrorComesThrough() {
        let files = FileAccessingSpy(wrapping: MemoryFiles())
        #expect(throws: DiskFault.full) { try files.write([1], to: "full") }
    }

    @Test func performsRunBesides() {
        let files = FileAccessingSpy(wrapping: MemoryFiles())
        let probe = FileAccessingSpy()
        files.$size(of: .any).performs { probe.remove($0) }
        #expect(files.size(of: "abcd") == 4)
        probe.$remove("abcd").verify(.once)
    }

    @Test func asyncCallsAreForwardedToo() async throws {
        let files = FileAccessingSpy(wrapping: MemoryFiles())
        #expect(try await files.fetch(3) == ["3"])
        files.$fetch(3).throws(DiskFault.full).returns(["given"])
        await #expect(throws: DiskFault.full) { try await files.fetch(3) }
        #expect(try await files.fetch(3) == ["given"])
        #expect(try await files.fetch(4) == ["4"])
        files.$fetch(.any).verify(4)
    }

    @Test func whatCannotBeForwardedKeepsToGivensAndFallbacks() {
        let found = findings { _ in
            let label = LabellingSpy(wrapping: Label(content: "real"))
            #expect(label.text() == "real")
            #expect(LabellingSpy.standard() == "")
            LabellingSpy.$standard().returns("given")
            #expect(LabellingSpy.standard() == "given")
            #expect(label.isLike(label) == false)
        }
        #expect(found.map(\.kind) == [.unstubbed, .unstubbed])
    }

    @Test func aMutatingCallChangesTheRealOne() {
        var counter: any Counting = CountingSpy(wrapping: Counter())
        #expect(counter.next() == 1)
        #expect(counter.next() == 2)
    }
}

private struct MemoryFiles: FileAccessing {
    func read(from path: String) throws -> [Int] { [path.count] }
    func write(_ data: [Int], to path: String) throws(DiskFault) { throw .full }
    func size(of path: String) -> Int { path.count }
    func remove(_ path: String) {}
    func fetch(_ page: Int) async throws -> [String] { ["\(page)"] }
    func close() {}
}

@Spyable
protocol Labelling {
    func text() -> String
    func isLike(_ other: Self) -> Bool
    static func standard() -> String
}

private struct Label: Labelling {
    let content: String

    func text() -> String { content }
    func isLike(_ other: Label) -> Bool { content == other.content }
    static func standard() -> String { "standard" }
}

@Spyable
protocol Counting {
    mutating func next() -> Int
}

private struct Counter: Counting {
    private var last = 0

    mutating func next() -> Int {
        last += 1
        return last
    }
}
