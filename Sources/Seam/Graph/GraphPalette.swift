//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The colours that the pictures of a graph share: light fills, dark lines, readable on white and on dark pages.
enum GraphPalette {
    /// The inside and the outline of a box.
    struct Colours {
        let fill: String
        let line: String
    }

    static let text = "#1f2328"
    static let faintText = "#57606a"
    static let override = "#bc4c00"
    static let missing = Colours(fill: "#ffebe9", line: "#cf222e")
    static let other = Colours(fill: "#f6f8fa", line: "#8c959f")

    /// The colours of a lifetime.
    static func colours(of lifetime: Graph.Node.Lifetime) -> Colours {
        switch lifetime {
        case .singleton: Colours(fill: "#cfe4ff", line: "#0969da")
        case .scoped: Colours(fill: "#d2f4d9", line: "#1a7f37")
        case .shared: Colours(fill: "#fff2b8", line: "#9a6700")
        case .transient: Colours(fill: "#ffffff", line: "#6e7781")
        default: other
        }
    }

    /// The colours of lines, one for each module in turn: dark enough to follow a line across a crowded picture.
    static let lines = [
        "#3b6ea8", "#b35900", "#3d8b4d", "#a33b6f", "#6f5bb0", "#7a6a1f", "#2a8a8a", "#9c4a3c", "#5a6b7b", "#8a4fa0",
    ]
}
