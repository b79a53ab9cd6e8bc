//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What a spy is to forget.
public struct ResetPart: Sendable, Hashable {
    private enum Kind: Hashable {
        case invocations
        case givens
        case performs
        case expectations
    }

    private let kind: Kind

    /// The calls.
    public static let invocations = ResetPart(kind: .invocations)
    /// The answers, also what properties store.
    public static let givens = ResetPart(kind: .givens)
    /// What calls do besides, and captors.
    public static let performs = ResetPart(kind: .performs)
    /// What was expected.
    public static let expectations = ResetPart(kind: .expectations)

    /// What goes when a scope is over.
    static let ofEnd: Set<ResetPart> = [.invocations, .performs]
    static let all: Set<ResetPart> = [.invocations, .givens, .performs, .expectations]
}

/// Lets a spy forget parts of what it recorded and was told; without a list, all of it.
///
/// ```swift
/// reset(files)
/// reset(files, .invocations)
/// ```
///
/// - Parameters:
///   - spy: The spy.
///   - parts: What it forgets; without any, all.
public func reset(_ spy: any Spy, _ parts: ResetPart...) {
    spy.__spy.reset(parts.isEmpty ? ResetPart.all : Set(parts))
}

/// Lets the static side of a spy forget parts of what it recorded and was told; without a list, all of it.
///
/// - Parameters:
///   - spy: The type of the spy.
///   - parts: What it forgets; without any, all.
public func reset(_ spy: any Spy.Type, _ parts: ResetPart...) {
    spy.__spy.reset(parts.isEmpty ? ResetPart.all : Set(parts))
}
