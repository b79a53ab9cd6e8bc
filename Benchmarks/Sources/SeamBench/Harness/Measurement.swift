//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What was measured of one benchmark, in all rounds.
struct Measurement: Codable, Sendable {
    let name: String
    /// The median of an operation, in nanoseconds.
    let ns: Double
    /// The least of an operation, in nanoseconds: what is left when nobody else has the processor.
    ///
    /// Thresholds of times are compared with it; it is not written.
    private(set) var leastNs = 0.0
    /// The least of the baseline's operation, likewise.
    private(set) var leastBaselineNs: Double?
    /// What the baseline is, in words.
    let baseline: String?
    /// The median of the baseline's operation, in nanoseconds.
    let baselineNs: Double?
    /// The median of the rounds' ratios.
    let ratio: Double?
    /// Allocations of one operation, counted exactly; nil where they cannot be counted.
    let allocations: Double?
    /// Half the distance between the quartiles of `ns`, as a part of the median.
    let spread: Double
    /// What the ratio says.
    let relation: Benchmark.Relation

    private enum CodingKeys: String, CodingKey {
        case name
        case ns
        case baseline
        case baselineNs
        case ratio
        case allocations
        case spread
        case relation
    }

    init(of benchmark: Benchmark, rounds: [Round], allocations: Double?) {
        let subject = rounds.map(\.subject).sorted()
        name = benchmark.name
        ns = subject.median
        leastNs = subject[0]
        baseline = benchmark.baseline
        let references = rounds.compactMap(\.reference).sorted()
        baselineNs = references.isEmpty ? nil : references.median
        leastBaselineNs = references.first
        let ratios = rounds.compactMap { round in
            round.reference.map { benchmark.relation == .cost ? round.subject / $0 : $0 / round.subject }
        }
        ratio = ratios.isEmpty ? nil : ratios.sorted().median
        self.allocations = allocations
        spread = (subject.quantile(0.75) - subject.quantile(0.25)) / 2 / subject.median
        relation = benchmark.relation
    }

    /// One round: both took turns.
    struct Round {
        /// Nanoseconds of one operation.
        let subject: Double
        let reference: Double?
    }

    /// Writes nil as null, so that every object has the same members.
    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(ns.rounded(to: 3), forKey: .ns)
        try container.encode(baseline, forKey: .baseline)
        try container.encode(baselineNs?.rounded(to: 3), forKey: .baselineNs)
        try container.encode(ratio?.rounded(to: 4), forKey: .ratio)
        try container.encode(allocations?.rounded(to: 4), forKey: .allocations)
        try container.encode(spread.rounded(to: 4), forKey: .spread)
        try container.encode(relation, forKey: .relation)
    }
}

extension [Double] {
    /// The middle of sorted values.
    var median: Double { quantile(0.5) }

    /// The value below which a part of the sorted values lies.
    func quantile(_ part: Double) -> Double {
        precondition(!isEmpty)
        let position = part * Double(count - 1)
        let lower = Int(position)
        let upper = Swift.min(lower + 1, count - 1)
        return self[lower] + (self[upper] - self[lower]) * (position - Double(lower))
    }
}

extension Double {
    /// The value with so many digits after the point.
    func rounded(to digits: Int) -> Double {
        var scale = 1.0
        for _ in 0..<digits {
            scale *= 10
        }
        return (self * scale).rounded() / scale
    }
}

extension Duration {
    var nanoseconds: Double {
        Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
    }
}
