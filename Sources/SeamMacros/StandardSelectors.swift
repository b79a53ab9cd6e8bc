//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Expands `@StandardSelectors`, which the library itself writes on `Spy`.
///
/// It makes selectors for what the small protocols of the standard library require. Their names begin with a `$`, and
/// so can come from a macro only.
enum StandardSelectors {
    private static let properties = [
        (parent: "Identifiable", name: "id", type: "ID"),
        (parent: "CustomStringConvertible", name: "description", type: "Swift.String"),
        (parent: "CustomDebugStringConvertible", name: "debugDescription", type: "Swift.String"),
    ]

    /// One extension for each of the protocols.
    ///
    /// The key has to be the one that the witness records by.
    static let source = properties.map { property in
        let selector =
            "SpySelector<Swift.Void, \(property.type), Swift.Never, () -> \(property.type), () -> Swift.Void>"
        return """
            extension Spy where Self: Swift.\(property.parent) {
                /// Selects reads of `\(property.name)`.
                public nonisolated var $\(property.name): GetterSelector<\(selector)> {
                    GetterSelector(__get: __spy.__select("\(property.name) -> \\(\(property.type).self) get"))
                }
            }
            """
    }.joined(separator: "\n")
}
