//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// What the app needs of the machine it runs on, and what the user chose.
package struct SystemModule: Module {
    private let settings: Settings

    package init(settings: Settings) {
        self.settings = settings
    }

    package func register(in registry: inout Registry) {
        let settings = settings
        registry.register(Settings.self) { settings }

        registry.register((any TimeProviding).self, lifetime: .singleton) { SystemTime() }
        registry.register((any TimeProviding).self, in: .preview, lifetime: .singleton) { PreviewTime() }

        registry.register((any Logging).self, lifetime: .singleton) { resolver in
            guard settings.isVerbose else {
                return SilentLog()
            }
            return StandardErrorLog(time: try resolver.resolve())
        }
        registry.register((any Logging).self, in: .preview) { SilentLog() }

        registry.register((any FileStoring).self, lifetime: .singleton) { DiskFiles() }
        registry.register((any FileStoring).self, in: .preview, lifetime: .singleton) { MemoryFiles() }
    }
}
