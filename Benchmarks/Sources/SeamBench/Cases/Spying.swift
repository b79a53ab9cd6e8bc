//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import SeamSpies
import SeamTesting

// Public, though nobody outside needs them: of an internal protocol with one implementation that is no macro's, the
// optimizer takes every value for that one (Swift 6.3).

/// A boundary that answers.
@Spyable
public protocol Sending: Sendable {
    /// Does its work.
    func send(_ number: Int) -> Int
}

/// A second one.
@Spyable
public protocol Fetching: Sendable {
    /// Does its work.
    func fetch(_ name: String) -> Int
}

/// One that answers nothing.
@Spyable
public protocol Logging: Sendable {
    /// Does its work.
    func log(_ line: String)
}

/// The boundaries of a case, registered as an app would.
struct BoundariesModule: Module {
    func register(in registry: inout Registry) {
        registry.register((any Sending).self, lifetime: .singleton) { Real() }
        registry.register((any Fetching).self, lifetime: .singleton) { Real() }
        registry.register((any Logging).self, lifetime: .singleton) { Real() }
    }

    private final class Real: Sending, Fetching, Logging {
        func send(_ number: Int) -> Int { number }
        func fetch(_ name: String) -> Int { 0 }
        func log(_ line: String) {}
    }
}

extension Benchmark {
    /// What a spy costs.
    static func spying() -> [Benchmark] {
        let called = SendingSpy()
        called.$send(.any).returns(1)
        callSpy(called, 10_000)
        return [
            Benchmark("testscope.case", subject: .sync { runCases($0) }),
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

/// Each a whole test case: a scope, three spies that answer, ten calls, and the verification at the end.
@inline(never)
private func runCases(_ iterations: Int) {
    for _ in 0..<iterations {
        withTestScope(BoundariesModule()) { scope in
            scope.spy(SendingSpy.self).$send(.any).returns(1)
            scope.spy(FetchingSpy.self).$fetch(.any).returns(2)
            let sending = try! scope.container.resolve((any Sending).self)
            let fetching = try! scope.container.resolve((any Fetching).self)
            let logging = try! scope.container.resolve((any Logging).self)
            for number in 0..<4 {
                keep(sending.send(number))
                keep(fetching.fetch("page"))
            }
            logging.log("sent")
            logging.log("fetched")
        }
    }
}
