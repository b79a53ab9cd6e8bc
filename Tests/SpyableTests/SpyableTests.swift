//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies
import Testing

/// Stubbing and verifying through selectors that the macro made.
struct SpyableTests {
    @Test func methodsAreStubbedAndVerified() async throws {
        let files = FileAccessingSpy()
        files.$read(from: .value("a")).returns([1])
        files.$read(from: .value("b")).throws(Fault.missing)
        #expect(try await files.read(from: "a") == [1])
        await #expect(throws: Fault.missing) { try await files.read(from: "b") }
        files.write([2], to: "c")
        files.$read(from: .any).verify(.exactly(2))
        files.$write(.any, to: .value("c")).verify(.once)
    }

    @Test func propertiesAreStubbedAndVerified() throws {
        let screen = TitledSpy()
        screen.$title.get.returns("one")
        #expect(screen.title == "one")
        screen.title = "two"
        screen.$title.set(.value("two")).verify(.once)
        screen.$title.stores("three")
        #expect(screen.title == "three")
        screen.$level.get.throws(Fault.missing)
        #expect(throws: Fault.missing) { try screen.level }
    }

    @Test func aPropertyThatStoresDoesNotKeepItsSpy() {
        var screen: TitledSpy? = TitledSpy()
        screen?.$title.stores("one")
        screen?.title = "two"
        #expect(screen?.title == "two")
        weak let kept = screen?.__spy
        screen = nil
        #expect(kept == nil)
    }

    @Test func partialSpiesForwardWhatIsNotStubbed() async throws {
        let files = FileAccessingSpy(wrapping: Disk())
        files.$read(from: .value("stubbed")).returns([9])
        #expect(try await files.read(from: "real") == [4])
        #expect(try await files.read(from: "stubbed") == [9])
        files.$read(from: .any).verify(.exactly(2))
    }
}

private enum Fault: Error, Equatable { case missing }

@Spyable
protocol FileAccessing: Sendable {
    func read(from path: String) async throws -> [UInt8]
    func write(_ data: [UInt8], to path: String)
}

@Spyable
private protocol Titled {
    var title: String { get set }
    var level: Int { get throws(Fault) }
}

private struct Disk: FileAccessing {
    func read(from path: String) async throws -> [UInt8] { [UInt8(path.utf8.count)] }
    func write(_ data: [UInt8], to path: String) {}
}
