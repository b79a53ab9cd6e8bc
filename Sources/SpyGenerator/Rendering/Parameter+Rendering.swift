//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Parameters of selectors.
extension Parameter {
    private var takesOptionalMatch: Bool { recording == .value && valueType.wrapped != nil && !hasPlainOverload }

    /// `in __0: SeamSpies.Match<Int>`.
    var matcherParameter: String {
        let type: String
        switch recording {
        case .value where takesOptionalMatch: type = "SeamSpies.OptionalMatch<\(valueType.wrapped!)>"
        case .value, .boxed: type = "SeamSpies.Match<\(valueType)>"
        case .unrecorded: type = "SeamSpies.Match<SeamSpies.Unrecorded>"
        case .pack: type = "repeat SeamSpies.Match<\(valueType)>"
        }
        return "\(label == name ? "" : label + " ")\(name): \(type)"
    }

    /// The matcher as it is handed on to the runtime.
    var handedOnMatcher: String {
        switch recording {
        case .value: takesOptionalMatch ? "\(name).__match" : name
        case .boxed: "\(name).__recorded"
        case .unrecorded: name
        case .pack: "repeat each \(name)"
        }
    }

    /// `in __0: Int`.
    var witnessParameter: String {
        "\(label) \(name): \(declaredType)\(isVariadic ? "..." : "")"
    }
}

extension Requirement.Disambiguator {
    /// The defaulted parameter of the selector.
    var parameter: String {
        switch self {
        case .returning(let type):
            "returning _: (\(type)).Type = (\(type)).self"
        case .effects(let isAsync):
            "effects _: SeamSpies.\(isAsync ? "__AsyncOverload" : "__SyncOverload") = .\(isAsync ? "async" : "sync")"
        case .overload(let ordinal):
            ordinal < Self.ordinals.count
                ? "overload _: SeamSpies.__Overload\(ordinal) = .\(Self.ordinals[ordinal])"
                : "overload\(ordinal + 1) _: Swift.Void = ()"
        case .generic(let label, let name):
            "\(label) _: \(name).Type = \(name).self"
        }
    }

    private static let ordinals = "first second third fourth fifth sixth seventh eighth".split(separator: " ")
}
