//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// A run as `--json` prints it and `--compare` reads it.
struct Report: Codable {
    let benchmarks: [Measurement]

    init(benchmarks: [Measurement]) {
        self.benchmarks = benchmarks
    }

    init(contentsOf file: String) throws {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Failure("cannot read \(file)")
        }
        do {
            self = try JSONDecoder().decode(Report.self, from: data)
        } catch {
            throw Failure("\(file) is not the output of seam-bench --json: \(error)")
        }
    }

    var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}
