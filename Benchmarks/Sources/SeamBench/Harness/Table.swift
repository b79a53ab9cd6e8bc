//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Text in columns: the first flush left, the others flush right.
struct Table {
    private var rows: [[String]]

    init(_ headings: [String]) {
        rows = [headings]
    }

    mutating func add(_ row: [String]) {
        precondition(row.count == rows[0].count)
        rows.append(row)
    }

    var text: String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max()! }
        var lines = rows.map { row in
            row.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - row[column].count)
                return column == 0 ? row[column] + space : space + row[column]
            }.joined(separator: "  ")
        }
        lines.insert(String(repeating: "-", count: lines[0].count), at: 1)
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Table {
    /// The table of a run.
    init(_ measurements: [Measurement]) {
        self.init(["name", "ns", "spread", "baseline ns", "ratio", "allocations", "baseline"])
        for measurement in measurements {
            add([
                measurement.name,
                measurement.ns.figure,
                "±\((measurement.spread * 100).fixed(0)) %",
                measurement.baselineNs?.figure ?? "–",
                measurement.ratioText,
                measurement.allocations?.count ?? "not counted",
                measurement.baseline ?? "–",
            ])
        }
    }

    /// The table of a run beside an earlier one.
    init(_ measurements: [Measurement], comparedWith earlier: [Measurement]) {
        self.init(["name", "ns", "before", "change", "ratio", "before", "allocations", "before"])
        for measurement in measurements {
            let before = earlier.first { $0.name == measurement.name }
            let change = before.map { (measurement.ns / $0.ns - 1) * 100 }
            add([
                measurement.name,
                measurement.ns.figure,
                before?.ns.figure ?? "–",
                change.map { "\($0 >= 0 ? "+" : "−")\(abs($0).fixed(0)) %" } ?? "new",
                measurement.ratioText,
                before?.ratioText ?? "–",
                measurement.allocations?.count ?? "not counted",
                before?.allocations?.count ?? "–",
            ])
        }
    }
}

extension Measurement {
    var ratioText: String {
        guard let ratio else {
            return "–"
        }
        return relation == .cost ? ratio.fixed(2) : "\(ratio.fixed(2))×"
    }
}

extension Double {
    /// A time with three digits that count.
    var figure: String { self < 100 ? fixed(1) : fixed(0) }

    /// A number of allocations: whole, unless it is not.
    var count: String { self == rounded() ? fixed(0) : fixed(2) }

    func fixed(_ digits: Int) -> String {
        var scale = 1
        for _ in 0..<digits {
            scale *= 10
        }
        let units = Int((abs(self) * Double(scale)).rounded())
        var text = "\(self < 0 && units > 0 ? "-" : "")\(units / scale)"
        if digits > 0 {
            let rest = "\(units % scale)"
            text += "." + String(repeating: "0", count: digits - rest.count) + rest
        }
        return text
    }
}
