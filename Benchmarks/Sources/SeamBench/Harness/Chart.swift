//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A drawing for the documentation, as SVG: readable on light and on dark pages.
struct Chart {
    let svg: String

    private static let style = """
        <style>
        text { font: 13px system-ui, sans-serif; fill: #555; }
        .name { fill: #333; } .faint { font-size: 11px; fill: #777; }
        .subject { fill: #3b6fd4; } .reference { fill: #b4bac4; }
        .line { fill: none; stroke: #3b6fd4; stroke-width: 2; } .second { fill: none; stroke: #d48a3b; stroke-width: 2; }
        .grid { stroke: #ccc; stroke-width: 1; }
        @media (prefers-color-scheme: dark) {
        text { fill: #bbb; } .name { fill: #eee; } .faint { fill: #999; } .grid { stroke: #444; }
        .subject { fill: #6f9cf0; } .reference { fill: #666c78; } .line { stroke: #6f9cf0; }
        }
        </style>
        """

    private static func document(width: Double, height: Double, title: String, _ parts: [String]) -> String {
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width.fixed(0)) \(height.fixed(0))" role="img" \
        aria-label="\(title.escaped)">
        <title>\(title.escaped)</title>
        \(style)
        \(parts.joined(separator: "\n"))
        </svg>

        """
    }

    /// Two bars for each benchmark with a baseline: the benchmark and, below it, the baseline, which has the same length
    /// in all.
    init(_ measurements: [Measurement]) {
        let rows = measurements.filter { $0.baselineNs != nil && $0.relation == .cost }
        let (left, right, height) = (190.0, 230.0, 40.0)
        let widest = max(rows.map { $0.ratio! }.max() ?? 1, 1)
        let unit = 420 / widest
        var parts: [String] = []
        for (number, row) in rows.enumerated() {
            let top = Double(number) * height + 34
            let length = row.ratio! * unit
            parts += [
                text(left - 10, top + 15, row.name, class: "name", anchor: "end"),
                bar(left, top, length, 12, class: "subject"),
                bar(left, top + 13, unit, 8, class: "reference"),
                text(
                    left + max(length, unit) + 8,
                    top + 15,
                    "\(row.ns.figure) ns, \(row.ratio!.fixed(2)) × \(row.baselineNs!.figure) ns",
                    class: "faint"
                ),
            ]
        }
        parts.append(
            text(left, 18, "Time of one operation (blue) against its baseline (grey), as a ratio", class: "name")
        )
        svg = Self.document(
            width: left + 420 + right,
            height: Double(rows.count) * height + 44,
            title: "Seam against what one would write by hand",
            parts
        )
    }

    /// Nanoseconds of a resolve over the number of registrations, which grows tenfold from step to step.
    init(growth points: [Growth.Point]) {
        let (left, top, width, height) = (60.0, 40.0, 560.0, 220.0)
        let highest = max(points.map { max($0.same, $0.all) }.max() ?? 1, 1) * 1.1
        let step = width / Double(max(points.count - 1, 1))
        func x(_ index: Int) -> Double { left + Double(index) * step }
        func y(_ ns: Double) -> Double { top + height * (1 - ns / highest) }
        func line(_ value: (Growth.Point) -> Double, class style: String) -> String {
            let places = points.indices.map { "\(x($0).fixed(1)),\(y(value(points[$0])).fixed(1))" }
            return "<polyline class=\"\(style)\" points=\"\(places.joined(separator: " "))\"/>"
        }
        var parts = [
            text(left, 18, "Nanoseconds of one resolve, by the number of registrations", class: "name"),
            line(\.all, class: "second"),
            line(\.same, class: "line"),
        ]
        for part in [0.0, 0.25, 0.5, 0.75, 1] {
            let ns = highest * part
            parts += [
                "<path class=\"grid\" d=\"M\(left) \(y(ns).fixed(1))h\(width)\"/>",
                text(left - 8, y(ns) + 4, ns.fixed(0), class: "faint", anchor: "end"),
            ]
        }
        for index in points.indices {
            parts.append(
                text(x(index), top + height + 18, "\(points[index].registrations)", class: "faint", anchor: "middle")
            )
        }
        if let last = points.last {
            let lower = min(y(last.all) + 4, y(last.same) - 14)
            parts += [
                text(left + width + 8, y(last.same) + 4, "the same ten", class: "faint"),
                text(left + width + 8, lower, "all, in random order", class: "faint"),
            ]
        }
        svg = Self.document(width: left + width + 150, height: top + height + 34, title: "Growth of a resolve", parts)
    }
}

private func bar(_ x: Double, _ y: Double, _ width: Double, _ height: Double, class style: String) -> String {
    "<rect class=\"\(style)\" x=\"\(x.fixed(0))\" y=\"\(y.fixed(0))\" width=\"\(width.fixed(1))\" "
        + "height=\"\(height.fixed(0))\" rx=\"2\"/>"
}

private func text(
    _ x: Double,
    _ y: Double,
    _ text: String,
    class style: String,
    anchor: String = "start"
) -> String {
    "<text class=\"\(style)\" x=\"\(x.fixed(1))\" y=\"\(y.fixed(1))\" text-anchor=\"\(anchor)\">\(text.escaped)</text>"
}

extension String {
    fileprivate var escaped: String {
        var result = ""
        for character in self {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
        return result
    }
}
