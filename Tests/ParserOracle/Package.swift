// swift-tools-version: 6.2
//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

// Compares the generator's reading of protocols with that of the compiler's own parser, which the toolchain carries for its
// macros: `swift test --package-path Tests/ParserOracle`. Where there is no such parser, the test says so and is skipped.

import Foundation
import PackageDescription

/// The folder of the compiler's own libraries, if this toolchain has one.
func hostLibraries() -> String? {
    struct TargetInfo: Decodable {
        struct Paths: Decodable { var runtimeResourcePath: String }
        var paths: Paths
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-print-target-info"]
    process.standardOutput = output
    guard (try? process.run()) != nil, let data = try? output.fileHandleForReading.readToEnd(),
        let info = try? JSONDecoder().decode(TargetInfo.self, from: data)
    else { return nil }
    let host = info.paths.runtimeResourcePath + "/host"
    return FileManager.default.fileExists(atPath: host + "/SwiftParser.swiftmodule") ? host : nil
}

let host = hostLibraries()

let package = Package(
    name: "ParserOracle",
    platforms: [.macOS(.v15)],
    targets: [
        // The sources of the generator themselves: it is no product.
        .target(name: "SpyGenerator"),
        .testTarget(
            name: "ParserOracleTests",
            dependencies: ["SpyGenerator"],
            swiftSettings: host.map { [.unsafeFlags(["-I", $0]), .define("SEAM_HAS_ORACLE")] } ?? [],
            linkerSettings: host.map { host in
                [
                    .unsafeFlags(["-L", host, "-Xlinker", "-rpath", "-Xlinker", host]),
                    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
                    .linkedLibrary("SwiftParserDiagnostics"), .linkedLibrary("SwiftDiagnostics"),
                ]
            } ?? []
        ),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        ]
}
