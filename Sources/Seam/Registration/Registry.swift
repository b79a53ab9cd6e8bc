//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A mutable value that collects registrations, composed from modules.
///
/// A registry exists while a container is built, and is only seen by ``Module/register(in:)`` and by the closure of
/// ``Container/overriding(_:)``. Registering is O(1) and looks at no strings; everything is checked when the container
/// is sealed.
public struct Registry {
    /// A service added to an array.
    struct Contribution {
        let array: KeyID
        let element: AnyRegistration
        let order: Int32
        let run: Int32
    }

    /// A closure that wraps what was registered.
    struct Decoration {
        let key: KeyID
        let decorator: AnyDecorator
        /// What the key makes when nothing is registered for it.
        let fallback: AnyRegistration?
        let order: Int32
        let run: Int32
    }

    /// A plain or overriding registration, in the order of writing.
    struct Entry {
        let registration: AnyRegistration
        let order: Int32
        let run: Int32
    }

    private(set) var entries: [Entry] = []
    private(set) var contributions: [Contribution] = []
    private(set) var decorations: [Decoration] = []
    private var installed: Set<ObjectIdentifier> = []
    /// Modules that install themselves without end.
    private(set) var endless: [(module: any Module.Type, location: CodeLocation)] = []

    private var order: Int32 = 0
    /// Counts the runs of modules, so that what one run adds twice at one place is told from a second run.
    private var runs: Int32 = 0
    private var run: Int32 = 0
    private var module: Any.Type?
    private var depth = 0

    /// How many elements were contributed to each array.
    private var parts: [KeyID: Int] = [:]

    init() {}

    /// Makes a registry that goes on where another one ended, without what that one holds.
    init(continuing other: Registry) {
        installed = other.installed
        order = other.order
        runs = other.runs
        parts = other.parts
    }

    /// Adds what was written to a registry that went on where this one ended.
    mutating func append(_ later: Registry) {
        guard !later.isEmpty else {
            return
        }
        entries += later.entries
        contributions += later.contributions
        decorations += later.decorations
        endless += later.endless
        installed = later.installed
        parts = later.parts
        (order, runs) = (later.order, later.runs)
    }

    /// The same without the room for more.
    var trimmed: Registry {
        var copy = self
        copy.entries = entries.withUnsafeBufferPointer { Array($0) }
        return copy
    }

    private var isEmpty: Bool { entries.isEmpty && hasOnlyEntries }

    /// Whether nothing but registrations and overrides was written.
    var hasOnlyEntries: Bool { contributions.isEmpty && decorations.isEmpty && endless.isEmpty }

    /// Adds the registrations of another module.
    ///
    /// A module that is installed twice, as when two others need it, counts once: one without properties runs once, and
    /// of any other the same key registered at the same place is one registration.
    ///
    /// - Parameters:
    ///   - module: The module whose registrations are added.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    public mutating func install(
        _ module: some Module,
        fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        let type = Swift.type(of: module)
        // A module without properties registers the same each time, so that once is enough.
        let isRepeated = !installed.insert(ObjectIdentifier(type)).inserted
        guard !isRepeated || MemoryLayout.size(ofValue: module) > 0, endless.isEmpty else {
            return
        }
        guard depth < Self.deepest else {
            endless.append((type, CodeLocation(fileID: fileID, line: line)))
            return
        }
        let (outerModule, outerRun) = (self.module, run)
        runs += 1
        (self.module, run) = (type, runs)
        depth += 1
        module.register(in: &self)
        depth -= 1
        (self.module, run) = (outerModule, outerRun)
    }

    /// Modules may nest this deep; a module that installs itself is found out by it.
    private static let deepest = 200

    func origin(_ role: AnyRegistration.Role, _ contexts: [Context], _ location: CodeLocation) -> AnyRegistration.Origin
    {
        AnyRegistration.Origin(contexts: contexts, module: module, location: location, role: role)
    }

    mutating func add(_ registration: AnyRegistration) {
        entries.append(Entry(registration: registration, order: nextOrder(), run: run))
    }

    mutating func add(_ element: AnyRegistration, to array: KeyID) {
        contributions.append(Contribution(array: array, element: element, order: nextOrder(), run: run))
    }

    mutating func add(_ decorator: AnyDecorator, of key: KeyID, fallback: AnyRegistration? = nil) {
        decorations.append(
            Decoration(key: key, decorator: decorator, fallback: fallback, order: nextOrder(), run: run)
        )
    }

    private mutating func nextOrder() -> Int32 {
        order += 1
        return order
    }

    /// The number of the next element that is contributed to an array.
    mutating func nextPart(of array: KeyID) -> Int {
        defer { parts[array, default: 0] += 1 }
        return parts[array, default: 0]
    }
}
