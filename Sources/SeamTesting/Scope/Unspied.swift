//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What a test scope gives for a service that is neither replaced in the test nor a boundary with a spy.
public struct Unspied: Sendable, Hashable {
    private enum Kind: Sendable {
        case use
        case fail
    }

    private let kind: Kind

    /// The registration: the real service.
    public static let use = Unspied(kind: .use)
    /// An error that says how to mend it.
    public static let fail = Unspied(kind: .fail)
}
