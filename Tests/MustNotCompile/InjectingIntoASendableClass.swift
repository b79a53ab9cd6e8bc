//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

protocol Engine: Sendable {}

final class Car: Sendable {
    // error: stored property '_engine' of 'Sendable'-conforming class 'Car' is mutable
    @Injected var engine: any Engine
}

final class Truck: Sendable {
    let engine: any Engine = injected()
}
