//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

extension Graph {
    /// The graph as indented text, for a terminal.
    ///
    /// It begins with the services that nobody needs. What a service needs stands below it; where that was shown before,
    /// a mark says so instead of showing it again. A circle, which factories can run into, ends at its second visit.
    ///
    /// ```
    /// SyncManager · singleton
    /// ├─ any Connecting · transient · boundary
    /// └─ any FileAccessing · singleton · boundary
    /// ```
    ///
    /// - Complexity: Linear in the number of services and dependencies.
    public var tree: String {
        var writer = TreeWriter(layout: GraphLayout(self))
        return writer.write()
    }
}

/// Writes a graph as indented text.
private struct TreeWriter {
    /// One line that is still to be written.
    struct Line {
        /// The node of the line.
        let place: Int
        /// How the node is reached; nil at the top.
        let edge: Graph.Edge?
        /// What stands before the names of what it needs.
        let indent: String
        /// What stands before its own name.
        let lead: String
        /// How deep it is.
        let depth: Int
    }

    /// What is on the stack: lines to be written, and nodes whose part is complete.
    enum Step {
        case line(Line)
        case leave(Int)
    }

    /// Deeper than this, lines would be longer than any window; the rest goes on at the margin.
    static let depthLimit = 24

    let layout: GraphLayout
    private var text = ""
    private var isExpanded: [Bool]
    private var isOpen: [Bool]
    private var postponed: [Int] = []

    init(layout: GraphLayout) {
        self.layout = layout
        isExpanded = [Bool](repeating: false, count: layout.nodes.count)
        isOpen = isExpanded
    }

    mutating func write() -> String {
        for place in layout.nodes.indices where layout.incoming[place] == 0 { writeAll(from: place) }
        // What is left is needed by somebody, but only in circles.
        for place in layout.nodes.indices where !isExpanded[place] { writeAll(from: place) }
        return text
    }

    private mutating func writeAll(from place: Int) {
        postponed = [place]
        var next = 0
        while next < postponed.count {
            if !isExpanded[postponed[next]] { writeTree(from: postponed[next]) }
            next += 1
        }
    }

    /// With a stack of its own: a chain of services may be longer than the thread's stack is deep.
    private mutating func writeTree(from root: Int) {
        var steps: [Step] = [.line(Line(place: root, edge: nil, indent: "", lead: "", depth: 0))]
        while let step = steps.popLast() {
            switch step {
            case .leave(let place):
                isOpen[place] = false
            case .line(let line):
                guard write(line) else { continue }
                isExpanded[line.place] = true
                isOpen[line.place] = true
                steps.append(.leave(line.place))
                let links = layout.links[line.place]
                for (index, link) in links.enumerated().reversed() {
                    let isLast = index == links.count - 1
                    let lead = line.indent + (isLast ? "└─ " : "├─ ")
                    let indent = line.indent + (isLast ? "   " : "│  ")
                    let depth = line.depth + 1
                    steps.append(
                        .line(Line(place: link.target, edge: link.edge, indent: indent, lead: lead, depth: depth))
                    )
                }
            }
        }
    }

    /// Writes one line; true when what the node needs is to follow below it.
    private mutating func write(_ line: Line) -> Bool {
        let node = layout.nodes[line.place]
        var words = [layout.titles[line.place]] + node.facts
        if line.edge?.kind == .learned { words.append("learned") }
        if line.edge?.isOptional == true { words.append("optional") }
        var isFollowed = false
        if isOpen[line.place] {
            words.append("circle ↺")
        } else if layout.links[line.place].isEmpty {
            isExpanded[line.place] = true
        } else if isExpanded[line.place] {
            words.append("shown above ↑")
        } else if line.depth == TreeWriter.depthLimit {
            words.append("goes on below ↓")
            postponed.append(line.place)
        } else {
            isFollowed = true
        }
        text += line.lead + words.joined(separator: " · ") + "\n"
        return isFollowed
    }
}
