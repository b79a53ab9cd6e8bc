// swift-tools-version: 6.2
//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

import CompilerPluginSupport
import PackageDescription

let package = Package(
    name: "Seam",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Seam", targets: ["Seam"]),
        .library(name: "SeamSpies", targets: ["SeamSpies"]),
        .library(name: "SeamTesting", targets: ["SeamTesting"]),
    ],
    targets: [
        // MARK: - Seam
        .target(
            name: "Seam",
            dependencies: ["CSeamThread"],
            swiftSettings: [
                // The functions of CSeamThread are declared, not imported: who imports Seam then need not find their header.
                .enableExperimentalFeature("Extern")
            ]
        ),
        .testTarget(name: "SeamTests", dependencies: ["Seam", "TestSupport"]),

        // MARK: - One thread-local variable, which Swift does not have
        .target(name: "CSeamThread"),

        // MARK: - SeamMacros
        .macro(name: "SeamMacros", dependencies: ["SpyGenerator"]),
        .testTarget(name: "SeamMacrosTests", dependencies: ["SeamMacros"]),

        // MARK: - SeamSpies
        .target(name: "SeamSpies", dependencies: ["Seam", "SeamMacros"]),
        .testTarget(name: "SeamSpiesTests", dependencies: ["SeamSpies", "TestSupport"]),

        // MARK: - SeamTesting
        .target(name: "SeamTesting", dependencies: ["Seam", "SeamSpies"]),
        .testTarget(name: "SeamTestingTests", dependencies: ["SeamTesting", "TestSupport"]),

        // MARK: - SpyGenerator
        .target(name: "SpyGenerator"),
        .testTarget(name: "SpyGeneratorTests", dependencies: ["SpyGenerator"], exclude: ["References"]),

        // MARK: - Expansions, compiled and exercised
        .testTarget(name: "SpyableTests", dependencies: ["SeamSpies", "SeamTesting"]),

        // MARK: - The project's own test helpers
        .target(name: "TestSupport", path: "Tests/TestSupport"),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    var settings = target.swiftSettings ?? []
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
    settings.append(.enableUpcomingFeature("ExistentialAny"))
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0409-access-level-on-imports.md
    settings.append(.enableUpcomingFeature("InternalImportsByDefault"))
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0444-member-import-visibility.md
    settings.append(.enableUpcomingFeature("MemberImportVisibility"))
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0461-async-function-isolation.md
    settings.append(.enableUpcomingFeature("NonisolatedNonsendingByDefault"))
    // Set by the project's own checks; without it, a new compiler's warning stops nobody.
    if Context.environment["SEAM_WARNINGS_AS_ERRORS"] != nil {
        settings.append(.treatAllWarnings(as: .error))
    }
    target.swiftSettings = settings
}
