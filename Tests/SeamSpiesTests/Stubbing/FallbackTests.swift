//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies
import Testing

struct FallbackTests {
    @Test func voidNeedsNoGiven() {
        #expect(findings { _ in FileAccessingSpy().close() }.isEmpty)
    }

    @Test func aCallWithoutAGivenIsAnsweredAndReportedOnce() {
        let found = findings { _ in
            let files = FileAccessingSpy()
            #expect(files.size(of: "a") == 0)
            #expect(files.size(of: "b") == 0)
        }
        #expect(found.map(\.kind) == [.unstubbed])
        #expect(found[0].message.contains("size(of: \"a\")"))
        #expect(found[0].message.contains("$size(of: .any).returns(…)"))
    }

    @Test func theLibraryKnowsFallbacksForManyTypes() throws {
        let scope = SpyScope(sink: FindingCollector())
        defer { scope.release() }
        scope.isRelaxed = true
        scope.withCurrent {
            #expect((try? FileAccessingSpy().read(from: "")) == [])
            #expect(TellingSpy().tell(1) == "")
            let wide = WideSpy()
            #expect(wide.done() == nil)
            #expect(wide.send("x") == false)
            #expect(wide.convert([1: 2]) == [:])
            #expect(wide.convert(Set([1])) == [])
            #expect(wide.convert(1.5) == 0)
            #expect(wide.convert(Duration.seconds(1)) == .zero)
        }
    }

    @Test func aBoundaryFallsBackOnItsSpy() {
        let scope = SpyScope(sink: FindingCollector())
        defer { scope.release() }
        let partner = scope.withCurrent { TellingSpy().partner() }
        #expect(partner is FileAccessingSpy)
        #expect((partner as? FileAccessingSpy)?.__spy.owner === scope)
    }

    @Test func whatTheUserSaidForATypeComesFirst() {
        let scope = SpyScope(sink: FindingCollector())
        defer { scope.release() }
        scope.setFallback(for: Opaque.self) { Opaque(secret: 4) }
        scope.setFallback(for: Int.self) { 11 }
        scope.withCurrent {
            #expect(TellingSpy().opaque().secret == 4)
            #expect(FileAccessingSpy().size(of: "") == 11)
        }
    }

    @Test func withoutAFallbackAThrowingRequirementThrows() {
        let wide = findings { _ in
            let loading = LoadingSpy()
            let error = #expect(throws: UnstubbedCallError.self) { try loading.load() }
            #expect("\(error!)".contains("load()"))
        }
        #expect(wide.map(\.kind) == [.unstubbed])
    }

    @Test func withoutAnyValueTheProcessEndsWithTheWholeMessage() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = TellingSpy().opaque()
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("opaque() was called, and nothing says what it returns; its type has no fallback."))
        #expect(text.contains("spy: TellingSpy, made at FallbackTests.swift:"))
        #expect(text.contains("Stub it, tellingSpy.$opaque().returns(…)"))
    }

    @Test(arguments: ["requirement", "spy", "scope"]) func relaxedSilencesTheIssue(level: String) {
        let found = findings { scope in
            let files = FileAccessingSpy()
            switch level {
            case "requirement": files.$size(of: .any).relaxed()
            case "spy": relaxed(files)
            default: scope.isRelaxed = true
            }
            _ = files.size(of: "x")
        }
        #expect(found.isEmpty)
    }

    // MARK: - Early mismatch

    @Test func aCallThatNoGivenMatchesIsReportedOnceWithEachGiven() {
        let found = findings { _ in
            let files = FileAccessingSpy()
            files.$size(of: "a").returns(1)
            files.$size(of: "b").returns(2)
            _ = files.size(of: "c")
            _ = files.size(of: "d")
            _ = files.size(of: "a")
            _ = files.size(of: "b")
        }
        #expect(found.map(\.kind) == [.mismatch])
        #expect(found[0].message.contains("argument 1 is \"c\", wanted \"a\""))
        #expect(found[0].message.contains("argument 1 is \"c\", wanted \"b\""))
    }

    @Test func aCallIsNoMismatchWhenAllGivensWereUsed() {
        let found = findings { _ in
            let files = FileAccessingSpy()
            files.$write(.any, to: "a").returns()
            try files.write([], to: "a")
            try files.write([], to: "b")
        }
        #expect(found.isEmpty)
    }

    @Test(arguments: ["given", "requirement", "spy", "scope"]) func lenientSilencesTheMismatch(level: String) {
        let found = findings(level == "scope" ? .lenient : .standard) { _ in
            let files = FileAccessingSpy()
            let given = files.$write(.any, to: "a").returns()
            switch level {
            case "given": given.lenient()
            case "requirement": files.$write(.any, to: .any).lenient()
            case "spy": lenient(files)
            default: break
            }
            try files.write([], to: "b")
        }
        #expect(found.isEmpty)
    }
}

@Spyable
protocol Loading {
    func load() throws -> Opaque
}
