//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import SeamSpies

@Spyable
protocol Speaking {
    func word() -> String
}

#if DEBUG || SEAM_SPIES
let spy = SpeakingSpy()
spy.$word().returns("spies need no Foundation")
print(spy.word())
#endif
