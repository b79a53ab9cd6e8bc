//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// A recording implementation of a protocol, as `@Spyable` makes them.
///
/// A spy records each call, answers it as it was told to, and says afterwards what happened. It has no members of its
/// own but those behind a `$`, one for each requirement of its protocol:
///
/// ```swift
/// let files = FileAccessingSpy()
/// files.$read(from: .any).returns(Data())
/// files.$read(from: .any).verify(.once)
/// ```
///
/// Printing a spy lists its calls.
@StandardSelectors
public protocol Spy: AnyObject, TextOutputStreamable, CustomReflectable {
    /// What the spy recorded and was told.
    nonisolated var __spy: __SpyState { get }

    /// Makes a spy around a state.
    init(__spy: __SpyState)
}

extension Spy {
    /// Makes a spy that belongs to the test scope that is open, if one is.
    public init(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let place = Place(fileID: fileID, filePath: filePath, line: line, column: column)
        self.init(__spy: __SpyState(of: Self.self, in: .current, at: place))
    }

    /// What was recorded of, and said about, the static side of the spy in the test scope that is open.
    public nonisolated static var __spy: __SpyState {
        SpyScope.current.staticState(of: Self.self)
    }

    /// Writes the calls of the spy, one a line.
    public nonisolated func write<Target: TextOutputStream>(to target: inout Target) {
        target.write(__spy.transcript)
    }

    /// The calls of the spy, each with the place in the order of all calls that it had.
    public nonisolated var customMirror: Mirror {
        Mirror(self, children: __spy.allCalls.map { (label: "#\($0.sequence)", value: $0.text) })
    }
}
