//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Where code runs.
enum Isolation: Equatable {
    case nonisolated
    /// A global actor; the attribute without its `@`.
    case globalActor(String)
    /// The actor that the spy is.
    case instance
}
