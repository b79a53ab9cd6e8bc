//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import AllocationCounter

/// Measures benchmarks: each takes turns with its baseline, round by round, so that what disturbs one disturbs both.
struct Runner {
    let rounds: Int

    func measure(_ benchmark: Benchmark) async -> Measurement {
        let iterations = await calibrate(benchmark.subject, for: benchmark.sample)
        var referenceIterations = 0
        if let reference = benchmark.reference {
            referenceIterations = await calibrate(reference, for: benchmark.sample)
        }
        var measured: [Measurement.Round] = []
        measured.reserveCapacity(rounds)
        for round in 0..<rounds {
            // Who goes first changes, so that neither always finds the caches as the other left them.
            let isFirst = round.isMultiple(of: 2)
            var reference: Duration?
            if !isFirst {
                reference = await benchmark.reference?.run(referenceIterations)
            }
            let subject = await benchmark.subject.run(iterations)
            if isFirst {
                reference = await benchmark.reference?.run(referenceIterations)
            }
            measured.append(
                Measurement.Round(
                    subject: subject.nanoseconds / Double(iterations * benchmark.operations.subject),
                    reference: reference.map {
                        $0.nanoseconds / Double(referenceIterations * benchmark.operations.reference)
                    }
                )
            )
        }
        let allocations = await countAllocations(of: benchmark.subject)
        return Measurement(
            of: benchmark,
            rounds: measured,
            allocations: allocations.map { $0 / Double(benchmark.operations.subject) }
        )
    }

    /// How many iterations fill a sample.
    private func calibrate(_ work: Work, for sample: Duration) async -> Int {
        var iterations = 1
        while true {
            // The best of three: one alone may have been interrupted.
            var best = await work.run(iterations)
            for _ in 0..<2 where best >= sample {
                best = min(best, await work.run(iterations))
            }
            if best >= sample {
                return iterations
            }
            let missing = sample.nanoseconds / max(best.nanoseconds, 50)
            iterations *= max(2, min(10, Int(missing.rounded(.up))))
        }
    }

    /// The allocations of one iteration: the difference between many and few, so that what surrounds them cancels out.
    private func countAllocations(of work: Work) async -> Double? {
        guard allocation_counter_is_available() else {
            return nil
        }
        let (few, many) = (2, 102)
        let counts = [await count(work, few), await count(work, many)]
        return Double(counts[1] - counts[0]) / Double(many - few)
    }

    private func count(_ work: Work, _ iterations: Int) async -> Int64 {
        allocation_counter_start()
        _ = await work.run(iterations)
        return Int64(allocation_counter_stop())
    }
}
