//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Testing

@testable import SeamMacros
@testable import SpyGenerator

/// A folder of its own for each test, with files of a module called `Notes`.
struct SourceFileCacheTests: ~Copyable {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())/Notes")

    deinit {
        try? FileManager.default.removeItem(at: folder.deletingLastPathComponent())
    }

    private func write(_ text: String, to name: String) throws {
        let file = folder.appending(path: name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private func peer(of declaration: String, in name: String, module: String? = "Notes") throws -> String {
        try write(declaration, to: name)
        var cache = SourceFileCache()
        let file = folder.appending(path: name).path
        let neighbours = cache.neighbours(of: declaration, inFile: file, ofModule: module)
        return SpyGenerator.expand(declaration, in: DeclarationContext(neighbours: neighbours)).peer
    }

    @Test func parentsOfParentsAreFoundInTheModule() throws {
        try write("protocol Base: Root {}", to: "Deep/Base.swift")
        try write("// Not this one: protocol Basement\nprotocol Root: Actor {}", to: "Root.swift")
        #expect(
            try peer(of: "@Spyable protocol Child: Base {}", in: "Sub/Child.swift").contains("actor ChildSpy: Child")
        )
    }

    @Test func functionTypesAndGlobalActorsAreFoundInTheModule() throws {
        try write("typealias Visit = (Int) -> Bool", to: "Visit.swift")
        try write("@globalActor public final actor Shop {}", to: "Shop.swift")
        let text = "@Spyable protocol Child { func visit(_ visit: Visit); @Shop func sell() }"
        try write(text, to: "Child.swift")
        var cache = SourceFileCache()
        let file = folder.appending(path: "Child.swift").path
        let found = cache.neighbours(of: text, inFile: file, ofModule: "Notes")
        let neighbours = try #require(found)
        #expect(neighbours.functionAliases == ["Visit"])
        #expect(neighbours.globalActors == ["Shop"])
    }

    @Test func parentsInCompositionsAreFound() throws {
        try write("protocol Base: Actor {}", to: "Base.swift")
        #expect(
            try peer(of: "@Spyable protocol Child: Sendable & (Base) {}", in: "Child.swift").contains("actor ChildSpy")
        )
    }

    @Test func aModulesOwnProtocolHidesTheLibrarysOfThatName() throws {
        try write("protocol Clock { var time: Int { get } }", to: "Clock.swift")
        let peer = try peer(of: "@Spyable protocol Watching: Clock {}", in: "Watching.swift")
        #expect(peer.contains("final class WatchingSpy: Watching"))
        #expect(!peer.contains("Duration"))
    }

    @Test func whatStandsTwiceIsNotGuessed() throws {
        try write("protocol Base: Actor {}", to: "One.swift")
        try write("enum Other { protocol Base {} }", to: "Two.swift")
        #expect(try peer(of: "@Spyable protocol Child: Base {}", in: "Child.swift").contains("final class ChildSpy"))
    }

    @Test func theFilesOwnDeclarationGoesFirst() throws {
        try write("protocol Base: Actor {}", to: "One.swift")
        let text = "protocol Base {}\n@Spyable protocol Child: Base {}"
        try write(text, to: "Child.swift")
        var cache = SourceFileCache()
        let declaration = "@Spyable protocol Child: Base {}"
        let file = folder.appending(path: "Child.swift").path
        let neighbours = cache.neighbours(of: declaration, inFile: file, ofModule: "Notes")
        let peer = SpyGenerator.expand(declaration, in: DeclarationContext(neighbours: neighbours)).peer
        #expect(peer.contains("final class ChildSpy"))
    }

    @Test func onlyFilesBesideAreReadWhereNoFolderHasTheModulesName() throws {
        try write("protocol Base: Actor {}", to: "Base.swift")
        try write("protocol Far: Actor {}", to: "Deep/Far.swift")
        #expect(try peer(of: "@Spyable protocol A: Base {}", in: "A.swift", module: "Else").contains("actor ASpy"))
        #expect(try peer(of: "@Spyable protocol B: Far {}", in: "B.swift", module: "Else").contains("final class BSpy"))
        #expect(try peer(of: "@Spyable protocol C: Far {}", in: "C.swift").contains("actor CSpy"))
    }

    @Test func aFileThatChangesIsReadAgain() throws {
        let declaration = "@Spyable protocol Child: Base {}"
        try write("protocol Base {}", to: "Base.swift")
        try write(declaration, to: "Child.swift")
        var cache = SourceFileCache()
        cache.freshness = .zero
        let file = folder.appending(path: "Child.swift").path
        _ = cache.neighbours(of: declaration, inFile: file, ofModule: "Notes")
        try write("protocol Base: Actor {}", to: "Base.swift")
        let neighbours = cache.neighbours(of: declaration, inFile: file, ofModule: "Notes")
        #expect(
            SpyGenerator.expand(declaration, in: DeclarationContext(neighbours: neighbours)).peer.contains(
                "actor ChildSpy"
            )
        )
    }

    @Test func hiddenFilesAndLinksAreLeftOut() throws {
        try write("protocol Base: Actor {}", to: ".hidden/Base.swift")
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "loop"),
            withDestinationURL: folder
        )
        #expect(try peer(of: "@Spyable protocol Child: Base {}", in: "Child.swift").contains("final class ChildSpy"))
    }

    @Test func namesAreFoundWithoutParsing() {
        let names = DeclaredNames(
            in: Array(
                "public protocol A<T> {}; class  B; subclass C; protocols D; typealias `E` = F; final class Öl {}".utf8
            )
        )
        #expect(names.parents == ["A", "B", "Öl"])
        #expect(names.aliases == ["E"])
        #expect(!names.hasGlobalActors)
        #expect(DeclaredNames(in: []).parents.isEmpty)
    }
}
