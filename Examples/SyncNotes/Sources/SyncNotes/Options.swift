//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Seam
import SyncNotesCore

/// What the user asks for.
package struct Options: Equatable {
    package var action = Action.sync
    package var context = Context.production
    /// The folders to sync; nil for sample notes.
    package var folders: SyncFolders?

    package enum Action: Equatable {
        case sync
        case graph(GraphFormat)
        case explain
        case help
    }

    package enum GraphFormat: String, CaseIterable {
        case mermaid
        case dot
        case tree
    }

    /// Reads the command line.
    ///
    /// - Throws: What the command line lacks, or has too much of.
    package init(_ arguments: [FilePath]) throws(UsageError) {
        var rest = arguments[...]
        var paths: [FilePath] = []
        var bookmarks = FilePath.bookmarksOfUser
        while let argument = rest.popFirst() {
            guard argument.isOption else {
                paths.append(argument)
                continue
            }
            var option = Option(argument, rest: rest)
            switch option.name {
            case "--": paths += option.takeAll()
            case "--help", "-h": action = .help
            case "--explain": action = .explain
            case "--graph": action = .graph(try option.choice(of: GraphFormat.self))
            case "--context": context = try option.choice(of: ContextName.self).context
            case "--bookmarks": bookmarks = try option.value()
            default: throw UsageError("there is no option \(option.name)")
            }
            try option.end()
            rest = option.rest
            if action == .help {
                return
            }
        }
        guard paths.isEmpty || paths.count == 2 else {
            throw UsageError(
                paths.count == 1
                    ? "the container is missing: two folders are needed, or none for sample notes"
                    : "two folders are needed, and there are \(paths.count)"
            )
        }
        guard !paths.contains("") else {
            throw UsageError("the name of a folder is empty")
        }
        if paths.count == 2 {
            folders = SyncFolders(notes: paths[0], container: paths[1], bookmarks: bookmarks)
        }
    }

    private enum ContextName: String, CaseIterable {
        case production
        case preview

        var context: Context { Context(rawValue) }
    }
}

/// What is wrong with the command line.
package struct UsageError: Error, Equatable, CustomStringConvertible {
    package let problem: String

    package init(_ problem: String) {
        self.problem = problem
    }

    package var description: String { "\(problem)\n  to mend it: see sync-notes --help" }
}

/// An option on its way through the command line.
private struct Option {
    /// The name, with its dashes.
    let name: String
    /// What stands after the option's value.
    private(set) var rest: ArraySlice<FilePath>
    /// What stands behind an equals sign.
    private var attached: FilePath?

    init(_ argument: FilePath, rest: ArraySlice<FilePath>) {
        let parts = argument.bytes.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
        name = FilePath(bytes: parts[0]).description
        attached = parts.count > 1 ? FilePath(bytes: parts[1]) : nil
        self.rest = rest
    }

    mutating func value() throws(UsageError) -> FilePath {
        if let value = attached {
            attached = nil
            return value
        }
        guard let value = rest.first, !value.isOption else {
            throw UsageError("\(name) needs a value")
        }
        rest.removeFirst()
        return value
    }

    mutating func choice<Choice: CaseIterable & RawRepresentable<String>>(
        of type: Choice.Type
    ) throws(UsageError) -> Choice {
        let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        let value: FilePath
        do {
            value = try self.value()
        } catch {
            throw UsageError("\(error.problem): one of \(choices)")
        }
        guard let choice = Choice(rawValue: value.description) else {
            throw UsageError("\(name) cannot be \(value): choose one of \(choices)")
        }
        return choice
    }

    mutating func takeAll() -> ArraySlice<FilePath> {
        defer { rest = [] }
        return rest
    }

    /// Checks that the option's value was asked for.
    func end() throws(UsageError) {
        if attached != nil {
            throw UsageError("\(name) takes no value")
        }
    }
}

extension FilePath {
    fileprivate var isOption: Bool { bytes.count > 1 && bytes[0] == UInt8(ascii: "-") }

    /// Where this user's programs keep what they remember.
    fileprivate static var bookmarksOfUser: FilePath {
        let environment = ProcessInfo.processInfo.environment
        if let state = environment["XDG_STATE_HOME"], state.hasPrefix("/") {
            return FilePath(state) / "sync-notes"
        }
        #if canImport(Darwin)
        return FilePath(URL.applicationSupportDirectory.path) / "sync-notes"
        #else
        return FilePath(environment["HOME"] ?? NSHomeDirectory()) / ".local/state/sync-notes"
        #endif
    }
}
