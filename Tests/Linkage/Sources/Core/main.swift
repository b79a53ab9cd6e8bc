//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

// Uses the container without any other library, as an embedded tool would.
struct CoreModule: Module {
    func register(in registry: inout Registry) {
        registry.register(String.self, lifetime: .singleton) { "the core stands alone" }
    }
}

print(try Container(CoreModule()).resolve(String.self))
