// swift-tools-version: 6.2
//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

// Programs whose linkage is checked by Scripts/check-linkage: what the library brings along, and two copies of it.

import PackageDescription

let package = Package(
    name: "Linkage",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "core", targets: ["Core"]),
        .executable(name: "spying", targets: ["Spying"]),
        .executable(name: "host", targets: ["Host"]),
        .library(name: "Plugin", type: .dynamic, targets: ["Plugin"]),
    ],
    dependencies: [.package(name: "Seam", path: "../..")],
    targets: [
        .executableTarget(name: "Core", dependencies: [.product(name: "Seam", package: "Seam")]),
        .executableTarget(
            name: "Spying",
            dependencies: [.product(name: "Seam", package: "Seam"), .product(name: "SeamSpies", package: "Seam")]
        ),
        .executableTarget(name: "Host", dependencies: [.product(name: "Seam", package: "Seam")]),
        .target(name: "Plugin", dependencies: [.product(name: "Seam", package: "Seam")]),
    ]
)
