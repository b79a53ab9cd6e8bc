//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension __SpyState {
    /// Selects calls of a requirement with one parameter.
    public func __selectOne<Argument, Output: ~Copyable, Failure: Error, Answer, Action>(
        _ signature: String,
        types: [Any.Type] = [],
        _ match: Match<Argument>
    ) -> SpySelector<Argument, Output, Failure, Answer, Action> {
        SpySelector(
            __Selection(state: self, key: RequirementKey(signature, types: types), pattern: Pattern(match))
        )
    }
}
