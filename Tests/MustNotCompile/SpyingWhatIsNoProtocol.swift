//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies

// error: '@Spyable' makes a spy of a protocol; 'Disk' is a struct: put the attribute on a protocol that 'Disk' conforms to
@Spyable
struct Disk {
    func write(_ text: String) {}
}
