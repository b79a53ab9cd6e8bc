//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Seam
import SyncNotesCore

/// Mirrors a folder of notes into a container.
@main
struct SyncNotes {
    static func main() async {
        StandardStreams.open()
        // Both are reported as errors of the write that they belong to.
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        let console = Console()
        let code = await run(CommandLine.paths, console)
        if let error = console.outputError {
            console.complain("standard output cannot be written: \(error)\n  to mend it: \(console.outputAdvice)")
            exit((code == .success ? .outputFailed : code).rawValue)
        }
        exit(code.rawValue)
    }

    private static func run(_ arguments: [FilePath], _ console: Console) async -> ExitCode {
        do {
            let options = try Options(arguments)
            switch options.action {
            case .help: console.print(Options.help)
            case .graph(let format): console.print(try startUp(options).graph.text(as: format), terminator: "")
            case .explain: console.print(try startUp(options).explanation)
            case .sync: return try await sync(options, console)
            }
            return .success
        } catch {
            console.complain("\(error)")
            return ExitCode(error)
        }
    }

    /// Builds the app's container from the module and makes it the current one.
    private static func startUp(_ options: Options) throws -> Container {
        let module = SyncModule(folders: options.folders ?? SyncFolders())
        let container = try Container(module, context: options.context)
        Container.bootstrap(container)
        return container
    }

    private static func sync(_ options: Options, _ console: Console) async throws -> ExitCode {
        var options = options
        let demo = options.folders == nil && options.context == .production ? try Demo() : nil
        if let demo {
            options.folders = demo.folders
            console.print("Sample notes are in \(demo.folders.notes)")
        }
        let manager = try startUp(options).resolve(SyncManager.self)
        let work = Task {
            try await manager.sync { console.report($0) }
        }
        let interruption = Interruption { work.cancel() }
        let result = await console.showingProgress { await work.result }
        if console.summary.notes > 0 {
            console.print("\(console.summary)")
        }
        do {
            _ = try result.get()
        } catch is CancellationError {
            console.complain("interrupted\n  What is copied stays; run again to copy the rest.")
            return interruption.signal == SIGTERM ? .terminated : .interrupted
        }
        if let demo {
            console.print("Their copies are in \(demo.folders.container)")
        }
        return console.summary.failed == 0 ? .success : .someNotesFailed
    }
}

extension Graph {
    fileprivate func text(as format: Options.GraphFormat) -> String {
        switch format {
        case .mermaid: mermaid
        case .dot: dot
        case .tree: tree
        }
    }
}

extension Container {
    /// Where each service of the app comes from.
    fileprivate var explanation: String {
        [
            "\(explain(SyncManager.self))",
            "\(explain((any FileSystemProviding).self))",
            "\(explain((any FileAccessorProviding).self))",
            "\(explain((any BookmarkStorageProviding).self))",
        ].joined(separator: "\n\n")
    }
}

extension CommandLine {
    /// The arguments, in the bytes that they were given in.
    fileprivate static var paths: [FilePath] {
        (1..<max(1, Int(argc))).compactMap { index in
            unsafeArgv[index].map { FilePath(bytes: UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
        }
    }
}
