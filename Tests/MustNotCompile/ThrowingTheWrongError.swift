//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import SeamSpies

enum DiskError: Error {
    case full
}

enum OtherError: Error {
    case other
}

@Spyable
protocol Disk {
    func write(_ text: String) throws(DiskError)
    func size() -> Int
}

func stub(_ disk: DiskSpy) {
    disk.$write(.any).throws(.full)
    // error: cannot convert value of type 'OtherError'
    disk.$write(.any).throws(OtherError.other)
    // error: cannot convert value of type 'DiskError'
    disk.$size().throws(DiskError.full)
}
