//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Graph {
    /// The graph in the language of Graphviz: `dot -Tsvg`.
    ///
    /// Modules are frames around their services, colours are lifetimes, a double outline is a boundary; a dependency that
    /// was learned from a running factory is dashed. Lines have the colour of the module they start from. A legend
    /// explains what occurs.
    ///
    /// - Complexity: Linear in the number of services and dependencies.
    public var dot: String {
        DOTWriter(layout: GraphLayout(self)).write()
    }
}

/// Writes a graph in the language of Graphviz.
private struct DOTWriter {
    let layout: GraphLayout

    func write() -> String {
        var lines = ["digraph Seam {"]
        lines += settings
        for (index, group) in layout.groups.enumerated() { lines += cluster(group, index) }
        for (index, group) in layout.groups.enumerated() {
            let colour = GraphPalette.lines[index % GraphPalette.lines.count]
            let edges = group.nodes.flatMap { place in
                layout.links[place].map { edge(from: place, $0, leaves: !group.nodes.contains($0.target), colour) }
            }
            guard !edges.isEmpty else { continue }
            lines.append("  edge [color=\"\(colour)\"]")
            lines += edges
        }
        lines += legend
        lines.append("}")
        return lines.joined(separator: "\n") + "\n"
    }

    /// A picture that has to be zoomed out to be seen whole: its modules come first, what crosses between them last.
    private var isLarge: Bool { layout.nodes.count > 40 }

    private var settings: [String] {
        let font = "fontname=\"Helvetica,Arial,sans-serif\""
        return [
            "  graph [rankdir=LR, \(font), fontsize=\(isLarge ? 20 : 12), fontcolor=\"\(GraphPalette.faintText)\","
                + " bgcolor=\"#ffffff\", pad=0.3, nodesep=\(isLarge ? "0.12" : "0.25"), ranksep=0.7, outputorder=edgesfirst]",
            "  node [shape=box, style=\"rounded,filled\", \(font), fontsize=11, fontcolor=\"\(GraphPalette.text)\","
                + " height=0.3, margin=\"0.12,0.06\"]",
            "  edge [arrowsize=0.6, penwidth=1.1, \(font), fontsize=9, fontcolor=\"\(GraphPalette.faintText)\"]",
        ]
    }

    // MARK: - Nodes

    private func cluster(_ group: GraphLayout.Group, _ index: Int) -> [String] {
        let nodes = group.nodes.map(node)
        guard let module = group.module else { return nodes.map { "  " + $0 } }
        return [
            "  subgraph cluster_\(index) {",
            "    label=\(quoted(module)); labeljust=l; style=\"rounded,filled\"; color=\"#d0d7de\"; fillcolor=\"#f6f8fa\"",
        ] + nodes.map { "    " + $0 } + ["  }"]
    }

    private func node(_ place: Int) -> String {
        let node = layout.nodes[place]
        var attributes = ["label=<\(label(node, title: layout.titles[place]))>"]
        attributes += style(node)
        if let location = node.location { attributes.append("tooltip=\(quoted(location.description))") }
        return "\(id(place)) [\(attributes.joined(separator: ", "))]"
    }

    /// The name in the first line, and in a smaller one what colour and outline do not say.
    private func label(_ node: Graph.Node, title: String) -> String {
        let facts = node.facts.filter { $0 != node.lifetime?.description && $0 != "boundary" }
        let name = marked(title)
        if facts.isEmpty { return name }
        let small =
            "<font point-size=\"8\" color=\"\(GraphPalette.faintText)\">\(marked(facts.joined(separator: ", ")))</font>"
        return name + "<br/>" + small
    }

    private func style(_ node: Graph.Node) -> [String] {
        let colours =
            node.isMissing
            ? GraphPalette.missing : node.lifetime.map(GraphPalette.colours(of:)) ?? GraphPalette.other
        var attributes = ["fillcolor=\"\(colours.fill)\""]
        attributes.append("color=\"\(node.isOverride ? GraphPalette.override : colours.line)\"")
        if node.isOverride { attributes.append("penwidth=2") }
        if node.isBoundary { attributes.append("peripheries=2") }
        if node.isMissing { attributes.append("style=\"rounded,filled,dashed\"") }
        return attributes
    }

    // MARK: - Edges

    private func edge(from place: Int, _ link: GraphLayout.Link, leaves: Bool, _ colour: String) -> String {
        var attributes: [String] = []
        // Faint lines between the modules of a large graph keep the shape of each module visible.
        if isLarge, leaves { attributes.append("color=\"\(colour)66\"") }
        if link.edge.kind == .learned { attributes.append("style=dashed") }
        if link.edge.isOptional { attributes.append("arrowhead=empty, label=\"?\"") }
        let suffix = attributes.isEmpty ? "" : " [\(attributes.joined(separator: ", "))]"
        return "  \(id(place)) -> \(id(link.target))\(suffix)"
    }

    // MARK: - The legend

    private var legend: [String] {
        guard !layout.nodes.isEmpty else { return [] }
        var rows: [String] = []
        for lifetime in Graph.Node.Lifetime.allCases where layout.nodes.contains(where: { $0.lifetime == lifetime }) {
            let colours = GraphPalette.colours(of: lifetime)
            rows.append(
                row(
                    cell("bgcolor=\"\(colours.fill)\" color=\"\(colours.line)\" border=\"1\"", "   "),
                    lifetime.description
                )
            )
        }
        func add(_ symbol: String, _ words: String, _ occurs: (Graph.Node) -> Bool) {
            if layout.nodes.contains(where: occurs) { rows.append(row(symbol, words)) }
        }
        add(cell("border=\"0\"", "▣"), "boundary: tests can replace it", \.isBoundary)
        add(
            cell("bgcolor=\"#ffffff\" color=\"\(GraphPalette.override)\" border=\"2\"", "   "),
            "override",
            \.isOverride
        )
        add(
            cell("bgcolor=\"\(GraphPalette.missing.fill)\" color=\"\(GraphPalette.missing.line)\" border=\"1\"", "   "),
            "missing",
            \.isMissing
        )
        let links = layout.links.joined()
        if links.contains(where: { $0.edge.kind == .declared }) { rows.append(row(cell("border=\"0\"", "→"), "needs")) }
        if links.contains(where: { $0.edge.kind == .learned }) {
            rows.append(row(cell("border=\"0\"", "⇢"), "needs, learned while running"))
        }
        if links.contains(where: \.edge.isOptional) {
            rows.append(row(cell("border=\"0\"", "▷ ?"), "needs if there is one"))
        }
        let table =
            "<table border=\"1\" color=\"#d0d7de\" cellborder=\"0\" cellspacing=\"3\" cellpadding=\"2\" style=\"rounded\">"
            + rows.joined() + "</table>"
        return ["  \"the legend\" [shape=plain, style=\"\", label=<\(table)>]"]
    }

    private func cell(_ attributes: String, _ text: String) -> String {
        "<td \(attributes)><font point-size=\"\(isLarge ? 16 : 11)\">\(text)</font></td>"
    }

    private func row(_ symbol: String, _ words: String) -> String {
        "<tr>\(symbol)<td align=\"left\"><font point-size=\"\(isLarge ? 16 : 9)\">\(marked(words))</font></td></tr>"
    }

    // MARK: - Text

    /// The title is unique, and reads better than a number in the text of the graph.
    private func id(_ place: Int) -> String {
        quoted(layout.titles[place])
    }

    /// A string in quotation marks.
    private func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n", "\r", "\t": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    /// Text inside of HTML-like labels.
    private func marked(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            case "\"": result += "&quot;"
            case "\n", "\r", "\t": result += " "
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
