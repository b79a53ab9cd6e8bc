//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SpyGenerator

/// What the declarations of source files are, read once for each state of a file.
///
/// A protocol's parents decide whether its spy is an actor and which associated types it has, and names of function types
/// decide what may be kept; the compiler's message does not tell. They stand in the same file, or in another one of the module.
struct SourceFileCache {
    private struct Entry {
        let contents: [UInt8]
        var neighbours: Neighbours?
    }

    private struct Sibling {
        let file: ModuleFolder.File
        let names: DeclaredNames
        var neighbours: Neighbours?
    }

    /// How long a folder's files are taken for what they were: an editor keeps the plugin alive.
    var freshness = Duration.seconds(1)
    private var entries: [String: Entry] = [:]
    private var siblings: [String: Sibling] = [:]
    private var listings: [ModuleFolder: (files: [ModuleFolder.File], end: ContinuousClock.Instant)] = [:]

    /// What `declaration` has to know of its file and of its module's others; nil when the file cannot be read.
    mutating func neighbours(of declaration: String, inFile path: String, ofModule module: String?) -> Neighbours? {
        // Reading a file costs next to nothing, and parsing it is what is saved.
        guard let contents = MessageChannel.contents(ofFile: path) else { return nil }
        var entry = entries[path] ?? Entry(contents: [])
        if entry.contents != contents { entry = Entry(contents: contents) }
        defer { entries[path] = entry }
        let text = String(decoding: contents, as: UTF8.self)
        if entry.neighbours == nil, Neighbours.matter(to: declaration, inFile: text) {
            entry.neighbours = Neighbours(in: text)
        }
        let others = others(wantedBy: declaration, entry.neighbours, path, module)
        return others.isEmpty ? entry.neighbours : Neighbours(own: entry.neighbours, others: others)
    }

    /// The files of the module that declare a parent, a parent's parent, a function type or a global actor.
    private mutating func others(
        wantedBy declaration: String,
        _ own: Neighbours?,
        _ path: String,
        _ module: String?
    ) -> [Neighbours] {
        var wanted = Neighbours.Wanted(by: declaration)
        guard !wanted.isEmpty else { return [] }
        let files = files(in: ModuleFolder(ofFile: path, inModule: module)).filter { $0.path != path }
        for file in files where siblings[file.path]?.file != file {
            let names = DeclaredNames(in: MessageChannel.contents(ofFile: file.path) ?? [])
            siblings[file.path] = Sibling(file: file, names: names)
        }
        var found: [Neighbours] = []
        var read: Set<String> = []
        while true {
            wanted.remove(whatIsIn: own)
            for known in found { wanted.remove(whatIsIn: known) }
            let next = files.filter { file in
                guard !read.contains(file.path), let names = siblings[file.path]?.names else { return false }
                return names.hasGlobalActors && wanted.hasAttributes || !names.aliases.isDisjoint(with: wanted.types)
                    || !names.parents.isDisjoint(with: wanted.parents)
            }
            guard !next.isEmpty else { return found }
            for file in next {
                read.insert(file.path)
                let neighbours = parsed(file)
                found.append(neighbours)
                wanted.parents.formUnion(neighbours.parents(ofAnyOf: wanted.parents))
            }
        }
    }

    private mutating func files(in folder: ModuleFolder) -> [ModuleFolder.File] {
        if let known = listings[folder], known.end.duration(to: .now) < freshness { return known.files }
        let files = folder.files()
        listings[folder] = (files, .now)
        return files
    }

    private mutating func parsed(_ file: ModuleFolder.File) -> Neighbours {
        if let known = siblings[file.path]?.neighbours { return known }
        let contents = MessageChannel.contents(ofFile: file.path) ?? []
        let neighbours = Neighbours(in: String(decoding: contents, as: UTF8.self))
        siblings[file.path]?.neighbours = neighbours
        return neighbours
    }
}
