// swift-tools-version: 6.2
//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//
import PackageDescription

let package = Package(
    name: "Examples",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "connection-service", targets: ["ConnectionServiceProgram"]),
        .executable(name: "newsroom", targets: ["NewsroomProgram"]),
        .executable(name: "sync-notes", targets: ["SyncNotes"]),
    ],
    dependencies: [
        // The name makes this work in a folder of any name.
        .package(name: "Seam", path: "..")
    ],
    targets: [
        // MARK: - ConnectionService
        .target(
            name: "Connections",
            dependencies: [
                .product(name: "Seam", package: "Seam"),
                .product(name: "SeamSpies", package: "Seam"),
            ],
            path: "ConnectionService/Sources/Connections"
        ),
        .executableTarget(
            name: "ConnectionServiceProgram",
            dependencies: ["Connections", .product(name: "Seam", package: "Seam")],
            path: "ConnectionService/Sources/ConnectionServiceProgram"
        ),
        .testTarget(
            name: "ConnectionServiceTests",
            dependencies: ["Connections", "ExampleSupport", .product(name: "SeamTesting", package: "Seam")],
            path: "ConnectionService/Tests/ConnectionServiceTests"
        ),

        // MARK: - Newsroom
        .target(
            name: "NewsroomCore",
            dependencies: [
                .product(name: "Seam", package: "Seam"),
                .product(name: "SeamSpies", package: "Seam"),
            ],
            path: "Newsroom/Sources/NewsroomCore",
            resources: [.copy("Samples")]
        ),
        .executableTarget(
            name: "NewsroomProgram",
            dependencies: ["NewsroomCore", .product(name: "Seam", package: "Seam")],
            path: "Newsroom/Sources/NewsroomProgram"
        ),
        .testTarget(
            name: "NewsroomTests",
            dependencies: [
                "ExampleSupport", "NewsroomCore", "NewsroomProgram", .product(name: "SeamTesting", package: "Seam"),
            ],
            path: "Newsroom/Tests/NewsroomTests"
        ),

        // MARK: - SyncNotes
        .executableTarget(
            name: "SyncNotes",
            dependencies: ["SyncNotesCore", .product(name: "Seam", package: "Seam")],
            path: "SyncNotes/Sources/SyncNotes"
        ),
        .target(
            name: "SyncNotesCore",
            dependencies: [
                .product(name: "Seam", package: "Seam"),
                .product(name: "SeamSpies", package: "Seam"),
            ],
            path: "SyncNotes/Sources/SyncNotesCore"
        ),
        .testTarget(
            name: "SyncNotesTests",
            dependencies: [
                "ExampleSupport", "SyncNotes", "SyncNotesCore", .product(name: "SeamTesting", package: "Seam"),
            ],
            path: "SyncNotes/Tests/SyncNotesTests"
        ),

        // MARK: - What the tests of several examples share
        .target(name: "ExampleSupport", path: "Support"),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
    var settings = target.swiftSettings ?? []
    // https://github.com/swiftlang/swift-evolution/blob/main/proposals/0335-existential-any.md
    settings.append(.enableUpcomingFeature("ExistentialAny"))
    // Set by the project's own checks; without it, a new compiler's warning stops nobody.
    if Context.environment["SEAM_WARNINGS_AS_ERRORS"] != nil {
        settings.append(.treatAllWarnings(as: .error))
    }
    target.swiftSettings = settings
}
