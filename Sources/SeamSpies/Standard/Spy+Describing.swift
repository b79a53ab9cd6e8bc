//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

// Properties that parents from the standard library require. They are recorded and can be answered, and need not be:
// what prints values would otherwise fail tests.

extension Spy where Self: CustomStringConvertible {
    /// What a given says, else the name of the spy's type.
    public nonisolated var description: String {
        __spy.standardProperty("description") { typeName(Self.self) }
    }
}

extension Spy where Self: CustomDebugStringConvertible {
    /// What a given says, else the name of the spy's type.
    public nonisolated var debugDescription: String {
        __spy.standardProperty("debugDescription") { typeName(Self.self) }
    }
}

extension Spy where Self: Identifiable {
    /// What a given says, else the identity of the spy if that serves, else the fallback for the type.
    public nonisolated var id: ID {
        __spy.standardProperty("id") { ObjectIdentifier(self) as? ID }
    }
}
