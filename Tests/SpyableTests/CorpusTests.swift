//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import SeamSpies
import SeamTesting
import Testing

/// With the main actor as the default, the compiler takes no such protocol.
@Spyable
@MainActor
private protocol Badge: Hashable, CustomStringConvertible, RawRepresentable where RawValue == Int {
    var description: String { get }
    var rawValue: Int { get }
    func hash(into hasher: inout Hasher)
    func wear()
}

struct CorpusTests {
    @Test @MainActor func whatTheLibraryRequiresIsNotIsolated() async {
        await withTestScope(verifying: .lenient) { _ in
            let tab = TabSpy<Int>()
            tab.$id.get.returns("a")
            tab.$title.get.returns("First")
            #expect(tab.title == "First")
            await tab.open(1)
            tab.$open(1).verify(.once)
            // From elsewhere, as the library does.
            await Task.detached {
                #expect(identity(of: tab) == "a")
            }.value
            tab.$id.get.verify(.once)
        }
    }

    @Test @MainActor func casesAreNotIsolated() {
        withTestScope(verifying: .lenient) { _ in
            let flavour = FlavourSpy()
            FlavourSpy.$allCases.get.returns([flavour])
            #expect(FlavourSpy.allCases.count == 1)
        }
    }

    @Test @MainActor func whatIsRestatedAsItWasIsNotIsolatedEither() async throws {
        try await withTestScope(verifying: .lenient) { _ in
            let badge = try #require(BadgeSpy(rawValue: 3))
            badge.wear()
            await Task.detached {
                badge.$rawValue.get.returns(4)
                badge.$description.get.returns("four")
                badge.$hash(into: .any).performs { $0.combine(1) }
                #expect(badge.rawValue == 4)
                #expect(badge.description == "four")
                #expect(Set([badge]).contains(badge))
            }.value
            badge.$wear().verify(.once)
        }
    }

    @Test func rawValuesAreNotCoded() throws {
        try withTestScope(verifying: .lenient) { _ in
            let spy = PersistableSpy<String>(__spy: .init(of: PersistableSpy<String>.self))
            #expect(try String(decoding: JSONEncoder().encode(spy), as: UTF8.self) == "{}")
            spy.$rawValue.get.verify(.never)
            let decoded = try JSONDecoder().decode(PersistableSpy<String>.self, from: Data("{}".utf8))
            decoded.save()
            decoded.$save().verify(.once)
            let section = try JSONDecoder().decode(SectionIDSpy.self, from: Data("{}".utf8))
            #expect(Set([section, section]).count == 1)
        }
    }

    @Test func codersAreTold() throws {
        try withTestScope(verifying: .lenient) { _ in
            let encoder = BlobEncoderSpy()
            encoder.$codingPath.get.returns([])
            encoder.$result.get.returns(Data([1]))
            #expect(encoder.codingPath.isEmpty)
            #expect(encoder.result == Data([1]))
            let decoder = BlobDecoderSpy()
            decoder.$singleValueContainer().throws(CocoaError(.coderInvalidValue))
            #expect(throws: CocoaError.self) { try decoder.singleValueContainer() }
            try decoder.finish()
            decoder.$finish().verify(.once)
        }
    }

    @Test func bytesAreTold() {
        withTestScope(verifying: .lenient) { _ in
            let print = FingerprintSpy()
            print.$withUnsafeBytes(.any, returning: Int.self).returns { body in
                try [1, 2, 3].withUnsafeBytes { try body($0) }
            }
            #expect((print as any ContiguousBytes).withUnsafeBytes { $0.count } == 3 * MemoryLayout<Int>.stride)
            FingerprintSpy.$byteCount.get.returns(24)
            #expect(FingerprintSpy.byteCount == 24)
        }
    }

    @Test func associatedTypesThatAreDeclaredTwice() {
        withTestScope { _ in
            let rail = LabelledRailSpy<[Int], String>()
            rail.$items.get.returns([1])
            rail.$label(of: .value([1])).returns("one")
            #expect(rail.label(of: rail.items) == "one")
        }
    }

