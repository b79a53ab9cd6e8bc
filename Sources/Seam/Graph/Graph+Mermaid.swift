//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Graph {
    /// The graph as a Mermaid flowchart, for Markdown pages that render it.
    ///
    /// Modules are boxes around their services, colours are lifetimes, double sides are boundaries; a dependency that was
    /// learned from a running factory is dashed.
    ///
    /// - Complexity: Linear in the number of services and dependencies.
    public var mermaid: String {
        let layout = GraphLayout(self)
        var names = IdentifierTable(prefix: "s_")
        let ids = layout.titles.map { names.identifier(for: $0) }
        var modules = IdentifierTable(prefix: "m_")
        var lines = ["flowchart LR"]

        for group in layout.groups {
            let nodes = group.nodes.map { mermaidNode(layout, $0, ids[$0]) }
            if let module = group.module {
                lines.append("    subgraph \(modules.identifier(for: module))[\"\(mermaidText(module))\"]")
                lines += nodes.map { "        " + $0 }
                lines.append("    end")
            } else {
                lines += nodes.map { "    " + $0 }
            }
        }
        for place in layout.nodes.indices {
            for link in layout.links[place] {
                let arrow = link.edge.kind == .learned ? "-.->" : "-->"
                let label = link.edge.isOptional ? "|optional|" : ""
                lines.append("    \(ids[place]) \(arrow)\(label) \(ids[link.target])")
            }
        }
        lines += mermaidClasses(layout, ids).map { "    " + $0 }
        return lines.joined(separator: "\n") + "\n"
    }

    private func mermaidNode(_ layout: GraphLayout, _ place: Int, _ id: String) -> String {
        let node = layout.nodes[place]
        // In words as well as by colour and shape: a flowchart has no legend.
        let facts = node.facts.joined(separator: ", ")
        let text = [layout.titles[place], facts].filter { !$0.isEmpty }.map(mermaidText)
        let label = "\"" + text.joined(separator: "<br/>") + "\""
        return id + (node.isBoundary ? "[[" + label + "]]" : "[" + label + "]")
    }

    /// The classes in use, each with its colours and its nodes.
    private func mermaidClasses(_ layout: GraphLayout, _ ids: [String]) -> [String] {
        var lines: [String] = []
        func add(_ name: String, _ style: String, _ belongs: (Node) -> Bool) {
            let members = layout.nodes.indices.filter { belongs(layout.nodes[$0]) }.map { ids[$0] }
            guard !members.isEmpty else { return }
            lines.append("classDef \(name) \(style)")
            lines.append("class \(members.joined(separator: ",")) \(name)")
        }
        for lifetime in Node.Lifetime.allCases {
            let colours = GraphPalette.colours(of: lifetime)
            add(lifetime.description, "fill:\(colours.fill),stroke:\(colours.line),color:\(GraphPalette.text)") {
                $0.lifetime == lifetime
            }
        }
        let missing = GraphPalette.missing
        add("missing", "fill:\(missing.fill),stroke:\(missing.line),color:\(missing.line),stroke-dasharray:5 3") {
            $0.isMissing
        }
        add("override", "stroke:\(GraphPalette.override),stroke-width:3px") { $0.isOverride }
        return lines
    }
}

/// Text between quotation marks: Mermaid has codes for what would end it, or be read as markup.
private func mermaidText(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "<": result += "#lt;"
        case ">": result += "#gt;"
        case "&": result += "#amp;"
        case "\"": result += "#quot;"
        case "#", "`", "\\": result += "#\(scalar.value);"
        case "\n", "\r", "\t": result += " "
        default: result.unicodeScalars.append(scalar)
        }
    }
    return result
}

/// Hands out identifiers of letters and digits that stay the same as long as the names do.
private struct IdentifierTable {
    let prefix: String
    private var uses: [String: Int] = [:]

    init(prefix: String) {
        self.prefix = prefix
    }

    mutating func identifier(for name: String) -> String {
        var plain = prefix
        for scalar in name.unicodeScalars where scalar.isLetter || scalar.isDigit {
            plain.unicodeScalars.append(scalar)
        }
        let count = uses[plain, default: 0] + 1
        uses[plain] = count
        // Letters and digits never contain an underscore, so a numbered name cannot meet another one.
        return count == 1 ? plain : plain + "_" + String(count)
    }
}
