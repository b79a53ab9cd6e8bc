//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

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
