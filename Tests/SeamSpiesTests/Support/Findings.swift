//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Seam
import SeamSpies
import Testing

/// Keeps what a scope finds.
final class FindingCollector: FindingSink {
    private let kept = Locked<[Finding]>([])

    var findings: [Finding] { kept.withLock { $0 } }

    func report(_ finding: Finding) {
        kept.withLock { $0.append(finding) }
    }
}

/// Runs `body` in a scope of its own, ends it, and returns what it found.
func findings(
    _ strictness: Strictness = .standard,
    hasFailed: Bool = false,
    _ body: (SpyScope) throws -> Void
) -> [Finding] {
    let collector = FindingCollector()
    let scope = SpyScope(sink: collector)
    defer { scope.release() }
    scope.isLenient = strictness == .lenient
    scope.withCurrent {
        #expect(throws: Never.self) { try body(scope) }
    }
    _ = scope.end()
    return collector.findings + scope.closingFindings(strictness, hasFailed: hasFailed)
}
