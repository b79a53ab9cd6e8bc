//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

// What other libraries call these things: writing it gives an error that says the word of this one.

extension SpySelector where Output: ~Copyable {
    /// `returns`, in other words.
    @available(*, unavailable, message: "say .returns(…)")
    @discardableResult
    public func willReturn(_ value: Any...) -> Self { fatalError() }

    /// `throws`, in other words.
    @available(*, unavailable, message: "say .throws(…)")
    @discardableResult
    public func willThrow(_ error: any Error) -> Self { fatalError() }

    /// `returns` with a closure, in other words.
    @available(*, unavailable, message: "say .returns { … }")
    @discardableResult
    public func willProduce(_ answer: Answer) -> Self { fatalError() }

    /// `performs`, in other words.
    @available(*, unavailable, renamed: "performs(_:)")
    @discardableResult
    public func perform(_ action: Action) -> Self { fatalError() }

    /// `verify`, in other words.
    @available(*, unavailable, message: "say .verify(…)")
    public func called(_ count: CallCount) { fatalError() }

    /// `wait`, in other words.
    @available(*, unavailable, message: "say try await ….wait(for:timeout:)")
    public func calledEventually(_ count: CallCount) async { fatalError() }
}

extension PropertySelector {
    /// What the getter returns is said of `get`.
    @available(
        *,
        unavailable,
        message: "say what is read, .get.returns(…), or let the property keep a value, .stores(…)"
    )
    public func returns(_ value: Value) { fatalError() }

    /// Calls are verified of `get` and of `set`.
    @available(*, unavailable, message: "say what is counted, .get.verify(…) or .set(.any).verify(…)")
    public func verify(_ count: CallCount = .atLeast(1)) { fatalError() }
}

extension GetterSelector {
    /// What the getter returns is said of `get`.
    @available(*, unavailable, message: "say .get.returns(…)")
    public func returns(_ value: Any) { fatalError() }

    /// Calls are verified of `get` and of `set`.
    @available(*, unavailable, message: "say .get.verify(…)")
    public func verify(_ count: CallCount = .atLeast(1)) { fatalError() }
}

extension CallCount {
    /// `atLeast(1)`, in other words.
    @available(*, unavailable, message: "say .atLeast(1)")
    public static var atLeastOnce: CallCount { fatalError() }

    /// `atLeast`, in other words.
    @available(*, unavailable, renamed: "atLeast(_:)")
    public static func moreOrEqual(to count: Int) -> CallCount { fatalError() }

    /// `atMost`, in other words.
    @available(*, unavailable, renamed: "atMost(_:)")
    public static func lessOrEqual(to count: Int) -> CallCount { fatalError() }

    /// `between`, in other words.
    @available(*, unavailable, renamed: "between(_:and:)")
    public static func from(_ lowest: Int, to highest: Int) -> CallCount { fatalError() }
}
