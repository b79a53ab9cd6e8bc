//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Synchronization

/// The sealed result of registration; the only thing that resolves.
///
/// A container is built from modules, which are checked as a whole, and does not change afterwards:
///
/// ```swift
/// let container = try Container(AppModule(), context: .production)
/// let sync = try container.resolve(SyncManager.self)
/// ```
///
/// A scope is a container too, with instances of its own: see ``makeScope(name:trackingInstances:)``.
///
/// A container may be used from any thread and any task. A service that it holds is made exactly once, and no lock is
/// held while a factory runs.
public final class Container: @unchecked Sendable {
    // Unchecked: `cells` and `handleSlot` are atomic, `state` is touched only under `lock`, the rest never changes.

    /// The raw table of the cells that were asked for so far.
    let cells: Atomic<UnsafeMutableRawPointer?>

    // What the way of a resolve needs comes first.
    package let blueprint: Blueprint
    // The generation is written before the slot is published.
    let handleSlot = Atomic<UnsafeMutableRawPointer?>(nil)
    let handleGeneration = Atomic<UInt>(0)

    let parent: Container?
    let substitution: (any Substitution)?
    /// What messages call the container.
    public let name: String
    let tracksInstances: Bool

    let lock = Lock()
    var state = State()

    /// What changes in a container; only touched under its lock.
    struct State {
        var life = ScopeLife<CheckedContinuation<Void, Never>>()
        /// The cells that this container made and frees.
        var ownCells: [Cell] = []
        /// The cells whose instances it holds, in the order in which they were made.
        var held: [Cell] = []
        /// How many keys stand in the table.
        var noted = 0
        /// Tables that were outgrown; readers may still be in them.
        var outgrown: [CellTable] = []
        /// The cells whose factories were seen to ask for others.
        var learnedFrom: Set<Cell> = []
        var shared: [Cell: WeakObject] = [:]
        /// By whose request the held instances were made.
        var requests: [Cell: Request] = [:]
        var children: [ObjectIdentifier: WeakContainer] = [:]
        var flights: [Cell: AnyFlight] = [:]
        /// The cells of what stands behind decorators of another isolation.
        var hidden: [ObjectIdentifier: Cell] = [:]
        var survivors: [Survivor] = []
    }

    struct WeakContainer {
        weak var container: Container?
    }

    /// Builds a container from modules, and checks it.
    ///
    /// ```swift
    /// let container = try Container(AppModule(), NetworkModule(), context: .production)
    /// ```
    ///
    /// - Parameters:
    ///   - modules: The modules, in the order in which they register.
    ///   - context: What the container is for; without it, ``Context/current`` guesses.
    /// - Throws: A ``GraphError`` with everything that is wrong: missing dependencies, cycles, captives, duplicates.
    /// - Complexity: O(registrations + declared dependencies). No factory runs.
    public convenience init(_ modules: any Module..., context: Context = .current) throws(GraphError) {
        self.init(blueprint: try Blueprint(modules, context: context))
    }

    /// Makes a root container over registrations that are sealed already.
    ///
    /// - Complexity: O(1).
    package init(
        blueprint: Blueprint,
        substitution: (any Substitution)? = nil,
        name: String = "the container"
    ) {
        self.blueprint = blueprint
        self.parent = nil
        self.substitution = substitution
        self.name = name
        self.tracksInstances = false
        self.cells = Atomic(CellTable.empty.raw)
    }

    /// Makes a scope.
    init(scopeOf parent: Container, name: String, tracksInstances: Bool) {
        self.blueprint = parent.blueprint
        self.parent = parent
        self.substitution = parent.substitution
        self.name = name
        self.tracksInstances = tracksInstances
        self.cells = Atomic(CellTable.empty.raw)
    }

    deinit {
        reportMissedTeardowns()
        parent?.forget(self)
        releaseHandle()
        // Nobody else can reach the container any more.
        for cell in state.held.reversed() {
            cell.registration.destroyInstance(in: cell)
        }
        for cell in state.ownCells {
            cell.free()
        }
        let table = tableUnderLock
        if table.raw != CellTable.empty.raw {
            table.free()
        }
        for table in state.outgrown {
            table.free()
        }
    }

    /// The cells that were asked for so far.
    var table: CellTable {
        // There always is one; to say so spares a branch.
        CellTable(cells.load(ordering: .acquiring).unsafelyUnwrapped)
    }

    /// The same, for one who holds the lock.
    var tableUnderLock: CellTable {
        CellTable(cells.load(ordering: .relaxed).unsafelyUnwrapped)
    }

    /// The outermost container: the one that holds the singletons.
    var root: Container {
        var container = self
        while let parent = container.parent {
            container = parent
        }
        return container
    }

    /// What the container is for.
    public var context: Context { blueprint.context }

    /// A new container with some registrations replaced.
    ///
    /// ```swift
    /// let offline = try container.overriding { registry in
    ///     registry.override((any Connecting).self) { OfflineConnector() }
    /// }
    /// ```
    ///
    /// The new container has instances of its own; those of the old one are not carried over.
    ///
    /// - Parameter change: Adds to the registrations of this container.
    /// - Returns: The new container.
    /// - Throws: A ``GraphError`` when the changed registrations do not fit together.
    /// - Complexity: O(changes) for overrides with closures that are made in the same way as what they replace; else
    ///   O(registrations + declared dependencies).
    public func overriding(_ change: (inout Registry) -> Void) throws(GraphError) -> Container {
        Container(blueprint: try blueprint.overriding(change), substitution: substitution)
    }
}

extension Blueprint {
    /// Seals the registrations of `modules` for `context`.
    ///
    /// `substitution` says which services need not be registered.
    package convenience init(
        _ modules: [any Module],
        context: Context,
        substitution: (any Substitution)? = nil,
        changes: [(inout Registry) -> Void] = []
    ) throws(GraphError) {
        var registry = Registry()
        for module in modules {
            registry.install(module)
        }
        for change in changes {
            change(&registry)
        }
        try self.init(sealing: registry, context: context, substitution: substitution)
    }
}
