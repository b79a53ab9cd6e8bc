//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// The three files that every process starts with, unless its parent closed them.
enum StandardStreams {
    /// Opens those that are closed, so that no note takes their place and gets the report written into it.
    static func open() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
            // The system gives the lowest free number. Reading only: what is written there fails, as it should.
            _ = Foundation.open("/dev/null", O_RDONLY)
        }
    }
}
