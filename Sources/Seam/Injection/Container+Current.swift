//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

public import Synchronization

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
        if ThreadState.current().pointee.top == nil, Binding.alive.load(ordering: .relaxed) == 0,
            let raw = UnsafeRawPointer(bitPattern: Bootstrap.container.load(ordering: .acquiring))
        {
            return Unmanaged<Container>.fromOpaque(raw).takeUnretainedValue()
        }
        return currentOrTrap()
    }

    /// The current container, or nil when none is bound and none was bootstrapped.
    public static var currentIfAny: Container? {
        if let top = ThreadState.current().pointee.top {
            if Binding.alive.load(ordering: .relaxed) > 0, let binding = Binding.current, binding.isInside(top) {
                return binding.container
            }
            return top.pointee.holder
        }
        if Binding.alive.load(ordering: .relaxed) > 0 {
            if let binding = Binding.current {
                return binding.container
            }
            if let answer = UnboundLookup.observer?.containerForUnboundLookup() {
                return answer
            }
        }
        return UnsafeRawPointer(bitPattern: Bootstrap.container.load(ordering: .acquiring)).map {
            Unmanaged<Container>.fromOpaque($0).takeUnretainedValue()
        }
    }

    @usableFromInline
    @inline(never)
    static func currentOrTrap() -> Container {
        guard let container = currentIfAny else {
            fatalError(
                """
                Seam: there is no current container.
                  Nothing is bound to this task, and none was bootstrapped.
                  to mend it: call Container.bootstrap(_:) at startup, or run this inside withContainer(_:) { … }.
                """
            )
        }
        return container
    }

    /// Makes `container` the one that is current wherever no other is bound. Called once, at startup.
    ///
    /// ```swift
    /// Container.bootstrap(try Container(AppModule(), context: .production))
    /// ```
    ///
    /// A second call ends the process with a message that names both places. The container stays until the process
    /// ends.
    ///
    /// - Parameter container: The app's container.
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
        Bootstrap.container.store(UInt(bitPattern: Unmanaged.passRetained(container).toOpaque()), ordering: .releasing)
    }
}

/// The container of the whole process.
@usableFromInline
enum Bootstrap {
    /// Its address, or zero.
    @usableFromInline static let container = Atomic<UInt>(0)
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
