//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

// Witnesses without arguments, result and errors call these. With an empty pack and an empty result at once, the optimizer
// of Swift 6.3 crashes on the generic ones when it inlines them into an async closure.

extension __SpyState {
    /// Records a call and answers it.
    public func __answer(_ failure: Never.Type, _ signature: String) {
        let _: Void = __answer(failure, signature, types: [])
    }

    /// Records a call and answers it, or hands it on.
    public func __forward<Real>(_ failure: Never.Type, _ signature: String, real: (Real) throws -> Void) {
        let _: Void = __forward(failure, signature, types: [], real: real)
    }
}
