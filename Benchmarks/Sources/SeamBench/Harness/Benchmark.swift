//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// One thing that is measured, and what it is measured against.
struct Benchmark {
    let name: String
    /// What the baseline is, in words.
    let baseline: String?
    /// How many operations one iteration of the subject, and of the baseline, stands for.
    var operations = (subject: 1, reference: 1)
    /// How long one sample takes at least.
    var sample = Duration.microseconds(200)
    /// What the ratio says.
    var relation = Relation.cost
    let subject: Work
    let reference: Work?

    enum Relation: String, Codable {
        /// How many times the baseline's time an operation takes.
        case cost
        /// How many times the baseline's operations are done in the same time.
        case throughput
    }

    init(_ name: String, subject: Work) {
        self.name = name
        self.baseline = nil
        self.subject = subject
        self.reference = nil
    }

    init(_ name: String, against baseline: String, subject: Work, reference: Work) {
        self.name = name
        self.baseline = baseline
        self.subject = subject
        self.reference = reference
    }

    /// The same benchmark, changed.
    func with(_ change: (inout Benchmark) -> Void) -> Benchmark {
        var copy = self
        change(&copy)
        return copy
    }
}

/// Code to be measured: it does its operation as often as it is told.
enum Work {
    case sync((_ iterations: Int) -> Void)
    case async((_ iterations: Int) async -> Void)
    /// Takes the time itself, without what it prepares.
    case timed((_ iterations: Int) -> Duration)

    /// Runs the work and returns how long it took.
    func run(_ iterations: Int) async -> Duration {
        let start = ContinuousClock.now
        switch self {
        case .sync(let body): body(iterations)
        case .async(let body): await body(iterations)
        case .timed(let body): return body(iterations)
        }
        return ContinuousClock.now - start
    }
}
