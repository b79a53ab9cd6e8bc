//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies

/// How much a test scope checks when it ends.
///
/// ```swift
/// @Suite(.testScope(AppModule(), verifying: .strict))
/// struct ConnectionServiceTests { … }
/// ```
public struct Verification: Sendable, Hashable {
    let strictness: Strictness

    /// Stated expectations only.
    public static let lenient = Verification(strictness: .lenient)
    /// Also givens that nobody used, and calls that no given matched although there are unused ones.
    public static let standard = Verification(strictness: .standard)
    /// Also interactions that nobody verified.
    public static let strict = Verification(strictness: .strict)
}
