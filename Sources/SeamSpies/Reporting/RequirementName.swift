//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A requirement as messages name it, read from the signature that generated code prints.
struct RequirementName {
    /// The name without labels.
    private let base: String
    /// The labels of the arguments, without that of a new value; nil for a property, which has no list of them.
    private let labels: [Substring]?
    /// Whether it takes a new value: the setter of a property or a subscript.
    private let isSetter: Bool
    /// The whole name: `read(from:)`.
    let full: String

    init(_ key: RequirementKey) {
        let text = key.signature
        let head = text.range(of: " | ").map { text[..<$0.lowerBound] } ?? text[...]
        isSetter = text.hasSuffix(" set")
        guard let open = head.firstIndex(of: "("), head.last == ")" else {
            base = String(head.prefix { $0 != " " })
            labels = nil
            full = base
            return
        }
        // Operators have a word for a name, behind two underscores.
        let name = head[..<open]
        base = String(name.hasPrefix("__") ? name.dropFirst(2) : name)
        labels = head[open...].dropFirst().dropLast().split(separator: ":")
        full = base + head[open...]
    }

    /// A call with arguments, as it stands in code.
    func call(_ arguments: [String]) -> String {
        let text = base + list(arguments)
        return isSetter ? "\(text) = \(arguments.last ?? "")" : text
    }

    /// A selector with arguments, as a test writes it.
    func selector(_ arguments: [String]) -> String {
        let text = "$\(base)\(list(arguments))"
        if isSetter { return "\(text).set(\(arguments.last ?? ""))" }
        return labels == nil || base == "subscript" ? text + ".get" : text
    }

    private func list(_ arguments: [String]) -> String {
        guard let labels else { return "" }
        let count = isSetter ? max(arguments.count - 1, 0) : arguments.count
        var text = "("
        for index in 0..<count {
            if index > 0 { text += ", " }
            if index < labels.count, labels[index] != "_" { text += "\(labels[index]): " }
            text += arguments[index]
        }
        return text + ")"
    }
}

extension String {
    /// Where a piece of text first stands.
    fileprivate func range(of piece: String) -> Range<String.Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(piece) { return start..<index(start, offsetBy: piece.count) }
            start = index(after: start)
        }
        return nil
    }
}
