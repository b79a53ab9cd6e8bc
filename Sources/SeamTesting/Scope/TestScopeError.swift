//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// What a container of a test scope could not give, and how to mend it.
struct TestScopeError: Error, CustomStringConvertible {
    let description: String

    /// A service that is neither replaced in the test nor a boundary, where the scope wants one of both.
    static func unspied(_ type: Any.Type) -> TestScopeError {
        TestScopeError(
            description: """
                \(typeName(type)) is neither replaced in this test nor a boundary with a spy, and the scope says unspied: .fail.
                  Put @Spyable in front of the protocol; or name its spy: scope.use(…Spy.self, for: (\(typeName(type))).self) – \
                private and generic spies and those with raw names are found in no other way; or register it with in: .test; \
                or override it in this test.
                """
        )
    }

    /// A spy that is not of the type that it was named for.
    static func wrongSpy(_ spy: Any.Type, for type: Any.Type) -> TestScopeError {
        TestScopeError(
            description: """
                \(typeName(spy)) was named for \(typeName(type)), and is none.
                  Let \(typeName(spy)) be the spy of a protocol that inherits from it, or name another spy in scope.use(_:for:).
                """
        )
    }
}
