// swift-tools-version: 6.2
//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

// Boundaries of a package that the outsider depends on: spies are inherited from package to package.

import PackageDescription

let package = Package(
    name: "Drives",
    platforms: [.macOS(.v15)],
    products: [.library(name: "Drives", targets: ["Drives"])],
    dependencies: [.package(name: "Seam", path: "../../..")],
    targets: [
        .target(name: "Drives", dependencies: [.product(name: "SeamSpies", package: "Seam")])
    ]
)
