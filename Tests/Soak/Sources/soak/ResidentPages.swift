//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The pages of this process that are in memory; nil where the system does not say.
func residentPages() -> Int? {
    #if os(Linux)
    guard let file = fopen("/proc/self/statm", "r") else {
        return nil
    }
    defer { fclose(file) }
    var size = 0
    var resident = 0
    return withUnsafeMutablePointer(to: &size) { size in
        withUnsafeMutablePointer(to: &resident) { resident in
            withVaList([size, resident]) { vfscanf(file, "%ld %ld", $0) }
        }
    } == 2 ? resident : nil
    #else
    return nil
    #endif
}
