//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation
import SeamSpies
import Testing
import XCTest

/// Reports what belongs to no running test.
enum RunIssue {
    /// Records an issue for the whole run; never for a bystander that happens to run here.
    static func record(_ message: String, at place: Place?) {
        if Test.current == nil { return tell(message, at: place) }
        // A thread of its own has no test.
        let told = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            tell(message, at: place)
            told.signal()
        }
        told.wait()
    }

    /// Tells both frameworks: the one that does not run has nobody to tell.
    static func tell(_ message: String, at place: Place?) {
        let place = place ?? Place(fileID: "Seam/Unknown.swift", filePath: "Unknown.swift", line: 1, column: 1)
        Issue.record(Comment(rawValue: message), sourceLocation: SourceLocation(place))
        XCTFail(message, file: place.pathLiteral ?? #filePath, line: UInt(place.line))
    }
}
