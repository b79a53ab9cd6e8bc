//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

// What selectors of colliding overloads are told apart by. Each type has one value only, so that its name picks the overload.

/// Selects the asynchronous one of two overloads: `effects: .async`.
public struct __AsyncOverload: Sendable {
    /// The asynchronous overload.
    public static let async = __AsyncOverload()
}

/// Selects the synchronous one of two overloads: `effects: .sync`.
public struct __SyncOverload: Sendable {
    /// The synchronous overload.
    public static let sync = __SyncOverload()
}

/// Selects the first of the overloads that differ in their constraints only: `overload: .first`.
public struct __Overload0: Sendable {
    /// The first overload.
    public static let first = __Overload0()
}

/// Selects the second of the overloads that differ in their constraints only: `overload: .second`.
public struct __Overload1: Sendable {
    /// The second overload.
    public static let second = __Overload1()
}

/// Selects the third of the overloads that differ in their constraints only: `overload: .third`.
public struct __Overload2: Sendable {
    /// The third overload.
    public static let third = __Overload2()
}

/// Selects the fourth of the overloads that differ in their constraints only: `overload: .fourth`.
public struct __Overload3: Sendable {
    /// The fourth overload.
    public static let fourth = __Overload3()
}

/// Selects the fifth of the overloads that differ in their constraints only: `overload: .fifth`.
public struct __Overload4: Sendable {
    /// The fifth overload.
    public static let fifth = __Overload4()
}

/// Selects the sixth of the overloads that differ in their constraints only: `overload: .sixth`.
public struct __Overload5: Sendable {
    /// The sixth overload.
    public static let sixth = __Overload5()
}

/// Selects the seventh of the overloads that differ in their constraints only: `overload: .seventh`.
public struct __Overload6: Sendable {
    /// The seventh overload.
    public static let seventh = __Overload6()
}

/// Selects the eighth of the overloads that differ in their constraints only: `overload: .eighth`.
public struct __Overload7: Sendable {
    /// The eighth overload.
    public static let eighth = __Overload7()
}
