//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Collects what goes wrong in one refresh, from wherever it happens.
///
/// It is registered as `.scoped`: all that work on a refresh share one report, and the next refresh has its own.
package actor RefreshReport {
    private(set) var notes: [String] = []

    package init() {}

    package func note(_ text: String) {
        notes.append(text)
    }
}
