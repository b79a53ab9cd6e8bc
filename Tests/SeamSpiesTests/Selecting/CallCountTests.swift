//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies
import Testing

struct CallCountTests {
    private func allowed(_ count: CallCount) -> [Int] { (0...5).filter { count.allows($0) } }

    @Test func countsAllowWhatTheySay() {
        #expect(allowed(.once) == [1])
        #expect(allowed(.never) == [0])
        #expect(allowed(.exactly(3)) == [3])
        #expect(allowed(.atLeast(4)) == [4, 5])
        #expect(allowed(.atMost(1)) == [0, 1])
        #expect(allowed(.between(2, and: 3)) == [2, 3])
        #expect(allowed(2) == [2])
        #expect(allowed(CallCount(2...4)) == [2, 3, 4])
        #expect(allowed(CallCount(2..<4)) == [2, 3])
        #expect(allowed(CallCount(4...)) == [4, 5])
        #expect(allowed(CallCount(...1)) == [0, 1])
        #expect(allowed(CallCount(..<1)) == [0])
    }

    @Test func countsSayThemselvesInWords() {
        #expect("\(CallCount.once), \(CallCount.never), \(CallCount.exactly(2))" == "once, never, exactly 2 times")
        #expect("\(CallCount.atLeast(1)), \(CallCount.atMost(3))" == "at least once, at most 3 times")
        #expect("\(CallCount(2...3))" == "2 to 3 times")
    }
}
