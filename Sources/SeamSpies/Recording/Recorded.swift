//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// An argument that the requirement takes `inout`, `borrowing` or `consuming`, as it was when the call came.
public struct Recorded<Value: ~Copyable> {
    /// The value; nil when it cannot be copied.
    let stored: Any?

    /// Notes that there was a value that cannot be copied.
    public init(_ value: borrowing Value) {
        stored = nil
    }
}

extension Recorded {
    /// Keeps a copy of the value.
    public init(_ value: borrowing Value) {
        stored = copy value
    }

    /// The value as it was when the call came.
    public var value: Value {
        // Only the copying initializer can have run for a copyable value.
        stored as! Value
    }
}

extension Recorded: @unchecked Sendable where Value: Sendable {}

/// Stands for an argument that cannot be kept: a closure that does not escape.
public struct Unrecorded: Sendable, Hashable {
    /// Makes the stand-in.
    public init() {}
}
