// swift-tools-version: 6.2
//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

// Uses every public name as another package does. What stops compiling here breaks users: change the change.

import PackageDescription

let package = Package(
    name: "Outsider",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Seam", path: "../.."), .package(path: "Drives")],
    targets: [
        .target(
            name: "Outsider",
            dependencies: [.product(name: "Seam", package: "Seam"), .product(name: "SeamSpies", package: "Seam")]
        ),
        .target(
            name: "Cabinet",
            dependencies: [
                "Outsider", .product(name: "Drives", package: "Drives"), .product(name: "SeamSpies", package: "Seam"),
            ]
        ),
        .testTarget(
            name: "OutsiderTests",
            dependencies: ["Cabinet", "Outsider", .product(name: "SeamTesting", package: "Seam")]
        ),
    ]
)
