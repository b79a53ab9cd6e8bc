//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// How one argument is matched; no rule at all lets every value pass.
class AnyRule {
    /// How much a rule says, for choosing among givens.
    enum Weight: Comparable {
        case open
        case predicate
        case value
    }

    let weight: Weight
    /// Whether it hands arguments to captors.
    let captures: Bool

    init(_ weight: Weight, captures: Bool) {
        self.weight = weight
        self.captures = captures
    }

    /// Whether the argument at the address passes.
    func matches(at address: UnsafeRawPointer) -> Bool {
        preconditionFailure("Seam: a rule without a type")
    }

    /// Hands the argument at the address to captors; called once the whole call has matched.
    func capture(at address: UnsafeRawPointer) {}

    /// What the rule wants, as it is printed.
    var text: String { "…" }
}

/// A rule for arguments of one type.
final class Rule<Value>: AnyRule {
    private let test: (Value) -> Bool
    private let deliver: ((Value) -> Void)?
    private let describe: () -> String

    init(
        _ weight: Weight,
        _ test: @escaping (Value) -> Bool,
        capturing deliver: ((Value) -> Void)? = nil,
        describedBy describe: @escaping () -> String
    ) {
        self.test = test
        self.deliver = deliver
        self.describe = describe
        super.init(weight, captures: deliver != nil)
    }

    func matches(_ value: Value) -> Bool {
        test(value)
    }

    override func matches(at address: UnsafeRawPointer) -> Bool {
        test(address.assumingMemoryBound(to: Value.self).pointee)
    }

    func capture(_ value: Value) {
        deliver?(value)
    }

    override func capture(at address: UnsafeRawPointer) {
        deliver?(address.assumingMemoryBound(to: Value.self).pointee)
    }

    override var text: String { describe() }
}
