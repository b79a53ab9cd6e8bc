//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam

/// Lets a spy's givens stay unused and its calls go unmatched: nothing but stated expectations counts.
///
/// ```swift
/// let log = lenient(spy(LoggingSpy.self))
/// ```
///
/// - Parameter spy: The spy.
/// - Returns: The spy.
@discardableResult
public func lenient<Double: Spy>(_ spy: Double) -> Double {
    spy.__spy.withRecorder { $0.isLenient = true }
    return spy
}

/// Answers a spy's calls that have no given with the fallback for the type, silently.
///
/// - Parameter spy: The spy.
/// - Returns: The spy.
@discardableResult
public func relaxed<Double: Spy>(_ spy: Double) -> Double {
    spy.__spy.withRecorder { $0.isRelaxed = true }
    return spy
}

/// Lets the oldest of a spy's equally specific givens win, not the newest.
///
/// - Parameter spy: The spy.
/// - Returns: The spy.
@discardableResult
public func oldestFirst<Double: Spy>(_ spy: Double) -> Double {
    spy.__spy.withRecorder { $0.putOldestFirst() }
    return spy
}
