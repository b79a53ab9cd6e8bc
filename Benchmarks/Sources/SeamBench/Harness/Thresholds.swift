//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// What benchmarks may cost at most: a committed file for each version of Swift.
struct Thresholds: Decodable {
    struct Limit: Decodable {
        /// The greatest ratio; for a throughput, the least.
        let ratio: Double?
        /// The allocations, exactly.
        let allocations: Double?
        /// The greatest time, in nanoseconds.
        let ns: Double?
    }

    let benchmarks: [String: Limit]

    /// Ratios are times, and times waver: so much more is let pass, and only what stays above in each of several
    /// measurements counts.
    private static let tolerance = 1.25
    private static let attempts = 3
    /// A throughput cannot be had while somebody else has a processor, however often the baseline takes its turn.
    private static let attemptsAtThroughput = 10

    init(contentsOf file: String?) throws {
        let file = file ?? Self.committedFile
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Failure("cannot read the thresholds \(file); name a file with --thresholds")
        }
        do {
            self = try JSONDecoder().decode(Thresholds.self, from: data)
        } catch {
            throw Failure("\(file) does not hold thresholds: \(error)")
        }
    }

    private static var committedFile: String {
        #if swift(>=6.3)
        let version = "6.3"
        #else
        let version = "6.2"
        #endif
        let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardized
        return package.appending(path: "Thresholds/swift-\(version).json").path
    }

    /// Says, a line for each, which thresholds are exceeded.
    func check(
        _ measurements: [Measurement],
        of selected: [Benchmark],
        with runner: Runner,
        _ progress: Progress
    ) async throws -> [String] {
        #if DEBUG
        throw Failure("thresholds hold for release builds: run with -c release")
        #else
        var exceeded: [String] = []
        for (benchmark, first) in zip(selected, measurements) {
            guard let limit = benchmarks[benchmark.name] else {
                exceeded.append("\(benchmark.name) has no threshold")
                continue
            }
            if let allowed = limit.allocations, let found = first.allocations, abs(found - allowed) >= 0.01 {
                exceeded.append("\(benchmark.name): \(found.count) allocations, not \(allowed.count)")
            }
            var measurement = first
            for attempt in 2... {
                guard let excess = limit.excess(of: measurement, tolerance: Self.tolerance) else {
                    break
                }
                let attempts = measurement.relation == .throughput ? Self.attemptsAtThroughput : Self.attempts
                guard attempt <= attempts else {
                    exceeded.append("\(benchmark.name): \(excess)")
                    break
                }
                progress.show("once more: \(benchmark.name)")
                measurement = await runner.measure(benchmark)
            }
        }
        return exceeded
        #endif
    }
}

extension Measurement {
    /// The ratio of the least disturbed rounds: a neighbour who takes one of two processors can only lessen it.
    fileprivate var undisturbedThroughput: Double { (leastBaselineNs ?? 0) / leastNs }
}

extension Thresholds.Limit {
    /// What is too much, in words.
    fileprivate func excess(of measurement: Measurement, tolerance: Double) -> String? {
        if let limit = ratio, let found = measurement.ratio {
            switch measurement.relation {
            case .cost where found > limit * tolerance:
                return "\(found.fixed(2)) times the baseline, at most \(limit.fixed(2)) are allowed"
            case .throughput where measurement.undisturbedThroughput < limit / tolerance:
                return
                    "\(measurement.undisturbedThroughput.fixed(2)) times the throughput, at least \(limit.fixed(2)) are wanted"
            default:
                break
            }
        }
        // Neighbours on a shared machine add to times without a baseline; the least disturbed round tells what is ours.
        if let limit = ns, measurement.leastNs > limit * tolerance {
            return "\(measurement.leastNs.figure) ns at least, at most \(limit.figure) are allowed"
        }
        return nil
    }
}
