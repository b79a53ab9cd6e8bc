//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import Synchronization

/// Stops the work on SIGINT and SIGTERM, so that it can end in good order; a second signal ends the process at once.
final class Interruption: Sendable {
    private let received = Atomic<Int32>(0)
    // The sources are resumed once, in init, and only kept from then on.
    private nonisolated(unsafe) var sources: [any DispatchSourceSignal] = []

    /// - Parameter stop: Is called for the first signal.
    init(stop: @escaping @Sendable () -> Void) {
        sources = [SIGINT, SIGTERM].map { number in
            Foundation.signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { [self] in
                if received.exchange(number, ordering: .relaxed) != 0 {
                    exit(128 + number)
                }
                stop()
            }
            source.resume()
            return source
        }
    }

    /// The signal that came last, or nil.
    var signal: Int32? {
        let number = received.load(ordering: .relaxed)
        return number == 0 ? nil : number
    }
}
