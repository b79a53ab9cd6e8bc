//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies

protocol Sending {
    func send(_ text: String)
    var isOpen: Bool { get }
}

protocol SendingTwice: Sending {}

@Spyable
// error: 'Sending' has no spy, and so the spy of 'Connecting' has no members for what it requires; mark 'Sending' with '@Spyable', or restate its requirements in 'Connecting'
protocol Connecting: Sending {
    func connect()
}

// Children of what has no spy say nothing more.

@Spyable
protocol Reconnecting: Connecting {
    func reconnect()
}

@Spyable
// error: 'Sending' has no spy, and so the spy of 'Repeating' has no members for what it requires; mark 'Sending' with '@Spyable', or restate its requirements in 'Repeating'
protocol Repeating: SendingTwice {
    func repeatAll()
}
