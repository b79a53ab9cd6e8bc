//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What a whole call has to be like: a rule for each argument that is not left open.
package struct Pattern: @unchecked Sendable {
    // Unchecked: as matches are.

    /// The rule of one argument, and where in the tuple of arguments it looks.
    private struct Part {
        let rule: AnyRule
        let position: Int
        let offset: Int
    }

    private var parts: [Part] = []
    /// How many arguments there are.
    private var count = 0
    /// How many arguments something is asked of.
    private(set) var specificity = 0
    /// How many arguments are wanted by value or identity.
    private(set) var values = 0

    /// Whether some argument is captured.
    private(set) var hasCaptors = false

    /// Makes a pattern from the match of each argument.
    package init<each Argument>(_ matches: repeat Match<each Argument>) {
        var end = 0
        func add<Value>(_ match: Match<Value>) {
            // Elements of a tuple follow each other, each at the next place that its alignment allows.
            let mask = MemoryLayout<Value>.alignment - 1
            let offset = (end + mask) & ~mask
            end = offset + MemoryLayout<Value>.size
            if let rule = match.rule {
                parts.append(Part(rule: rule, position: count, offset: offset))
                if rule.weight > .open { specificity += 1 }
                if rule.weight == .value { values += 1 }
                if rule.captures { hasCaptors = true }
            }
            count += 1
        }
        repeat add(each matches)
    }

    /// Whether every call of the requirement matches.
    package var isOpen: Bool { parts.isEmpty }

    /// Whether a call matches.
    package func matches(_ call: RecordedCall) -> Bool {
        var index = 0
        while index < parts.count {
            let part = parts[index]
            if !part.rule.matches(at: call.arguments + part.offset) { return false }
            index += 1
        }
        return true
    }

    /// Hands the arguments of a call that matched to the captors.
    package func capture(_ call: RecordedCall) {
        for part in parts { part.rule.capture(at: call.arguments + part.offset) }
    }

    /// The positions of the arguments that do not match.
    package func differences(from call: RecordedCall) -> [Int] {
        var positions: [Int] = []
        for part in parts where !part.rule.matches(at: call.arguments + part.offset) { positions.append(part.position) }
        return positions
    }

    /// What each argument has to be, as it is printed.
    package var texts: [String] {
        var texts = [String](repeating: ".any", count: count)
        for part in parts { texts[part.position] = part.rule.text }
        return texts
    }
}
