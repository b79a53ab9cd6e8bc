//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import Synchronization

/// What owns spies: a test scope, or the process for spies that are made outside of any.
///
/// It holds the states of its spies until it ends, those of their static sides, what was said for all of them, and knows
/// whom to tell of findings.
package final class SpyScope: Sendable {
    /// The scope of this task, if one is open.
    @TaskLocal private static var open: SpyScope?

    /// The owner of spies that are made outside of any scope.
    package static let outside = SpyScope(sink: OutsideSink(), keepsSpies: false)

    /// The scope that spies made now belong to.
    package static var current: SpyScope { open ?? outside }

    private struct State {
        var spies: [__SpyState] = []
        var statics: [ObjectIdentifier: __SpyState] = [:]
        var fallbacks: [ObjectIdentifier: Box] = [:]
        var ending: [@Sendable () -> Void] = []
        var waitsInVain: [CallWaitError] = []
    }

    private let sink: any FindingSink
    private let keepsSpies: Bool
    private let state = Locked(State())
    private let ended = Atomic(false)
    private let lenient = Atomic(false)
    private let relaxed = Atomic(false)
    private let oldestFirst = Atomic(false)

    /// Makes a scope that tells `sink` what it finds.
    package init(sink: any FindingSink, keepsSpies: Bool = true) {
        self.sink = sink
        self.keepsSpies = keepsSpies
    }

    /// Whether it never ends: what is to be checked at its end would not be.
    var isEndless: Bool { !keepsSpies }

    // MARK: - Being current

    /// Runs `body` while the scope is current in this task and those that it starts.
    package func withCurrent<Result>(_ body: () -> Result) -> Result {
        Self.$open.withValue(self, operation: body)
    }

    /// Runs `body` while the scope is current in this task and those that it starts.
    package func withCurrent<Result>(
        isolation: isolated (any Actor)? = #isolation,
        _ body: () async -> Result
    ) async -> Result {
        await Self.$open.withValue(self, operation: body)
    }

    // MARK: - Spies

    /// Takes a spy that was just made.
    func adopt(_ spy: __SpyState) {
        if keepsSpies, !hasEnded { state.withLock { $0.spies.append(spy) } }
    }

    /// The states of all spies, static sides included, in the order in which they were made.
    package var spies: [__SpyState] {
        state.withLock { $0.spies }
    }

    /// The state of the static side of a spy's type.
    func staticState(of type: any Spy.Type) -> __SpyState {
        let id = ObjectIdentifier(type)
        if let known = state.withLock({ $0.statics[id] }) { return known }
        let made = __SpyState(ofStaticSide: type, in: self)
        // What is kept now would never be let go.
        if hasEnded { return made }
        return state.withLock { state in
            if let known = state.statics[id] { return known }
            state.statics[id] = made
            if keepsSpies { state.spies.append(made) }
            return made
        }
    }

    // MARK: - Policies

    /// Whether nothing but stated expectations counts.
    package var isLenient: Bool {
        get { lenient.load(ordering: .relaxed) }
        set { lenient.store(newValue, ordering: .relaxed) }
    }

    /// Whether calls without a given are answered silently.
    package var isRelaxed: Bool {
        get { relaxed.load(ordering: .relaxed) }
        set { relaxed.store(newValue, ordering: .relaxed) }
    }

    /// Whether the oldest of equally specific givens wins.
    package var isOldestFirst: Bool {
        get { oldestFirst.load(ordering: .relaxed) }
        set { oldestFirst.store(newValue, ordering: .relaxed) }
    }

    // MARK: - Fallbacks

    /// Says what calls without a given return where `Output` is wanted.
    package func setFallback<Output>(for type: Output.Type, _ make: @escaping @Sendable () -> Output) {
        let old = state.withLock { $0.fallbacks.updateValue(Box(make), forKey: ObjectIdentifier(type)) }
        _ = consume old
    }

    /// What a call without a given returns: what was said for the type, else what the library knows of it.
    func fallback<Output>(for type: Output.Type) -> Output? {
        let said = state.withLock { $0.fallbacks[ObjectIdentifier(type)] }
        if let said { return said.value(as: (@Sendable () -> Output).self)() }
        return standardFallback(for: type) ?? spyFallback(for: type)
    }

    // MARK: - Findings and the end

    /// Notes an error that is about to be thrown, for test frameworks that lose its place.
    func note(_ error: CallWaitError) {
        if keepsSpies { state.withLock { $0.waitsInVain.append(error) } }
    }

    /// The wait in vain that a text tells of, if it does.
    package func waitInVain(toldIn text: String) -> CallWaitError? {
        state.withLock { $0.waitsInVain }.first { text.contains($0.message) }
    }

    /// Tells whoever listens.
    package func report(_ finding: Finding) {
        sink.report(finding)
    }

    /// Whether the scope is over: calls that come now are late.
    package var hasEnded: Bool { ended.load(ordering: .acquiring) }

    /// Runs `action` when the scope ends.
    func atEnd(_ action: @escaping @Sendable () -> Void) {
        if keepsSpies { state.withLock { $0.ending.append(action) } }
    }

    /// Ends the scope; false when it had ended already.
    ///
    /// What waits in it goes on.
    package func end() -> Bool {
        guard !ended.exchange(true, ordering: .acquiringAndReleasing) else { return false }
        for action in state.withLock({ $0.ending }) { action() }
        return true
    }

    /// Lets go of the spies, which know the scope and so would keep each other.
    package func release() {
        let released = state.withLock { state in
            defer { state = State() }
            return state
        }
        for spy in released.spies { spy.end() }
    }
}
