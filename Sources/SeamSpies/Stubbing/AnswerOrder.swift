//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What a given does after the last of its answers.
public struct AnswerOrder: Sendable, Hashable {
    enum Kind: Sendable {
        case repeatLast
        case cycle
        case fallThrough
    }

    let kind: Kind

    /// The last answer is given again and again.
    public static let repeatLast = AnswerOrder(kind: .repeatLast)
    /// The answers begin anew.
    public static let cycle = AnswerOrder(kind: .cycle)
    /// The given is used up, and the next best one answers.
    public static let fallThrough = AnswerOrder(kind: .fallThrough)
}
