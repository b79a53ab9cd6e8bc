//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A group of registrations, such as those of one package or one layer of an app.
///
/// ```swift
/// struct AppModule: Module {
///     func register(in registry: inout Registry) {
///         registry.register((any Connecting).self) { Connector() }
///         registry.install(NetworkModule())
///     }
/// }
/// let container = try Container(AppModule())
/// ```
public protocol Module: Sendable {
    /// Writes the module's registrations into `registry`. Called once for each container that is built.
    ///
    /// - Parameter registry: Takes the registrations.
    func register(in registry: inout Registry)
}
