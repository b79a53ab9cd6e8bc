//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import SeamSpies

/// Takes down what may help to find out what the app did.
@Spyable
package protocol Logging: Sendable {
    func log(_ message: String)
}

/// Writes each message as a line on standard error.
package struct StandardErrorLog: Logging {
    private let time: any TimeProviding

    package init(time: any TimeProviding) {
        self.time = time
    }

    package func log(_ message: String) {
        FileHandle.standardError.write(Data("\(time.now.formatted(.iso8601)) \(message)\n".utf8))
    }
}

/// Keeps nothing.
package struct SilentLog: Logging {
    package init() {}

    package func log(_ message: String) {}
}
