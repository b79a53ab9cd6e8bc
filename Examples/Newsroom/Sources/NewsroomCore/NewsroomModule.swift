//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// All of the app, layer by layer.
package struct NewsroomModule: Module {
    private let settings: Settings

    package init(settings: Settings = Settings()) {
        self.settings = settings
    }

    package func register(in registry: inout Registry) {
        registry.install(SystemModule(settings: settings))
        registry.install(FetchingModule())
        registry.install(ParsingModule())
        registry.install(EditorialModule())
        registry.install(PresentationModule())
    }
}
