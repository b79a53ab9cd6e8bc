//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies

@Spyable
protocol Sending: Sendable {
    func send(_ number: Int) -> Int
}

extension Benchmark {
    /// What a spy costs.
    static func spying() -> [Benchmark] {
        let called = SendingSpy()
        called.$send(.any).returns(1)
        callSpy(called, 10_000)
        return [
            Benchmark(
                "spy.call",
                subject: .sync { iterations in
                    let spy = SendingSpy()
                    spy.$send(.any).returns(1)
                    callSpy(spy, iterations)
                }
            ),
            Benchmark(
                "spy.verify.10000",
                subject: .sync { iterations in
                    for _ in 0..<iterations {
                        called.$send(.any).verify(.exactly(10_000))
                    }
                }
            ),
        ]
    }
}

@inline(never)
private func callSpy(_ sender: any Sending, _ iterations: Int) {
    for number in 0..<iterations {
        keep(sender.send(number))
    }
}
