//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

public import Drives
public import Outsider
public import SeamSpies

// Children, in another module and in another package, of spied protocols.

/// Inherits from a boundary of another package, and one of another module.
@Spyable
public protocol CachedDrive: Drive, Disk {
    /// Empties the cache.
    func purge() throws
}

/// Says the type that a parent of another package leaves open.
@Spyable
public protocol TextStore: Store where Item == String {
    /// Everything.
    func all() -> [Item]
}

/// An actor by its parent of another package, named again.
@Spyable
public protocol AlarmedVault: Vault, Actor {
    /// Calls for help.
    func alarm() async
}

/// Runs where its parent of another package does.
@Spyable
@MainActor public protocol WidePanel: Panel {
    /// How wide it is.
    var width: Int { get }
}

/// A protocol of another package without a spy, restated.
@Spyable
public protocol EjectDouble: Eject {
    /// Ejects.
    func eject() -> Bool
}
