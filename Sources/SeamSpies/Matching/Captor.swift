//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// Keeps the arguments of the calls that a match or a selector was part of.
///
/// ```swift
/// let urls = Captor<URL>()
/// files.$write(.any, to: .capture(into: urls)).verify(.exactly(2))
/// print(urls.values)
/// ```
///
/// A captor keeps a value only when the whole call matched.
public final class Captor<Value>: @unchecked Sendable {
    // Unchecked: the values are only reached under a lock; they are handed out as they came, as a recorder's are.
    private let kept = Locked<[Value]>([])

    /// Makes an empty captor.
    public init() {}

    /// The values in the order of the calls.
    public var values: [Value] { kept.withLock { $0 } }

    /// The value of the last call.
    public var last: Value? { values.last }

    /// The value of the first call.
    public var first: Value? { values.first }

    func keep(_ value: Value) {
        kept.withLock { $0.append(value) }
    }
}

extension Match {
    /// Hands what passes to a captor, once the whole call has matched.
    public static func capture(into captor: Captor<Value>) -> Match {
        Match(Rule(.open, { _ in true }, capturing: { captor.keep($0) }, describedBy: { ".capture" }))
    }

    /// Hands what passes `match` to a captor, once the whole call has matched.
    public static func capture(_ match: Match, into captor: Captor<Value>) -> Match {
        match.and(.capture(into: captor))
    }
}
