//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import ExampleSupport
import Foundation
import SyncNotesCore
import Testing

/// A temporary folder with notes and a container, in which the built program is run.
///
/// It does its own reading and writing, so that the program's code is not checked by itself.
final class Playground: Sendable {
    let root: URL

    init() throws {
        root = FileManager.default.temporaryDirectory.appending(path: "sync-notes-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
        try FileManager.default.createDirectory(at: root.appending(path: "notes"), withIntermediateDirectories: false)
    }

    deinit {
        try? FileManager.default.removeItem(at: root)
    }

    func url(_ path: String) -> URL {
        root.appending(path: path)
    }

    func write(_ text: String, to path: String) throws {
        try write(Data(text.utf8), to: path)
    }

    func write(_ contents: Data, to path: String) throws {
        let url = url(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try contents.write(to: url)
    }

    /// Writes a file whose name is given in bytes, in a folder that exists.
    func write(_ text: String, named name: [UInt8], in folder: String) throws {
        let path = Array("\(url(folder).path)/".utf8) + name + [0]
        let file = path.withUnsafeBytes { fopen($0.baseAddress!.assumingMemoryBound(to: CChar.self), "w") }
        let opened = try #require(file)
        fputs(text, opened)
        fclose(opened)
    }

    func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(at: url(path), withIntermediateDirectories: true)
    }

    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: url(path).path, withDestinationPath: target)
    }

    func text(of path: String) throws -> String {
        String(decoding: try Data(contentsOf: url(path)), as: UTF8.self)
    }

    func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url(path).path)
    }

    func timeOfChange(_ path: String) throws -> Date {
        let attributes = try FileManager.default.attributesOfItem(atPath: url(path).path)
        return try #require(attributes[.modificationDate] as? Date)
    }

    /// The names in a folder, in no order.
    func names(in path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url(path).path)
    }

    /// What `diff` finds to differ between two folders, byte by byte; empty when nothing does.
    func difference(_ first: String = "notes", _ second: String = "container") throws -> String {
        try run("/usr/bin/env", ["diff", "-r", first, second]).output
    }

    // MARK: - Running the program

    /// Keeps what is remembered, and what is temporary, in the playground.
    var environment: [String: String] { ["XDG_STATE_HOME": url("state").path, "TMPDIR": root.path] }

    /// Runs the program to its end.
    func sync(_ arguments: String...) throws -> Outcome {
        try sync(arguments)
    }

    /// Runs the program to its end.
    func sync(_ arguments: [String]) throws -> Outcome {
        try run(BuiltProgram.syncNotes.path, arguments)
    }

    /// Runs the program through a shell, in which `$0` stands for it.
    func shell(_ script: String) throws -> Outcome {
        try run("/bin/sh", ["-c", script, BuiltProgram.syncNotes.path])
    }

    /// Starts the program, with its output in a pipe.
    func start(_ arguments: String...) throws -> Running {
        try Running(process(BuiltProgram.syncNotes.path, arguments))
    }

    private func run(_ program: String, _ arguments: [String]) throws -> Outcome {
        try Running(process(program, arguments)).outcome()
    }

    private func process(_ program: String, _ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.currentDirectoryURL = root
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        return process
    }
}

extension BuiltProgram {
    static let syncNotes = BuiltProgram(named: "sync-notes")
}
