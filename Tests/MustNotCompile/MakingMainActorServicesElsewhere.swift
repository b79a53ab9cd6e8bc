//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

@MainActor
final class Screen {
    init() {}
}

struct ScreenModule: Module {
    func register(in registry: inout Registry) {
        registry.registerOnMainActor(Screen.self) { Screen() }
        // error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context
        registry.register(Screen.self) { Screen() }
    }
}
