//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

extension RecordedCall {
    /// The call as it stands in code, each argument cut to a length that can be read.
    package var text: String {
        RequirementName(key).call(argumentTexts.map { shortened($0) })
    }
}

extension Pattern {
    /// A wanted call as it stands in code.
    func text(for key: RequirementKey) -> String {
        RequirementName(key).call(texts.map { shortened($0) })
    }

    /// The arguments of a call beside what was wanted, where they differ.
    func differenceText(from call: RecordedCall) -> String {
        let (wanted, actual) = (texts, call.argumentTexts)
        return differences(from: call).map { position in
            let (want, got) = shortened(wanted[position], against: actual[position])
            return "argument \(position + 1) is \(got), wanted \(want)"
        }.joined(separator: "; ")
    }
}

extension __Selection {
    /// The wanted call as it stands in code.
    var text: String {
        pattern.text(for: key)
    }
}

extension __SpyState {
    /// The spy as messages name it: its type, and where it was made.
    var nameText: String {
        typeName(spyType) + (place.map { ", made at \($0)" } ?? "")
    }

    /// All calls, one a line, under the type of the spy.
    var transcript: String {
        let calls = allCalls
        let count = calls.isEmpty ? "no calls" : calls.count == 1 ? "1 call" : "\(calls.count) calls"
        return (["\(typeName(spyType)): \(count)"] + calls.map { "  #\($0.sequence) \($0.text)" }).joined(
            separator: "\n"
        )
    }
}
