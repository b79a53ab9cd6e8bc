//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

protocol Engine {}

struct Wheel {}

struct CarModule: Module {
    func register(in registry: inout Registry) {
        // error: cannot convert value of type
        registry.register((any Engine).self, using: Wheel.init)
    }
}
