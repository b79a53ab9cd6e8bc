//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Spy where Self: Encodable {
    /// Encodes nothing, as an empty object; unrecorded.
    public nonisolated func encode(to encoder: any Encoder) throws {
        try __encodeNothing(to: encoder)
    }
}

extension Spy {
    /// What a spy encodes; generated code calls it.
    public nonisolated func __encodeNothing(to encoder: any Encoder) throws {
        _ = encoder.container(keyedBy: NoKey.self)
    }
}

extension Spy where Self: Decodable {
    /// Makes a new spy, whatever is decoded; unrecorded.
    public init(from decoder: any Decoder) throws {
        self.init(__spy: __SpyState(of: Self.self))
    }
}

/// A key that no container has.
private enum NoKey: CodingKey {}
