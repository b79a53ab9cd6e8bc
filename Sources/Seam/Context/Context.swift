//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// What a container is built for: production, preview, test, or a context of one's own.
///
/// A registration without `in:` serves all contexts; one with `in:` wins in that context.
///
/// ```swift
/// extension Context {
///     static let staging = Context("staging")
/// }
/// let container = try Container(AppModule(), context: .staging)
/// ```
public struct Context: Sendable, Hashable, CustomStringConvertible {
    /// The name, by which contexts are told apart.
    public let name: String

    /// Makes a context of one's own.
    ///
    /// - Parameter name: The name, by which contexts are told apart.
    public init(_ name: String) {
        self.name = name
    }

    /// The app as its users run it.
    public static let production = Context("production")

    /// A preview in a development tool.
    public static let preview = Context("preview")

    /// A test.
    public static let test = Context("test")

    /// The name.
    public var description: String { name }
}
