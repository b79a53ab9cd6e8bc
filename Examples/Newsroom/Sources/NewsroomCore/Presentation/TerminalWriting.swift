//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import SeamSpies

/// Shows lines to the user.
@Spyable
@MainActor
package protocol TerminalWriting {
    /// How many characters fit into a line.
    var width: Int { get }

    func write(_ line: String)
}

/// The terminal that the app was started from.
@MainActor
package struct StandardOutput: TerminalWriting {
    package init() {}

    package var width: Int {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return 80
        }
        return Int(size.ws_col)
    }

    package func write(_ line: String) {
        print(line)
    }
}
