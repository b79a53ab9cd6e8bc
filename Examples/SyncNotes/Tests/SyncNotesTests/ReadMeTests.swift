//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import ExampleSupport
import Foundation
import Testing

struct ReadMeTests {
    @Test func theReadMeShowsWhatTheProgramPrints() throws {
        let playground = try Playground()
        try FileManager.default.removeItem(at: playground.url("notes"))
        let readMe = try ReadMe()
        #expect(readMe.commands.count > 5)
        try readMe.check(.syncNotes, in: playground.root, environment: playground.environment) { command, output in
            Issue.record("\(command)\n\(output)")
        }
    }
}
