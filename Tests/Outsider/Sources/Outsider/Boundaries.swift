//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

public import SeamSpies

package protocol ConnectorDelegate: AnyObject {
    func didConnect()
}

@Spyable
package protocol Connecting: AnyObject, Sendable {
    var title: String { get set }
    func setDelegate(_ delegate: any ConnectorDelegate)
    func connect()
    func send(_ text: String, times: Int) async throws -> Int
}

/// What a disk cannot do.
public enum DiskError: Error {
    /// There is no room.
    case full
    /// There is no such file.
    case missing(String)
}

/// A boundary that is public, and so is its spy.
@Spyable
public protocol Disk: Sendable {
    /// Reads a file.
    func read(_ name: String) throws(DiskError) -> [UInt8]
    /// Writes a file.
    func write(_ bytes: [UInt8], to name: String) throws(DiskError)
    /// Empties the disk.
    static func format() -> Bool
}
