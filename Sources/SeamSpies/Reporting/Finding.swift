//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

/// Something that a test should hear of: a failed verification, a call without an answer, a given that was not used.
package final class Finding: Sendable {
    /// What was found.
    package enum Kind: Sendable {
        /// `verify` and its like, called by the test itself.
        case verification
        /// An expectation that was not met when its scope ended.
        case unmetExpectation
        /// A given that no call used.
        case unusedGiven
        /// A call that no given matched, although there were unused ones.
        case mismatch
        /// A call that had to be answered and had no given.
        case unstubbed
        /// Something that cannot be right however the test goes on: a wrong error, a released hold.
        case misuse
        /// An interaction that nobody verified, in a strict scope.
        case unverified
        /// A call that came after the scope had ended.
        case late
    }

    /// What was found.
    package let kind: Kind
    /// The whole message.
    package let message: String
    /// Where it is reported; nil for the place that the owner thinks best.
    package let place: Place?

    /// Makes a finding.
    package init(_ kind: Kind, _ message: String, at place: Place?) {
        self.kind = kind
        self.message = message
        self.place = place
    }
}

/// What findings are told to: a test scope, or the test framework itself.
package protocol FindingSink: AnyObject, Sendable {
    /// Takes a finding; never ends the process.
    func report(_ finding: Finding)
}

/// A type that can tell the test framework; `SeamTesting` has one, and it is found by name when that is linked.
package protocol TestFrameworkSink: FindingSink {
    init()
}

/// Takes the findings of spies that were made outside of any test scope.
final class OutsideSink: FindingSink {
    private let framework: (any TestFrameworkSink)? = {
        let type = _typeByName("11SeamTesting9IssueSinkC") as? any TestFrameworkSink.Type
        return type?.init()
    }()

    func report(_ finding: Finding) {
        if let framework { return framework.report(finding) }
        fatalError(
            """
            \(finding.place.map { "\($0): " } ?? "")\(finding.message)
              There is no test to tell of it: link SeamTesting, or make the spy in a test scope.
            """
        )
    }
}
