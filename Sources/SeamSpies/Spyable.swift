//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Makes a recording spy for a protocol.
///
/// Write it in front of a protocol that is a boundary: network, disk, clock, another service. In debug builds, and wherever
/// `SEAM_SPIES` is defined, the protocol then has a spy beside it, named after it:
///
/// ```swift
/// @Spyable
/// protocol FileAccessing: Sendable {
///     func read(from url: URL) throws -> Data
/// }
///
/// let files = FileAccessingSpy()
/// files.$read(from: .any).returns(Data())
/// ```
///
/// Every requirement has a *selector* of the same name behind a `$`, which stubs and verifies its calls. Properties have
/// `$title.get` and `$title.set(.any)`, subscripts `$subscript(…)`, initializers `Spy.$init(…)`, operators a word such as
/// `Spy.$minus(…)`; those of static members are on the type.
///
/// Parents have to be `@Spyable` too, or one of the standard library's small protocols; a protocol of somebody else's module
/// is spied by restating it: `@Spyable protocol HTTPClientDouble: HTTPClient { … }`.
///
/// A requirement that cannot be spied is reported where it stands.
@attached(peer, names: suffixed(Spy))
@attached(extension, names: arbitrary)
public macro Spyable() = #externalMacro(module: "SeamMacros", type: "SpyableMacro")

/// Makes a recording spy for a protocol whose superclass is isolated to the main actor.
///
/// ```swift
/// @Spyable(subclassing: UIViewController.self)
/// @MainActor protocol Presenting: UIViewController {
///     func present(_ message: String)
/// }
/// ```
///
/// - Parameter subclassing: The class that the spy inherits from; it needs an initializer without parameters.
@attached(peer, names: suffixed(Spy))
@attached(extension, names: arbitrary)
public macro Spyable(subclassing: AnyClass) = #externalMacro(module: "SeamMacros", type: "SpyableMacro")
