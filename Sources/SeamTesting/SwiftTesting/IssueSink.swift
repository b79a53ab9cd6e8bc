//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import SeamSpies
import Testing

/// Takes the findings of spies that were made outside of any test scope.
///
/// The spy library finds it by its name.
final class IssueSink: TestFrameworkSink {
    init() {}

    func report(_ finding: Finding) {
        guard Test.current != nil else { return RunIssue.tell(finding.message, at: finding.place) }
        let location = finding.place.map { SourceLocation($0) } ?? Test.current?.sourceLocation
        Issue.record(Comment(rawValue: finding.message), sourceLocation: location ?? #_sourceLocation)
    }
}
