//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import NewsroomCore
import Seam

/// Shows the news of some feeds.
@main
@MainActor
struct NewsroomProgram {
    static func main() async {
        do {
            exit(try await run(Options(Array(CommandLine.arguments.dropFirst()))))
        } catch let error as UsageError {
            complain("\(error.problem)\n  to mend it: see newsroom --help")
            exit(2)
        } catch {
            complain("\(error)")
            exit(1)
        }
    }

    private static func run(_ options: Options) async throws -> Int32 {
        if options.action == .help {
            print(Options.help)
            return 0
        }
        let container = try Container(NewsroomModule(settings: options.settings), context: options.context)
        Container.bootstrap(container)
        switch options.action {
        case .graph(let format): print(try container.learnedGraph.text(as: format), terminator: "")
        case .explain: print(container.explanation)
        case .help, .show: return try await show(container)
        }
        return 0
    }

    private static func show(_ container: Container) async throws -> Int32 {
        // Opens the history; whoever needs it later finds it made.
        try await container.warmUp()
        let newsroom = try container.resolve(Newsroom.self)
        let presenter = try container.resolveOnMainActor(NewsPresenter.self)
        let edition = try await newsroom.refresh()
        presenter.show(edition)
        do throws(CloseError) {
            try await container.close()
        } catch {
            // The news were shown: that they will be new again is no reason to fail.
            complain("\(error)")
        }
        return edition.feeds > 0 ? 0 : 1
    }

    private static func complain(_ text: String) {
        FileHandle.standardError.write(Data("newsroom: \(text)\n".utf8))
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
    /// The graph with what factories that are closures need, which they show only as they run.
    fileprivate var learnedGraph: Graph {
        get throws {
            // Makes the loaders, the parsers and the web client; fetches nothing.
            _ = try resolve(FeedFetcher.self)
            return graph
        }
    }

    /// Where the services at the app's boundaries come from.
    fileprivate var explanation: String {
        [
            "\(explain((any HTTPClient).self))",
            "\(explain((any FileStoring).self))",
            "\(explain((any TimeProviding).self))",
            "\(explain((any Logging).self))",
            "\(explain((any TerminalWriting).self))",
            "\(explain([any FeedParsing].self))",
            "\(explain(ReadingHistory.self))",
        ].joined(separator: "\n\n")
    }
}
