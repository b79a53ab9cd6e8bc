//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What a requirement is found by: its full signature, and the types that a generic one is called with.
package struct RequirementKey: Sendable {
    /// The signature as generated code prints it: `read(from:) | (URL) throws -> Data`.
    package let signature: String
    /// The types in place of the requirement's own generic parameters.
    package let types: [ObjectIdentifier]

    /// Makes a key.
    package init(_ signature: String, types: [Any.Type] = []) {
        self.signature = signature
        self.types = types.count == 0 ? [] : types.map { ObjectIdentifier($0) }
    }

    /// Whether two keys are of the same requirement.
    ///
    /// Signatures are literals, most of the time the very same; others nearly always differ in length.
    package static func == (first: RequirementKey, second: RequirementKey) -> Bool {
        first.signature.utf8.count == second.signature.utf8.count && first.signature == second.signature
            && (first.types.count == 0 && second.types.count == 0 || first.types == second.types)
    }

    /// Whether two keys are of different requirements.
    static func != (first: RequirementKey, second: RequirementKey) -> Bool {
        !(first == second)
    }
}
