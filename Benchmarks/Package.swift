// swift-tools-version: 6.2
//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "seam-bench", targets: ["SeamBench"])
    ],
    dependencies: [
        .package(name: "Seam", path: "..")
    ],
    targets: [
        .target(name: "AllocationCounter"),
        .executableTarget(
            name: "SeamBench",
            dependencies: [
                "AllocationCounter",
                .product(name: "Seam", package: "Seam"),
                .product(name: "SeamSpies", package: "Seam"),
                .product(name: "SeamTesting", package: "Seam"),
            ],
            swiftSettings: [
                // Spies are part of debug builds only, unless asked for.
                .define("SEAM_SPIES"),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("MemberImportVisibility"),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
