//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies

@Spyable
protocol Disk {
    func size() -> Int
    func close()
    var name: String { get }
}

func stub(_ disk: DiskSpy) {
    disk.$size().returns(1)
    // error: no exact matches in call to instance method 'returns'
    disk.$size().returns("one")
    disk.$name.get.returns("disk")
    // error: value of type 'GetterSelector
    disk.$name.set("disk").verify()
}
