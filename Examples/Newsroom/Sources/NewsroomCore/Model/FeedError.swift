//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Why a feed could not be had.
package enum FeedError: Error, Hashable {
    case timedOut
    case unreachable(String)
    case badStatus(Int)
    case badAnswer(String)
    case fileMissing
    case fileUnreadable(String)
    /// The document is of no kind that a parser is registered for.
    case unknownFormat
    case malformed(String)

    /// Whether trying again may help.
    package var isPassing: Bool {
        switch self {
        case .timedOut, .unreachable: true
        case .badStatus(let status): status == 408 || status == 429 || (500...599).contains(status)
        default: false
        }
    }
}

extension FeedError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .timedOut: "the server did not answer in time"
        case .unreachable(let reason): "the server cannot be reached: \(reason)"
        case .badStatus(let status): "the server answered with status \(status)"
        case .badAnswer(let reason): "the server's answer cannot be used: \(reason)"
        case .fileMissing: "there is no such file"
        case .fileUnreadable(let reason): "the file cannot be read: \(reason)"
        case .unknownFormat: "this is not a feed in RSS, Atom or JSON Feed format"
        case .malformed(let reason): "the feed is malformed: \(reason)"
        }
    }
}
