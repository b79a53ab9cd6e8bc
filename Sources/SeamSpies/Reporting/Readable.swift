//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// A value as a person reads it: strings in quotes, cases with their dot, spies by their type, no module names.
func readable<Value>(_ value: Value) -> String {
    switch value as Any {
    case let text as String: return text.debugDescription
    case let character as Character: return "\"\(character)\""
    case let spy as any Spy: return typeName(type(of: spy))
    case let recorded as any AnyRecorded: return recorded.text
    case let optional as any AnyOptional: return optional.unwrapped.map { readable($0) } ?? "nil"
    case let type as Any.Type: return typeName(type) + ".self"
    case is Unrecorded: return "{ … }"
    default: return structured(value)
    }
}

/// A value of a type of the user's.
private func structured(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection: return "[" + elements(mirror) + "]"
    case .set: return "[" + mirror.children.map { readable($0.value) }.sorted().joined(separator: ", ") + "]"
    case .dictionary: return dictionary(mirror)
    case .tuple: return "(" + elements(mirror) + ")"
    default: break
    }
    if value is any CustomStringConvertible { return "\(value)" }
    switch mirror.displayStyle {
    case .enum: return enumCase(value, mirror)
    case .struct: return "\(typeName(type(of: value)))(\(elements(mirror)))"
    case .class: return typeName(type(of: value))
    default:
        let text = "\(value)"
        return text == "(Function)" ? "{ … }" : text
    }
}

private func elements(_ mirror: Mirror) -> String {
    mirror.children.map { child in
        let value = readable(child.value)
        guard let label = child.label, !label.hasPrefix(".") else { return value }
        return "\(label): \(value)"
    }.joined(separator: ", ")
}

private func dictionary(_ mirror: Mirror) -> String {
    if mirror.children.isEmpty { return "[:]" }
    let entries = mirror.children.map { entry in
        Mirror(reflecting: entry.value).children.map { readable($0.value) }.joined(separator: ": ")
    }
    return "[" + entries.sorted().joined(separator: ", ") + "]"
}

private func enumCase(_ value: Any, _ mirror: Mirror) -> String {
    guard let payload = mirror.children.first, let name = payload.label else { return ".\(value)" }
    let inner = Mirror(reflecting: payload.value)
    return inner.displayStyle == .tuple ? ".\(name)(\(elements(inner)))" : ".\(name)(\(readable(payload.value)))"
}

/// A key path as the user writes it, as far as it can be told.
func keyPathText(_ path: AnyKeyPath) -> String {
    let text = "\(path)"
    guard let dot = text.firstIndex(of: ".") else { return text }
    return "\\" + text[dot...]
}

/// What a recorded argument of any type can be asked.
protocol AnyRecorded {
    /// The value as it is printed.
    var text: String { get }
}

extension Recorded: AnyRecorded where Value: ~Copyable {
    var text: String { stored.map { readable($0) } ?? "a value that cannot be copied" }
}

/// A text cut to a length that can be read, around the part that matters.
func shortened(_ text: String, around position: Int = 0, to length: Int = 120) -> String {
    if text.count <= length { return text }
    let first = max(0, min(position - length / 3, text.count - length))
    let start = text.index(text.startIndex, offsetBy: first)
    let end = text.index(start, offsetBy: length, limitedBy: text.endIndex) ?? text.endIndex
    return (first > 0 ? "…" : "") + text[start..<end] + (end < text.endIndex ? "…" : "")
}

/// Two texts that differ, cut around the first difference.
func shortened(_ first: String, against second: String) -> (String, String) {
    let same = zip(first, second).prefix { $0 == $1 }.count
    return (shortened(first, around: same), shortened(second, around: same))
}
