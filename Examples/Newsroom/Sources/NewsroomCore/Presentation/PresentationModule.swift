//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// What the user sees.
///
/// All of it lives on the main actor.
package struct PresentationModule: Module {
    package init() {}

    package func register(in registry: inout Registry) {
        registry.registerOnMainActor((any TerminalWriting).self) { StandardOutput() }
        registry.register(StoryFormatter.self) { StoryFormatter() }
        registry.registerOnMainActor(NewsPresenter.self, using: NewsPresenter.init(terminal:formatter:))
    }
}
