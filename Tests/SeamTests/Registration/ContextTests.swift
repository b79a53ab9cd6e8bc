//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Testing

@Suite("Contexts")
struct ContextTests {
    private func name(in context: Context) throws -> String {
        try Container(in: context) { registry in
            registry.register(String.self) { "all" }
            registry.register(String.self, in: .preview, .test) { "preview and test" }
            registry.register(String.self, in: Context("staging")) { "staging" }
        }
        .resolve(String.self)
    }

    @Test func aRegistrationWithoutContextsServesAll() throws {
        #expect(try name(in: .production) == "all")
        #expect(try name(in: Context("another")) == "all")
    }

    @Test func aRegistrationForAContextWinsInIt() throws {
        #expect(try name(in: .preview) == "preview and test")
        #expect(try name(in: .test) == "preview and test")
    }

    @Test func aContextOfOnesOwnIsAsGoodAsAnother() throws {
        #expect(try name(in: Context("staging")) == "staging")
        #expect(Context("staging") == Context("staging"))
        #expect("\(Context.production) \(Context("staging"))" == "production staging")
    }

    @Test func containersOfDifferentContextsDoNotBleedIntoEachOther() throws {
        let module = Inline { registry in
            registry.register(Garage.self, lifetime: .singleton) { Garage(name: "live") }
            registry.register(Garage.self, in: .preview, lifetime: .singleton) { Garage(name: "sample") }
        }
        let live = try Container(module, context: .production)
        let preview = try Container(module, context: .preview)
        let other = try Container(module, context: .preview)
        #expect(try live.resolve(Garage.self).name == "live")
        #expect(try preview.resolve(Garage.self).name == "sample")
        #expect(try preview.resolve(Garage.self) !== other.resolve(Garage.self))
        #expect(live.context == .production && preview.context == .preview)
    }

    @Test func aRegistrationForAnotherContextIsMissingAndSaysSo() throws {
        let container = try Container(in: .production) { $0.register(Garage.self, in: .preview) { Garage() } }
        let error = resolutionError { try container.resolve(Garage.self) }
        #expect(error?.kind == .missing)
        #expect(error?.description.contains("it serves .preview only, and this is production") == true)
    }

    @Test func aContainerIsBuiltForTheGuessWhenItIsNotToldMore() throws {
        #expect(try Container(Inline { _ in }).context == Context.current)
    }
}

@Suite("Guessing the context")
struct ContextGuessTests {
    private func guess(_ variables: [String: String], _ arguments: [String] = ["app"]) -> Context.Guess {
        Context.Guess(variable: { variables[$0] }, arguments: arguments)
    }

    @Test func theVariableDecides() {
        let guess = guess(["SEAM_CONTEXT": "staging", "XCODE_RUNNING_FOR_PREVIEWS": "1"])
        #expect(guess.context == Context("staging"))
        #expect("\(guess)" == "staging, because the environment variable SEAM_CONTEXT says so")
    }

    @Test func anEmptyVariableDecidesNothing() {
        #expect(guess(["SEAM_CONTEXT": ""]).context == .production)
    }

    @Test func previewsAndTestsLeaveMarks() {
        #expect(guess(["XCODE_RUNNING_FOR_PREVIEWS": "1"]).context == .preview)
        #expect(guess(["XCTestConfigurationFilePath": ""]).context == .test)
        #expect(guess([:], ["/build/AppPackageTests.xctest", "--testing-library", "swift-testing"]).context == .test)
        #expect(guess([:], ["/build/AppPackageTests.xctest"]).context == .test)
    }

    @Test func withoutAMarkItIsProduction() {
        #expect(guess([:]).context == .production)
        #expect(guess(["XCODE_RUNNING_FOR_PREVIEWS": "0"]).context == .production)
        #expect(guess([:]).reason == "nothing marks the process as a preview or a test")
    }

    @Test func thisVeryProcessIsATestAlsoOnLinux() {
        #expect(Context.current == .test)
        #expect(Context.guess.reason.isEmpty == false)
    }
}
