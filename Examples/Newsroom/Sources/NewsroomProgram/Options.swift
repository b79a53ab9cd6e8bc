//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import NewsroomCore
import Seam

/// What the user asks for.
package struct Options: Equatable {
    package var action = Action.show
    package var context = Context.production
    package var settings = Settings(folder: Options.folderOfUser)

    package enum Action: Equatable {
        case show
        case graph(GraphFormat)
        case explain
        case help
    }

    package enum GraphFormat: String, CaseIterable {
        case mermaid
        case dot
        case tree
    }

    private enum ContextName: String, CaseIterable {
        case production
        case preview
    }

    /// Reads the command line.
    ///
    /// - Throws: What the command line lacks, or has too much of.
    package init(_ arguments: [String]) throws(UsageError) {
        var rest = Arguments(arguments)
        var feeds: [FeedAddress] = []
        while let argument = rest.next() {
            switch argument {
            case "--help", "-h":
                action = .help
                return
            case "--explain": action = .explain
            case "--verbose": settings.isVerbose = true
            case "--graph": action = .graph(try rest.choice(for: argument))
            case "--context": context = Context((try rest.choice(for: argument) as ContextName).rawValue)
            case "--folder": settings.folder = try rest.value(for: argument)
            case "--limit": settings.limit = try rest.number(for: argument)
            case "--timeout": settings.timeout = .seconds(try rest.number(for: argument))
            case "--attempts": settings.attempts = try rest.number(for: argument)
            case let option where option.hasPrefix("-"): throw UsageError("there is no option \(option)")
            default: feeds.append(FeedAddress(argument))
            }
        }
        if !feeds.isEmpty {
            settings.feeds = feeds
        }
    }

    private static var folderOfUser: String {
        let environment = ProcessInfo.processInfo.environment
        if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
            return "\(cache)/newsroom"
        }
        let folders = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)
        return (folders.first ?? FileManager.default.temporaryDirectory).appending(path: "newsroom").path
    }

    static let help = """
        usage: newsroom [options] [feed…]

        Shows the news of some feeds, which are URLs or files in RSS, Atom or JSON Feed format. Without any, the feeds are
        shown that come with the app; they need no network. What was never shown before is marked with a dot.

        options:
          --context <name>     production (default), or preview: without disk and network
          --folder <folder>    where to keep answers and what was shown (default: newsroom in the user's cache folder)
          --limit <number>     how many stories to show (default: 10)
          --timeout <seconds>  how long an answer may take (default: 10)
          --attempts <number>  how often to try what may pass (default: 3)
          --verbose            tell on standard error what is done
          --graph <format>     print the app's dependency graph as mermaid, dot or tree, and end
          --explain            print where the services at the app's boundaries come from, and end
          --help, -h           print this, and end

        exit codes: 0 when at least one feed could be had, 1 when none could, 2 when the command line is wrong
        """
}

/// What is wrong with the command line.
package struct UsageError: Error, Equatable {
    package let problem: String

    package init(_ problem: String) {
        self.problem = problem
    }
}

/// The arguments that are still to be read.
private struct Arguments {
    private var rest: ArraySlice<String>

    init(_ arguments: [String]) {
        rest = arguments[...]
    }

    mutating func next() -> String? { rest.popFirst() }

    mutating func value(for option: String) throws(UsageError) -> String {
        guard let value = next(), !value.isEmpty else {
            throw UsageError("\(option) needs a value")
        }
        return value
    }

    mutating func number(for option: String) throws(UsageError) -> Int {
        let value = try value(for: option)
        guard let number = Int(value), (1...1_000_000).contains(number) else {
            throw UsageError("\(option) cannot be \(value): it takes a positive number")
        }
        return number
    }

    mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
        for option: String
    ) throws(UsageError) -> Choice {
        let value = try value(for: option)
        guard let choice = Choice(rawValue: value) else {
            let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw UsageError("\(option) cannot be \(value): choose one of \(choices)")
        }
        return choice
    }
}
