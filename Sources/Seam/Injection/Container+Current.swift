//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Synchronization

extension Container {
    /// The container that `@Injected` takes services from.
    ///
    /// It is the one whose factory runs on this thread; else the innermost `withContainer` of this task; else the one
    /// given to ``bootstrap(_:fileID:line:)``. Without any of them the process ends with a message:
    /// see ``currentIfAny``.
    ///
    /// - Complexity: O(1); the task-local is only looked at while a binding is alive somewhere in the process.
    @inlinable
    public static var current: Container {
        CurrentContainer.place().pointee
    }

    /// The current container, or nil when none is bound and none was bootstrapped.
    public static var currentIfAny: Container? {
        CurrentContainer.placeIfAny(on: ThreadState.current())?.pointee
    }

    /// Makes `container` the one that is current wherever no other is bound.
    ///
    /// Called once, at startup.
    ///
    /// ```swift
    /// Container.bootstrap(try Container(AppModule(), context: .production))
    /// ```
    ///
    /// A second call ends the process with a message that names both places. The container stays until the process
    /// ends.
    ///
    /// - Parameters:
    ///   - container: The app's container.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    public static func bootstrap(_ container: Container, fileID: StaticString = #fileID, line: UInt = #line) {
        let location = CodeLocation(fileID: fileID, line: line)
        let first = Bootstrap.location.withLock { known in
            defer { known = known ?? location }
            return known
        }
        if let first {
            fatalError(
                """
                Seam: a container was bootstrapped already.
                  first: \(first)
                  again: \(location)
                  to mend it: bootstrap once, at startup; use withContainer(_:) { … } to work with another container.
                """
            )
        }
        let place = UnsafeMutablePointer<Container>.allocate(capacity: 1)
        place.initialize(to: container)
        Bootstrap.place.store(UInt(bitPattern: place), ordering: .releasing)
    }
}

/// Finds the current container.
@usableFromInline
enum CurrentContainer {
    /// Where a reference to the current container stands.
    ///
    /// A place, not the container, so that the caller counts no reference when it only asks for a service that is made
    /// already. The reference stays as long as the caller's frame or binding does, or the process.
    @usableFromInline
    @inline(never)
    static func place() -> UnsafePointer<Container> {
        place(on: ThreadState.current())
    }

    @inline(__always)
    static func place(on thread: ThreadPointer) -> UnsafePointer<Container> {
        if thread.pointee.innermost.pointee.depth == 0, Binding.alive.load(ordering: .relaxed) == 0,
            let place = Bootstrap.current
        {
            return place
        }
        return placeOrTrap(on: thread)
    }

    @inline(never)
    private static func placeOrTrap(on thread: ThreadPointer) -> UnsafePointer<Container> {
        guard let place = placeIfAny(on: thread) else {
            fatalError(
                """
                Seam: there is no current container.
                  Nothing is bound to this task, and none was bootstrapped.
                  to mend it: call Container.bootstrap(_:) at startup, or run this inside withContainer(_:) { … }.
                """
            )
        }
        return place
    }

    static func placeIfAny(on thread: ThreadPointer) -> UnsafePointer<Container>? {
        let isAnyBound = Binding.alive.load(ordering: .relaxed) > 0
        let bound = isAnyBound ? UnsafePointer<Container>(bitPattern: Binding.currentPlace) : nil
        if let top = thread.pointee.top {
            let isInside = bound != nil && top.pointee.serial != 0 && Binding.current!.isInside(top)
            return isInside ? bound : top.pointee.cell.holderPlace
        }
        if let bound {
            return bound
        }
        if isAnyBound, let answer = UnboundLookup.observer?.containerForUnboundLookup() {
            return thread.lend(answer)
        }
        return Bootstrap.current
    }
}

/// The container of the whole process.
enum Bootstrap {
    /// The address of a reference to it, or zero.
    static let place = Atomic<UInt>(0)

    @inline(__always)
    static var current: UnsafePointer<Container>? { UnsafePointer(bitPattern: place.load(ordering: .acquiring)) }

    static let location = Locked<CodeLocation?>(nil)
}

/// Who is asked when the current container is looked up where nothing is bound while bindings are alive elsewhere:
/// test scopes use it to find work that left its test.
package enum UnboundLookup {
    package protocol Observer: AnyObject, Sendable {
        /// The container to use; nil for the bootstrapped one.
        func containerForUnboundLookup() -> Container?
    }

    private static let installed = Locked<(any Observer)?>(nil)

    /// The observer, set once by the testing library.
    package static var observer: (any Observer)? {
        get { installed.withLock { $0 } }
        set { installed.withLock { $0 = newValue } }
    }
}
