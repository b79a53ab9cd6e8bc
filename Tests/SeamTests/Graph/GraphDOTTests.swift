//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Seam
import Testing

struct GraphDOTTests {
    @Test func printsTheExample() {
        #expect(GraphFixtures.example.dot == GraphGoldens.exampleDOT)
    }

    @Test func escapesWhatWouldEndAStringOrOpenATag() {
        #expect(GraphFixtures.awkward.dot == GraphGoldens.awkwardDOT)
    }

    @Test(.enabled(if: Graphviz.isInstalled, "Graphviz (dot) is not on the PATH"))
    func graphvizAcceptsTheExampleAndFindsEverythingInIt() throws {
        let picture = try Graphviz.draw(GraphFixtures.example.dot)
        #expect(picture.count(of: "class=\"node\"") == GraphFixtures.example.nodes.count + 1)
        #expect(picture.count(of: "class=\"edge\"") == GraphFixtures.example.edges.count)
        #expect(picture.count(of: "class=\"cluster\"") == 3)
        #expect(picture.contains("Cache&lt;String, Data&gt;"))
    }

    @Test(.enabled(if: Graphviz.isInstalled, "Graphviz (dot) is not on the PATH"))
    func graphvizAcceptsAwkwardNames() throws {
        let picture = try Graphviz.draw(GraphFixtures.awkward.dot)
        #expect(picture.count(of: "class=\"node\"") == GraphFixtures.awkward.nodes.count + 1)
        #expect(picture.count(of: "class=\"edge\"") == GraphFixtures.awkward.edges.count)
        #expect(picture.contains("Map&lt;A &amp; B, &quot;C&quot;&gt;"))
        #expect(picture.contains("Größe"))
    }

    @Test(.enabled(if: Graphviz.isInstalled, "Graphviz (dot) is not on the PATH"))
    func graphvizAcceptsTwoHundredServicesAndNoService() throws {
        let graph = GraphFixtures.synthetic(services: 200, modules: 12)
        let picture = try Graphviz.draw(graph.dot)
        #expect(picture.count(of: "class=\"node\"") == graph.nodes.count + 1)
        #expect(picture.count(of: "class=\"edge\"") == graph.edges.count)
        #expect(try Graphviz.draw(Graph(nodes: [], edges: []).dot).contains("</svg>"))
    }
}

/// The picture that the documentation shows is that of the example.
struct GraphPictureTests {
    @Test func thePictureOfTheDocumentationShowsTheExample() throws {
        let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
        let picture = try String(contentsOfFile: root + "/Sources/Seam/Seam.docc/Resources/graph.svg", encoding: .utf8)
        let example = GraphFixtures.example
        #expect(picture.count(of: "class=\"node\"") == example.nodes.count + 1)
        #expect(picture.count(of: "class=\"edge\"") == example.edges.count)
        for node in example.nodes {
            let text = node.name.replacingOccurrences(of: "<", with: "&lt;").replacingOccurrences(of: ">", with: "&gt;")
            // Graphviz writes hyphens as numbers.
            #expect(picture.contains(text) || picture.contains(text.replacingOccurrences(of: "-", with: "&#45;")))
        }
    }
}

/// The `dot` program, if this machine has it.
private enum Graphviz {
    static let program: URL? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
        .split(separator: ":")
        .map { URL(fileURLWithPath: String($0)).appendingPathComponent("dot") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }

    static var isInstalled: Bool { program != nil }

    /// The picture of `text` in SVG; an error with what `dot` said when it does not accept the text.
    static func draw(_ text: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("graph-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appendingPathComponent("graph.dot")
        let picture = folder.appendingPathComponent("graph.svg")
        let messages = folder.appendingPathComponent("messages")
        try text.write(to: source, atomically: true, encoding: .utf8)
        try Data().write(to: messages)

        let process = Process()
        process.executableURL = program
        process.arguments = ["-Tsvg", source.path, "-o", picture.path]
        process.standardError = try FileHandle(forWritingTo: messages)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Refusal(message: try String(contentsOf: messages, encoding: .utf8))
        }
        return try String(contentsOf: picture, encoding: .utf8)
    }

    struct Refusal: Error {
        let message: String
    }
}

extension String {
    fileprivate func count(of part: String) -> Int {
        components(separatedBy: part).count - 1
    }
}
