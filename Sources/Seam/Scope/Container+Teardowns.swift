//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Container {
    /// Whether closing the container would run teardowns: test scopes stay open for late work if it would not.
    package var hasTeardownsDue: Bool {
        lock.withLock { state.held.contains { $0.registration.hasTeardown } }
    }
}
