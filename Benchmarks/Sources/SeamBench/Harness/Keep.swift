//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import AllocationCounter

/// Uses a value in a way that no optimizer can see, so that what makes it is not left out.
@inline(__always)
func keep<Value>(_ value: borrowing Value) {
    withUnsafePointer(to: value) { benchmark_keep($0) }
}
