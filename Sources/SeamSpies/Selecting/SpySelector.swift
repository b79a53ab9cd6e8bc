//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// The calls of one requirement whose arguments are as described: say what they return, or ask what happened.
///
/// ```swift
/// files.$read(from: .any).returns(Data())             // say what they return
/// files.$write(.any, to: .any).expects(.exactly(2))   // checked when the scope ends
/// files.$read(from: .any).verify(.once)               // checked now
/// files.$write(.any, to: .any).calls                  // the arguments of each
/// ```
public struct SpySelector<Arguments, Output: ~Copyable, Failure: Error, Answer, Action>: CallSelector,
    @unchecked Sendable
{
    // Unchecked: it holds a spy's state and a pattern, which say for themselves why they may travel.

    /// The calls that the selector selects.
    public let __selection: __Selection
    /// The given that the next answers are added to.
    let given: Int?

    init(_ selection: __Selection, given: Int? = nil) {
        __selection = selection
        self.given = given
    }
}

extension SpySelector where Output: ~Copyable {
    var selection: __Selection { __selection }

    /// The arguments of the calls that match, in the order in which they came.
    public var calls: [Arguments] {
        selection.matching().map { $0.arguments(as: Arguments.self) }
    }

    /// How many calls match so far.
    public var count: Int {
        selection.matching().count
    }

    /// Hands the arguments of every call that matches to a captor: of those so far, then of each that comes.
    ///
    /// - Parameter captor: Keeps the arguments.
    /// - Returns: The selector.
    @discardableResult
    public func capture(into captor: Captor<Arguments>) -> Self {
        selection.observe(belongsToGiven: false) { captor.keep($0.arguments(as: Arguments.self)) }
        return self
    }
}
