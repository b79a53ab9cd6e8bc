//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

public import SeamSpies

public protocol ConnectorDelegate: AnyObject {
    func didConnect()
}

@Spyable
public protocol Connecting: AnyObject, Sendable {
    var title: String { get set }
    func setDelegate(_ delegate: any ConnectorDelegate)
    func connect()
    func send(_ text: String, times: Int) async throws -> Int
}

public enum DiskError: Error {
    case full
    case missing(String)
}

@Spyable
public protocol Disk: Sendable {
    func read(_ name: String) throws(DiskError) -> [UInt8]
    func write(_ bytes: [UInt8], to name: String) throws(DiskError)
    static func format() -> Bool
}
