//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// Measures Seam, and prints or checks what it measured.
@main
enum SeamBench {
    static func main() async {
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()))
            if options.help {
                print(Options.usage, terminator: "")
            } else {
                try await run(options)
            }
        } catch let misuse as Options.Misuse {
            writeError("seam-bench: \(misuse)\n\n\(Options.usage)")
            exit(64)
        } catch {
            writeError("seam-bench: \(error)\n")
            exit(1)
        }
    }

    private static func run(_ options: Options) async throws {
        // Files are read before anything is measured, so that a wrong name costs no time.
        let earlier = try options.earlier.map { try Report(contentsOf: $0) }
        let thresholds = try options.check ? Thresholds(contentsOf: options.thresholds) : nil
        let runner = Runner(rounds: options.rounds)
        if options.growth {
            try await grow(options, runner)
            return
        }
        let benchmarks = try await allBenchmarks().filter { options.selects($0.name) }
        guard !benchmarks.isEmpty else {
            throw Failure("no benchmark has a name that contains \(options.filters.joined(separator: " or "))")
        }
        if options.list {
            print(benchmarks.map(\.name).joined(separator: "\n"))
            return
        }
        let progress = Progress()
        var measurements: [Measurement] = []
        for (number, benchmark) in benchmarks.enumerated() {
            progress.show("\(number + 1) of \(benchmarks.count): \(benchmark.name)")
            measurements.append(await runner.measure(benchmark))
        }
        let exceeded = try await thresholds?.check(measurements, of: benchmarks, with: runner, progress)
        progress.clear()
        let report = Report(benchmarks: measurements)
        if options.json {
            print(try report.json)
        } else {
            print(earlier.map { Table(measurements, comparedWith: $0.benchmarks) }?.text ?? Table(measurements).text)
        }
        if let file = options.chart {
            try Chart(measurements).svg.write(toFile: file, atomically: true, encoding: .utf8)
        }
        if let exceeded, !exceeded.isEmpty {
            throw Failure("thresholds are exceeded:\n" + exceeded.map { "  \($0)" }.joined(separator: "\n"))
        }
    }

    private static func grow(_ options: Options, _ runner: Runner) async throws {
        let points = try await Growth.measure(with: runner, Progress())
        print(Table(growth: points).text)
        if let file = options.chart {
            try Chart(growth: points).svg.write(toFile: file, atomically: true, encoding: .utf8)
        }
    }

    private static func allBenchmarks() async throws -> [Benchmark] {
        try await Benchmark.resolving() + Benchmark.graphs() + Benchmark.concurrency() + Benchmark.building()
            + Benchmark.spying()
    }
}

/// Why the program ended early.
struct Failure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
