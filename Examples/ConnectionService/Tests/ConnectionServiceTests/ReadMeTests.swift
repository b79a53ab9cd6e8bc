//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import ExampleSupport
import Testing

struct ReadMeTests {
    @Test func theReadMeShowsWhatTheProgramPrints() throws {
        let readMe = try ReadMe()
        #expect(!readMe.commands.isEmpty)
        try readMe.check(BuiltProgram(named: "connection-service")) { command, output in
            Issue.record("\(command)\n\(output)")
        }
    }
}