    @Test func clausesAboutAnAlias() async throws {
        try await withTestScope { _ in
            let spy = ApplicationSpy<Echo>()
            spy.$responder.get.returns(Echo())
            let responder = try await spy.responder
            #expect(responder.answer(in: 3) == "3")
            spy.start(4)
            spy.$start(4).verify(.once)
        }
    }

    @Test func superclassesOfParentsComeFirst() {
        withTestScope { _ in
            let section = ObservableSectionSpy()
            let object: NSObject = section
            #expect(object === section)
            section.$height.get.returns(2)
            #expect(section.height == 2)
            let directive = RenderableDirectiveSpy()
            let plate: Plate = directive
            #expect(plate === directive)
            directive.apply()
            directive.$render().returns("drawn")
            #expect(directive.render() == "drawn")
            directive.$apply().verify(.once)
            let fetching = ListFetchingSpy()
            let operation: FetchOperation<[String]> = fetching
            #expect(operation === fetching)
            fetching.cancel()
            fetching.$cancel().verify(.once)
            let pane = PaneSpy()
            let easel: Easel = pane
            #expect(easel === pane)
            pane.redraw()
            pane.close()
            pane.$redraw().verify(.once)
            pane.$close().verify(.once)
        }
    }

    @Test @MainActor func conditionsAroundAttributes() async {
        await withTestScope(verifying: .lenient) { _ in
            let spy = ConditionalSpy()
            spy.$push("a").returns(1)
            spy.$pop().returns("a")
            spy.$peek().returns("b")
            await spy.wait(1)
            #expect(spy.push("a") == 1)
            #expect(spy.pop() == "a")
            #expect(spy.peek() == "b")
            spy.$wait(1).verify(.once)
        }
    }

    @Test func genericNamesOfClosures() {
        withTestScope { _ in
            let adapter = StoreAdaptingSpy()
            adapter.$delete("a", completion: .any).returns { _, done in done(1) }
            adapter.$query(.any, completion: .any).returns { _, done in done(["b"]) }
            adapter.$change("c", by: .any).returns { _, change in change(3) }
            #expect(adapter.change("c") { $0 + 1 } == 4)
            var count = 0
            adapter.delete("a") { count += $0 }
            adapter.query(String.self) { count += $0.count }
            #expect(count == 2)
        }
    }

    @Test func escapingClosuresWhoseErrorsAreRethrown() async throws {
        try await withTestScope(verifying: .lenient) { _ in
            let spy = RetryingSpy()
            spy.$retry(times: 2, operation: .any).returns { times, operation in
                for _ in 0..<times { try operation() }
            }
            var count = 0
            spy.retry(times: 2) { count += 1 }
            #expect(count == 2)
            #expect(throws: DepotFault.empty) {
                try spy.retry(times: 2) { () throws(DepotFault) in throw .empty }
            }
            spy.$retry(times: 2, operation: .any).verify(.exactly(2))
            try spy.$retry(times: .any, operation: .any).calls.first?.1()
            #expect(count == 3)
            spy.$retryLater(.any).returns { try await $0(4) }
            #expect(await spy.retryLater { $0 + 1 } == 5)
        }
    }

    @Test func rethrownErrorsReachTheRealOne() {
        withTestScope { _ in
            let spy = RetryingSpy(wrapping: Once())
            #expect(throws: DepotFault.empty) {
                try spy.retry(times: 1) { () throws(DepotFault) in throw .empty }
            }
        }
    }
}

private func identity<Value: Identifiable>(of value: Value) -> Value.ID { value.id }

private struct Echo: Answerer {
    func answer(in context: Int) -> String { "\(context)" }
}

private struct Once: Retrying {
    func retry(times: Int, operation: @escaping () throws -> Void) rethrows { try operation() }
    func retryLater(_ operation: @escaping (Int) async throws -> Int) async rethrows -> Int { try await operation(1) }
}
