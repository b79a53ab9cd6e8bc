// swift-tools-version: 6.2
//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

// Does the same millions of times and watches the memory: swift run -c release --package-path Tests/Soak soak

import PackageDescription

let package = Package(
    name: "Soak",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Seam", path: "../..")],
    targets: [
        .executableTarget(
            name: "soak",
            dependencies: [.product(name: "Seam", package: "Seam"), .product(name: "SeamTesting", package: "Seam")],
            swiftSettings: [.define("SEAM_SPIES")]
        )
    ]
)
