//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

// Witnesses for parents of spied protocols that the standard library has. Spies are told apart by identity, and that is
// not recorded: sets and dictionaries ask for it all the time.

extension Spy where Self: Equatable {
    /// Whether two spies are the same.
    public static func == (first: Self, second: Self) -> Bool {
        first === second
    }
}

extension Spy where Self: Hashable {
    /// Hashes the spy's identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension Spy where Self: Hashable & RawRepresentable, RawValue: Hashable {
    // The library would hash the raw value, which a spy may have been told nothing of.

    /// Hashes the spy's identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }

    /// The hash of the spy's identity.
    public nonisolated var hashValue: Int { ObjectIdentifier(self).hashValue }
}

extension Spy where Self: Comparable {
    /// Whether the first spy was made before the second.
    public static func < (first: Self, second: Self) -> Bool {
        first.__spy.number < second.__spy.number
    }
}
