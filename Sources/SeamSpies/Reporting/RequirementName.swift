//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A requirement as messages name it, read from the signature that generated code prints.
struct RequirementName {
    private enum Kind {
        case method
        case getter
        case setter
        case reader
        case writer
    }

    private let kind: Kind
    /// The name without labels.
    let base: String
    private let labels: [String]
    /// The whole name: `read(from:)`.
    let full: String

    init(_ key: RequirementKey) {
        let text = key.signature
        let head = text.range(of: " | ").map { text[..<$0.lowerBound] } ?? text[...]
        let isSetter = text.hasSuffix(" set")
        guard let open = head.firstIndex(of: "("), head.last == ")" else {
            let name = String(head.prefix { $0 != " " })
            (kind, base, labels, full) = (isSetter ? .setter : .getter, name, [], name)
            return
        }
        // Operators have a word for a name, behind two underscores.
        let name = String(head[..<open])
        base = name.hasPrefix("__") ? String(name.dropFirst(2)) : name
        labels = head[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
        full = base + head[open...]
        kind = base == "subscript" ? (isSetter ? .writer : .reader) : .method
    }

    /// A call with arguments, as it stands in code.
    func call(_ arguments: [String]) -> String {
        switch kind {
        case .getter: return base
        case .setter: return "\(base) = \(arguments.last ?? "")"
        case .method, .reader: return base + list(arguments)
        case .writer: return base + list(arguments.dropLast()) + " = \(arguments.last ?? "")"
        }
    }

    /// A selector with arguments, as a test writes it.
    func selector(_ arguments: [String]) -> String {
        switch kind {
        case .getter: return "$\(base).get"
        case .setter: return "$\(base).set(\(arguments.last ?? ""))"
        case .method: return "$\(base)" + list(arguments)
        case .reader: return "$\(base)" + list(arguments) + ".get"
        case .writer: return "$\(base)" + list(arguments.dropLast()) + ".set(\(arguments.last ?? ""))"
        }
    }

    private func list(_ arguments: some Collection<String>) -> String {
        let texts = arguments.enumerated().map { index, text in
            index < labels.count && labels[index] != "_" ? "\(labels[index]): \(text)" : text
        }
        return "(" + texts.joined(separator: ", ") + ")"
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
