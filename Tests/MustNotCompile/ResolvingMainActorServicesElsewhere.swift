//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

@MainActor
final class Screen {}

func show(_ container: Container) throws {
    // error: call to main actor-isolated instance method 'resolveOnMainActor
    _ = try container.resolveOnMainActor(Screen.self)
}

final class Presenter {
    // error: main actor-isolated default value in a nonisolated context
    @Injected(on: .mainActor) var screen: Screen
}
