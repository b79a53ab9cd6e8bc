//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Shows editions on the terminal, on the main actor like all that users see.
@MainActor
package final class NewsPresenter {
    private let terminal: any TerminalWriting
    private let formatter: StoryFormatter

    package init(terminal: any TerminalWriting, formatter: StoryFormatter) {
        self.terminal = terminal
        self.formatter = formatter
    }

    package func show(_ edition: Edition) {
        let count = edition.stories.count
        let new = edition.stories.filter(\.isNew).count
        terminal.write("\(count) \(count == 1 ? "story" : "stories"), \(new) new")
        let width = terminal.width
        for story in edition.stories {
            terminal.write("")
            formatter.lines(for: story, width: width).forEach(terminal.write)
        }
        if !edition.notes.isEmpty {
            terminal.write("")
            edition.notes.forEach { terminal.write("! \($0)") }
        }
    }
}
