//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

public import SeamSpies

/// A boundary that other packages spy.
@Spyable
public protocol Drive: Sendable {
    /// What the drive is called.
    var name: String { get set }
    /// Mounts the drive.
    func mount(at path: String) async throws -> Int
    /// Which of two drives comes first.
    static func order(_ first: Self, _ second: Self) -> Bool
}

/// One that is generic.
@Spyable
public protocol Store<Item>: AnyObject {
    /// What is stored.
    associatedtype Item
    /// Stores an item.
    func put(_ item: Item) -> Item?
    /// The item at a place.
    subscript(index: Int) -> Item { get set }
}

/// One that is an actor.
@Spyable
public protocol Vault: Actor {
    /// Opens the vault.
    func open(with code: Int) -> Bool
}

/// One that runs on the main actor.
@Spyable
@MainActor public protocol Panel {
    /// Shows a text.
    func show(_ text: String)
}

/// One without a spy.
public protocol Eject {
    /// Ejects.
    func eject() -> Bool
}
