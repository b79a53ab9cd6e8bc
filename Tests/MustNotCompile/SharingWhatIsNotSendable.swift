//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

final class Ledger {
    var rows: [String] = []
}

struct LedgerModule: Module {
    func register(in registry: inout Registry) {
        registry.register(Ledger.self) { Ledger() }
        // error: type 'Ledger' does not conform to the 'Sendable' protocol
        registry.register(Ledger.self, lifetime: .singleton) { Ledger() }
        // error: type 'Ledger' does not conform to the 'Sendable' protocol
        registry.register(Ledger.self, lifetime: .scoped) { Ledger() }
    }
}
