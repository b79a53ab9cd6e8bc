//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension __SpyState {
    /// Keeps the real implementation as a mutating call left it.
    ///
    /// It takes the variable itself: generated code does not know whether the call could change it, and must not be warned.
    public func __rewrap<Real>(_ real: inout Real) {
        __rewrap(real as Any)
    }
}
