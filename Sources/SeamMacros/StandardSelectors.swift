//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Selectors for requirements of the standard library's protocols.
///
/// Their names begin with a `$`, and so can come from a macro only: `@StandardSelectors` of the spy library, on `Spy`.
enum StandardSelectors {
    /// The properties that have a selector: the parent that requires them, the name and the type.
    private static let properties = [
        ("CustomDebugStringConvertible", "debugDescription", "Swift.String"),
        ("CustomStringConvertible", "description", "Swift.String"),
        ("Identifiable", "id", "ID"),
    ]

    /// An extension of `Spy` for each property.
    static let source = properties.map { parent, name, type in
        """
        extension Spy where Self: Swift.\(parent) {
            /// The calls of `\(name)`.
            public nonisolated var $\(name): GetterSelector<
                SpySelector<Swift.Void, \(type), Swift.Never, () -> \(type), () -> Swift.Void>
            > {
                GetterSelector(__get: __spy.__select("\(name) -> \\(\(type).self) get"))
            }
        }
        """
    }.joined(separator: "\n")
}
