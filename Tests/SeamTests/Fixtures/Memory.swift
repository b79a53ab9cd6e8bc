//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// How much memory of the process is resident.
func residentBytes() -> Int {
    #if os(Linux)
    let fields = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")
    return (fields.flatMap { Int($0[1]) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    #else
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss
    #endif
}

/// How much the memory of the process grows when something is done again and again; the first times do not count.
func growthOverPhases(_ body: () throws -> Void) rethrows -> Int {
    for _ in 1...2 {
        try body()
    }
    let before = residentBytes()
    for _ in 1...4 {
        try body()
    }
    return residentBytes() - before
}
