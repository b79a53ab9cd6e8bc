//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import SeamSpies

/// Tells the time, and lets it pass.
@Spyable
package protocol TimeProviding: Sendable {
    var now: Date { get }

    func sleep(for duration: Duration) async throws(CancellationError)
}

/// The time of this machine.
package struct SystemTime: TimeProviding {
    package init() {}

    package var now: Date { Date() }

    package func sleep(for duration: Duration) async throws(CancellationError) {
        do {
            try await Task.sleep(for: duration)
        } catch {
            throw CancellationError()
        }
    }
}

/// A moment that never passes, so that a preview always looks the same.
package struct PreviewTime: TimeProviding {
    package init() {}

    package var now: Date { Date(timeIntervalSince1970: 1_767_225_600) }

    package func sleep(for duration: Duration) {}
}
