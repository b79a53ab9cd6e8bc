//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import Foundation

/// A program of this package, as it was built for the tests.
package struct BuiltProgram: Sendable {
    package let path: String

    /// - Parameter name: The name of the product.
    package init(named name: String) {
        path = Self.folder.appending(path: name).path
    }

    /// The programs lie beside the tests.
    private static let folder: URL = {
        #if canImport(Darwin)
        let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!.bundleURL
        #else
        let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        #endif
        return tests.deletingLastPathComponent()
    }()

    /// Makes a process that runs a shell in which `swift run` starts the built program.
    package func process(
        running command: String,
        in folder: URL = FileManager.default.temporaryDirectory
    ) -> Process {
        let name = URL(fileURLWithPath: path).lastPathComponent
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "exec 2>&1\n" + command.replacing("swift run \(name)", with: "\"$0\""), path]
        process.currentDirectoryURL = folder
        return process
    }
}
