//===----------------------------------------------------------------------===//
// This source file is part of the Seam open source project.
// Copyright the Seam project authors; licensed under Apache License v2.0.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0
//===----------------------------------------------------------------------===//

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#elseif canImport(WinSDK)
import WinSDK
import ucrt
#endif

extension Context {
    /// The context that a container has when it is not told one: a guess, made once for the process.
    ///
    /// The environment variable `SEAM_CONTEXT` decides; without it, the marks that preview and test hosts leave; without
    /// those it is production. ``guess`` says which. Tell the container its context where you know it.
    public static var current: Context { guess.context }

    /// The guess behind ``current``, with its reason.
    ///
    /// ```swift
    /// print(Context.guess)  // test, because the process runs a test bundle (…/AppPackageTests.xctest)
    /// ```
    public static let guess = Guess(
        variable: { name in getenv(name).map { String(cString: $0) } },
        arguments: CommandLine.arguments
    )

    /// A context and why it was taken.
    public struct Guess: Sendable, CustomStringConvertible {
        /// The context that was taken.
        public let context: Context

        /// Why, in words.
        public let reason: String

        /// The context and the reason.
        public var description: String { "\(context), because \(reason)" }

        package init(variable: (String) -> String?, arguments: [String]) {
            if let named = variable("SEAM_CONTEXT"), !named.isEmpty {
                context = Context(named)
                reason = "the environment variable SEAM_CONTEXT says so"
            } else if variable("XCODE_RUNNING_FOR_PREVIEWS") == "1" {
                context = .preview
                reason = "the environment variable XCODE_RUNNING_FOR_PREVIEWS is 1"
            } else if let mark = Self.testVariables.first(where: { variable($0) != nil }) {
                context = .test
                reason = "the environment variable \(mark) is set"
            } else if let host = arguments.first(where: Self.isTestHost) {
                context = .test
                reason = "the process runs a test bundle (\(host))"
            } else {
                context = .production
                reason = "nothing marks the process as a preview or a test"
            }
        }

        private static let testVariables = [
            "XCTestConfigurationFilePath", "XCTestBundlePath", "XCTestSessionIdentifier", "SWIFT_TESTING_ENABLED",
        ]

        private static func isTestHost(_ argument: String) -> Bool {
            argument == "--testing-library" || argument.hasSuffix(".xctest") || argument.hasSuffix("PackageTests")
                || argument.hasSuffix("swiftpm-testing-helper") || argument.hasSuffix("/xctest")
        }
    }
}
