//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// Calls of one requirement that match a pattern; what is behind every selector.
public struct __Selection: Sendable {
    let state: __SpyState
    let key: RequirementKey
    let pattern: Pattern

    /// The calls that match, of all calls of the requirement so far.
    ///
    /// Matching runs outside the lock.
    func matching() -> [RecordedCall] {
        let (calls, isOver) = state.withRecorder { ($0.calls(of: key), $0.isOver) }
        if isOver { state.owner.report(state.forgottenFinding(key)) }
        return pattern.isOpen ? calls : calls.filter(pattern.matches)
    }

    /// Marks calls as verified, and hands their arguments to the captors of the pattern.
    func markVerified(_ calls: [RecordedCall]) {
        state.withRecorder { $0.markVerified(calls) }
        if pattern.hasCaptors { calls.forEach(pattern.capture) }
    }

    /// Tells `notify` of every call that matches: those that came already, then each that comes.
    func observe(belongsToGiven: Bool, _ notify: @escaping (RecordedCall) -> Void) {
        let observer = Observer(pattern: pattern, belongsToGiven: belongsToGiven, notify: notify)
        let calls = state.withRecorder { $0.addObserver(observer, of: key) }
        guard !belongsToGiven else { return }
        for call in calls where pattern.matches(call) { notify(call) }
    }
}

/// A selector of calls, as `verifyInOrder` takes them.
public protocol CallSelector {
    /// The calls that it selects.
    var __selection: __Selection { get }
}

extension __SpyState {
    /// Selects calls of a requirement with one parameter.
    public func __selectOne<Argument, Output: ~Copyable, Failure: Error, Answer, Action>(
        _ signature: String,
        types: [Any.Type] = [],
        _ match: Match<Argument>
    ) -> SpySelector<Argument, Output, Failure, Answer, Action> {
        SpySelector(
            __Selection(state: self, key: RequirementKey(signature, types: types), pattern: Pattern(match))
        )
    }
}
